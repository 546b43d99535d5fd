import { decode, encode } from './postings.ts'

/** Numbers in their order as text: each is a character that says how far it is from the one before it. */
export function writeOrder(ids: readonly number[]): string {
  const steps = ids.map((id, index) => id - (ids[index - 1] ?? 0))
  return String.fromCharCode(...steps.map((step) => encode(step < 0 ? -2 * step - 1 : 2 * step)))
}

/** The numbers that {@link writeOrder} wrote. */
export function readOrder(text: string): number[] {
  let id = 0
  return Array.from(text, (_, at) => {
    const step = decode(text, at)
    id += step & 1 ? -(step + 1) / 2 : step / 2
    return id
  })
}
