import { fromBase64, toBase64 } from './base64.ts'

/** The text of a value, for a request: JSON in which bytes are base64, and an undefined item of a list is marked. */
export function encode(value: unknown): string {
  return JSON.stringify(value, withMarks) ?? ''
}

/** The value of a text of {@link encode}; undefined for an empty one. */
export function decode(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text, withoutMarks)
}

/** `this` has the original value, because `value` is another object for Node's buffers. */
function withMarks(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const given = this[key]
  if (given instanceof Uint8Array) return { base64: toBase64(given) }
  // JSON would write null, which is another value.
  return given === undefined && Array.isArray(this) ? { isUndefined: true } : value
}

function withoutMarks(_: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if ('base64' in value) return fromBase64(String(value.base64))
  return 'isUndefined' in value ? undefined : value
}
