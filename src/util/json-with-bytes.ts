import { fromBase64, toBase64 } from './base64.ts'

/** The text of a value, for a request: JSON in which bytes are base64. */
export function encode(value: unknown): string {
  return JSON.stringify(value, withBase64) ?? ''
}

/** The value of a text of {@link encode}; undefined for an empty one. */
export function decode(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text, withBytes)
}

/** `this` holds the value as it is: Node's buffers are objects of another kind in `value`. */
function withBase64(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key]
  return given instanceof Uint8Array ? { base64: toBase64(given) } : value
}

function withBytes(_: string, value: unknown): unknown {
  const isBytes = value !== null && typeof value === 'object' && 'base64' in value
  return isBytes ? fromBase64(String(value.base64)) : value
}
