import { type Checked, type Finding, finding } from '../problem.ts'
import { hasInvisible } from '../slips/letters.ts'
import { createSource, lineAt, placeIn, type Source } from '../source.ts'

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

/** The place of the first byte that is not UTF-8: written anew, the text has other bytes from there on. */
function findBadByte(file: string, bytes: Uint8Array): Finding {
  const text = decodeLoosely(bytes)
  const good = new TextEncoder().encode(text).findIndex((byte, index) => byte !== bytes[index])
  const before = decodeLoosely(bytes.subarray(0, good)).replace(/\uFFFD$/, '')
  const source = createSource(file, normaliseLines(text))
  const byte = (bytes[new TextEncoder().encode(before).length] ?? 0).toString(16).toUpperCase()
  return finding('encoding/not-utf-8', placeIn(source, normaliseLines(before).length), { byte })
}

/** Text with U+FFFD instead of what is no UTF-8; a byte-order mark stays. */
function decodeLoosely(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

function normaliseLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** Spaces that look like the one of the keyboard and are another character. */
const odd = '\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000'
/**
 * The beginning of a line up to where its words start: indent, dash, number, signs of a heading, name of a
 * field. There a space has a meaning, and only the ordinary one is understood.
 */
const beginnings = new RegExp(
  `^[ \\t${odd}]*(?:(?:[-*+]|\\d{1,3}[.)]|#{1,6}|[A-Za-z]\\w{0,40}:)[ \\t${odd}]+)*`,
  'gm',
)
const oddSpace = new RegExp(`[${odd}]`, 'g')

/**
 * Odd spaces where a space has a meaning. In the returned source they are ordinary ones, so that they do
 * not spoil every other check; all offsets stay.
 */
export function checkSpaces(source: Source): { source: Source; findings: Finding[] } {
  if (!source.text.match(oddSpace)) return { source, findings: [] }
  const spots = [...source.text.matchAll(beginnings)].flatMap(({ 0: beginning, index }) =>
    [...beginning.matchAll(oddSpace)].map((space) => index + space.index),
  )
  if (spots.length === 0) return { source, findings: [] }
  const letters = source.text.split('')
  for (const spot of spots) letters[spot] = ' '
  const findings = spots.map((spot) =>
    finding('encoding/odd-space', placeIn(source, spot), {
      code: source.text.charCodeAt(spot).toString(16).toUpperCase().padStart(4, '0'),
    }),
  )
  return { source: { ...source, text: letters.join('') }, findings }
}

/** The first tab of each line, where a space is meant: in the body, and after the first word of a line of fields. */
export function checkTabs(source: Source): Finding[] {
  const { file, text } = source
  const fieldsEnd = file.endsWith('.yaml') ? text.length : text.indexOf('\n---', 3)
  return [...text.matchAll(/^[^\t\n]*\t/gm)].flatMap(({ 0: before, index }) => {
    const at = index + before.length - 1
    // A tab that indents a field is an error of YAML, which says more.
    if (at < fieldsEnd && before.trim() === '') return []
    return [finding('encoding/tab', placeIn(source, at))]
  })
}

const references = /(?<!\\)&(?:#(\d{1,8})|#[xX]([\dA-Fa-f]{1,8})|([A-Za-z]+));/g

/** The names of HTML for characters that no one sees. */
const named: ReadonlyMap<string, number> = new Map([
  ['shy', 0xad],
  ['ZeroWidthSpace', 0x200b],
  ['zwnj', 0x200c],
  ['zwj', 0x200d],
  ['lrm', 0x200e],
  ['rlm', 0x200f],
  ['NoBreak', 0x2060],
])

/**
 * Characters that no one sees, written by their number or name in a body: `&#8203;`, `&shy;`. Of numbers that are no
 * character at all another rule speaks in HTML.
 */
export function checkReferences(source: Source, isHtml: boolean): Finding[] {
  const body = Math.max(0, source.text.indexOf('\n---', 3))
  return [...source.text.slice(body).matchAll(references)].flatMap((match) => {
    const [written, decimal, hexadecimal, name = ''] = match
    const code = name === '' ? Number(decimal ?? `0x${hexadecimal}`) : named.get(name)
    if (code === undefined) return []
    const sign = code > 0x10ffff ? '\0' : String.fromCodePoint(code)
    if (!hasInvisible(sign) || (isHtml && /[\p{Cc}\p{Cs}]/u.test(sign))) return []
    const start = body + match.index
    return [
      finding('encoding/invisible-character', placeIn(source, start, start + written.length), {
        code: code.toString(16).toUpperCase().padStart(4, '0'),
        written,
      }),
    ]
  })
}

/**
 * The lines that Git leaves around two versions of a text. The line of seven `=` between them may also underline a
 * heading: it alone says nothing.
 */
const markers = /^(?<begin><{7})(?: .*)?$|^\|{7}(?: .*)?$|^>{7}(?: .*)?$/gm

/** The places where two versions of a text were to be made one and stand there both: one for each pair. */
export function findConflicts(source: Source): Finding[] {
  const findings: Finding[] = []
  let open = false
  for (const { 0: line, index, groups } of source.text.matchAll(markers)) {
    const begins = groups?.begin !== undefined
    if (begins || !open)
      findings.push(
        finding('document/two-versions', lineAt(source, index), {
          withFirst: /^\|{7}(?: |$)/m.test(source.text),
        }),
      )
    // The version that both come from stands between them, or its line was left alone.
    open = begins || line.startsWith('|')
  }
  return findings
}
