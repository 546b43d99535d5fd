import { type Checked, type Finding, finding } from './problem.ts'
import { createSource, placeIn, type Source } from './source.ts'

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a file's bytes as UTF-8. A byte-order mark and Windows line ends are reported, and taken out so that all
 * other checks still run. What another program saved in its own encoding is reported and read as that; bytes
 * that are no text yield none (value undefined).
 */
export function decode(file: string, bytes: Uint8Array): Checked<Source | undefined> {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    const found = finding('encoding/utf-16', placeIn(createSource(file, ''), 0))
    return readAs(file, first === 0xff ? 'utf-16le' : 'utf-16be', bytes, found)
  }
  if (bytes.includes(0)) {
    const source = createSource(file, normaliseLines(new TextDecoder().decode(bytes)))
    return unreadable(finding('encoding/null-byte', placeIn(source, source.text.indexOf('\0'))))
  }
  const text = decodeStrictly(bytes)
  if (text === undefined) return readDamaged(file, bytes, findBadByte(file, bytes))
  const marked = text.startsWith('\uFEFF')
  const source = createSource(file, normaliseLines(marked ? text.slice(1) : text))
  const findings: Finding[] = []
  if (marked) findings.push(finding('encoding/byte-order-mark', placeIn(source, 0)))
  const carriageReturn = text.indexOf('\r')
  if (carriageReturn !== -1) {
    findings.push(
      finding('encoding/line-endings', placeIn(source, Math.max(0, carriageReturn - (marked ? 1 : 0)))),
    )
  }
  return { value: source, findings }
}

function unreadable(found: Finding): Checked<undefined> {
  return { value: undefined, findings: [found] }
}

/** The text as its program probably meant it, where it begins like a document and has no signs that text has not. */
function readAs(
  file: string,
  encoding: string,
  bytes: Uint8Array,
  found: Finding,
): Checked<Source | undefined> {
  const text = normaliseLines(new TextDecoder(encoding).decode(bytes))
  const strange = /\p{Cc}/u.test(text.replaceAll(/[\t\n\v\f\u0080-\u009F]/g, ''))
  if (strange || !text.startsWith('---\n')) return unreadable(found)
  return { value: createSource(file, text), findings: [found] }
}

/** A text of UTF-8 in which some bytes are spoilt: their letters are unknown. */
function readDamaged(file: string, bytes: Uint8Array, found: Finding): Checked<Source | undefined> {
  const text = decodeLoosely(bytes)
  // Letters of two bytes and more are in UTF-8 what they are nowhere else.
  if (!/[^\p{ASCII}\uFFFD]/u.test(text)) return readAs(file, 'windows-1252', bytes, found)
  return readAs(file, 'utf-8', new TextEncoder().encode(text.replaceAll('\uFFFD', '?')), found)
}

function decodeStrictly(bytes: Uint8Array): string | undefined {
  try {
    return strict.decode(bytes)
  } catch {
    return undefined
  }
}

/** The place of the first byte that is not UTF-8: every byte before it decodes. */
function findBadByte(file: string, bytes: Uint8Array): Finding {
  let good = 0
  let bad = bytes.length
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (isWhole(bytes.subarray(0, middle))) good = middle
    else bad = middle
  }
  const before = decodeLoosely(bytes.subarray(0, good)).replace(/\uFFFD$/, '')
  const source = createSource(file, normaliseLines(decodeLoosely(bytes)))
  const byte = (bytes[new TextEncoder().encode(before).length] ?? 0).toString(16).toUpperCase()
  return finding('encoding/not-utf-8', placeIn(source, normaliseLines(before).length), { byte })
}

/** Text with U+FFFD in the place of what is no UTF-8; a byte-order mark stays. */
function decodeLoosely(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Whether bytes decode so far, though their last letter may be cut. */
function isWhole(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

function normaliseLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}
