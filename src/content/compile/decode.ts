import { type Checked, type Finding, finding } from './problem.ts'
import { createSource, placeIn, type Source } from './source.ts'

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/**
 * Reads a file's bytes as UTF-8. Bytes that are not UTF-8 yield no text (value undefined); a
 * byte-order mark and Windows line ends are reported, and taken out so that all other checks still run.
 */
export function decode(file: string, bytes: Uint8Array): Checked<Source | undefined> {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return unreadable(finding('encoding/utf-16', placeIn(createSource(file, ''), 0)))
  }
  if (bytes.includes(0)) {
    const source = createSource(file, normaliseLines(new TextDecoder().decode(bytes)))
    return unreadable(finding('encoding/null-byte', placeIn(source, source.text.indexOf('\0'))))
  }
  const text = decodeStrictly(bytes)
  if (text === undefined) return unreadable(findBadByte(file, bytes))
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
