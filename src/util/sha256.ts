// `imports` in `package.json` selects the file: Node's own hash in Node, JavaScript code in a browser.
import { digestOf } from '#sha256'

/** The first hex digits, at most 64, of a SHA-256 digest. */
export function sha256(data: string | Uint8Array, digits: number): string {
  return digestOf(data).slice(0, digits)
}

/** A digest of plain values: texts, numbers, lists and objects. */
export function keyOf(...values: readonly unknown[]): string {
  return sha256(JSON.stringify(values), 32)
}
