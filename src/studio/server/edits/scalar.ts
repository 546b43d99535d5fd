import { parseDocument, type Scalar } from 'yaml'

/** A value without parts, as fields hold it. */
export type Single = string | number | boolean | null

/** The way in which a text is written. */
export type Style = 'plain' | 'single' | 'double'

/** The style in which another value is written. */
export function styleOf({ type }: Scalar): Style {
  if (type === 'PLAIN') return 'plain'
  return type === 'QUOTE_SINGLE' ? 'single' : 'double'
}

/** The style of a text that stands in for none: names of files and words without quotes, sentences in them. */
export function usualStyle(value: Single): Style {
  return typeof value !== 'string' || /^[\p{L}\p{N}][\p{L}\p{N}_./-]*$/u.test(value) ? 'plain' : 'double'
}

/** A value in YAML on one line: in the wanted style, or in double quotes where that would say something else. */
export function writeScalar(value: Single, style: Style, inFlow: boolean): string {
  if (typeof value !== 'string') return String(value)
  if (style === 'plain' && reads(value, value, inFlow)) return value
  const single = `'${value.replaceAll("'", "''")}'`
  if (style === 'single' && reads(single, value, inFlow)) return single
  return JSON.stringify(value)
}

function reads(written: string, value: string, inFlow: boolean): boolean {
  if (/[\n\r]/.test(written)) return false
  const read = parseDocument(inFlow ? `{ k: ${written}, l: 0 }` : `k: ${written}\nl: 0`, {
    logLevel: 'error',
  })
  return read.errors.length === 0 && read.get('k') === value && read.get('l') === 0
}
