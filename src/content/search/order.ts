import { decodeLong, encodeLong } from './postings.ts'

/** Numbers in their order as text: a character, or more, says how far each is from the one before it. */
export function writeOrder(ids: readonly number[]): string {
  const steps = ids.map((id, index) => id - (ids[index - 1] ?? 0))
  return steps.map((step) => String.fromCharCode(...encodeLong(step < 0 ? -2 * step - 1 : 2 * step))).join('')
}

/** The numbers that {@link writeOrder} wrote. */
export function readOrder(text: string): number[] {
  const ids: number[] = []
  for (let at = 0; at < text.length; ) {
    const [step, end] = decodeLong(text, at)
    ids.push((ids.at(-1) ?? 0) + (step & 1 ? -(step + 1) / 2 : step / 2))
    at = end
  }
  return ids
}
