import { hash } from 'node:crypto'

/** The first hex digits, at most 64, of a SHA-256 digest. */
export function sha256(data: string | Uint8Array, digits: number): string {
  return hash('sha256', data).slice(0, digits)
}

/** A digest of plain values: texts, numbers, lists and objects. */
export function keyOf(...values: readonly unknown[]): string {
  return sha256(JSON.stringify(values), 32)
}
