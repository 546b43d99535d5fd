import { parts } from '../patterns.ts'
import { type Finding, finding, type WithFindings, withFix, withReplacement } from '../problem.ts'
import { createSource, lineAt, placeIn, type Source } from '../source.ts'
import { codeOf, decodeStrictly, hasInvisible, isMeaningless } from './letters.ts'

/**
 * Decodes a file's bytes as UTF-8. A byte-order mark and Windows line endings are reported, and removed so that all
 * other checks still run. Text in another encoding is reported, and decoded in that encoding if it is a document. The
 * value is undefined for bytes that are not text.
 */
export function decodeSource(file: string, bytes: Uint8Array): WithFindings<Source | undefined> {
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
  if (marked) findings.push(withFix(finding('encoding/byte-order-mark', placeIn(source, 0)), []))
  const carriageReturn = text.indexOf('\r') - (marked ? 1 : 0)
  if (carriageReturn >= 0)
    findings.push(withFix(finding('encoding/line-endings', placeIn(source, carriageReturn)), []))
  return { value: source, findings }
}

function unreadable(found: Finding): WithFindings<undefined> {
  return { value: undefined, findings: [found] }
}

/** Decodes bytes in their probable encoding, if the text begins like a document and has no binary characters. */
function readAs(
  file: string,
  encoding: string,
  bytes: Uint8Array,
  found: Finding,
): WithFindings<Source | undefined> {
  const text = normaliseLines(new TextDecoder(encoding).decode(bytes))
  const strange = /\p{Cc}/u.test(text.replaceAll(/[\t\n\v\f\u0080-\u009F]/g, ''))
  if (strange || !text.startsWith('---\n')) return unreadable(found)
  return { value: createSource(file, text), findings: [found] }
}

/** Decodes a UTF-8 text with some invalid bytes; `?` stands in place of each, because its letter is unknown. */
function readDamaged(file: string, bytes: Uint8Array, found: Finding): WithFindings<Source | undefined> {
  const text = decodeLoosely(bytes)
  // Without a valid multi-byte letter the text is probably not UTF-8, because such letters hardly occur in other
  // encodings.
  if (!/[^\p{ASCII}\uFFFD]/u.test(text)) return readAs(file, 'windows-1252', bytes, found)
  return readAs(file, 'utf-8', new TextEncoder().encode(text.replaceAll('\uFFFD', '?')), found)
}

/** Reports the first invalid byte. From there on, the text encoded again differs from the file. */
function findBadByte(file: string, bytes: Uint8Array): Finding {
  const text = decodeLoosely(bytes)
  const good = new TextEncoder().encode(text).findIndex((byte, index) => byte !== bytes[index])
  const before = decodeLoosely(bytes.subarray(0, good)).replace(/\uFFFD$/, '')
  const source = createSource(file, normaliseLines(text))
  const byte = (bytes[new TextEncoder().encode(before).length] ?? 0).toString(16).toUpperCase()
  return finding('encoding/not-utf-8', placeIn(source, normaliseLines(before).length), { byte })
}

/** Decodes with U+FFFD for invalid bytes; a byte-order mark stays. */
function decodeLoosely(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

function normaliseLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** Space characters other than the ordinary one. */
const odd = '\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000'
/**
 * The beginning of a line before its words: indent, dash, number, heading marker, name of a field. Spaces have a
 * meaning there, and parsers accept only the ordinary space.
 */
const beginnings = new RegExp(
  `^[ \\t${odd}]*(?:(?:[-*+]|\\d{1,3}[.)]|#{1,6}|[A-Za-z]\\w{0,40}:)[ \\t${odd}]+)*`,
  'gm',
)
const oddSpace = new RegExp(`[${odd}]`, 'g')

/** Finds unusual spaces where a space has a meaning. */
export function checkSpaces(source: Source): Finding[] {
  if (!source.text.match(oddSpace)) return []
  return [...source.text.matchAll(beginnings)].flatMap(({ 0: beginning, index }) =>
    [...beginning.matchAll(oddSpace)].map((space) => {
      const place = placeIn(source, index + space.index)
      const found = finding('encoding/odd-space', place, { code: codeOf(space[0].charCodeAt(0)) })
      return withReplacement(found, ' ')
    }),
  )
}

const onlyBullet = new RegExp(`^ *(?:${parts.bullet}|${parts.bulletLetter})$`)

/** Finds the first tab of a line that stands for a space: in the body, or after the first word of a line of fields. */
export function checkTabs(source: Source): Finding[] {
  const { file, text } = source
  const fieldsEnd = file.endsWith('.yaml') ? text.length : text.indexOf('\n---', 3)
  return [...text.matchAll(/^[^\t\n]*\t/gm)].flatMap(({ 0: before, index }) => {
    const at = index + before.length - 1
    // A tab as indentation is an error of YAML, whose message says more.
    if (at < fieldsEnd && before.trim() === '') return []
    // A tab after another program's bullet belongs to the bullet, which has a rule of its own.
    if (onlyBullet.test(before.slice(0, -1))) return []
    return [withReplacement(finding('encoding/tab', placeIn(source, at)), ' ')]
  })
}

/** `&#173;`, `&#xAD;`, `&shy;` */
const references = /(?<!\\)&(#\d{1,8}|#[xX][\dA-Fa-f]{1,8}|[A-Za-z]+);/g

/** HTML's names for invisible characters. */
const named: ReadonlyMap<string, number> = new Map([
  ['shy', 0xad],
  ['ZeroWidthSpace', 0x200b],
  ['zwnj', 0x200c],
  ['zwj', 0x200d],
  ['lrm', 0x200e],
  ['rlm', 0x200f],
  ['NoBreak', 0x2060],
])

/** Finds invisible characters written as references, as `&shy;`; in HTML, invalid numbers have a rule of their own. */
export function checkReferences(source: Source, isHtml: boolean): Finding[] {
  const body = Math.max(0, source.text.indexOf('\n---', 3))
  return [...source.text.slice(body).matchAll(references)].flatMap((match) => {
    const { 0: written, 1: name = '' } = match
    const code = name.startsWith('#') ? Number(name.slice(1).replace(/^x/i, '0x')) : named.get(name)
    if (code === undefined) return []
    const character = code > 0x10ffff ? '\0' : String.fromCodePoint(code)
    if (!hasInvisible(character) || (isHtml && /[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(character))) return []
    const start = body + match.index
    const place = placeIn(source, start, start + written.length)
    const found = finding('encoding/invisible-character', place, { code: codeOf(code), written })
    return [isMeaningless(character) ? withReplacement(found, '') : found]
  })
}

/** Git's conflict markers: before the first version, before the merge base, before the second version, and after it. */
const markers = new RegExp(
  [
    '^(?<begin><{7})(?: .*)?$',
    String.raw`^\|{7}(?: .*)?$`,
    String.raw`^={7}$(?<=^(?:${parts.noTitle})\n={7})`,
    '^>{7}(?: .*)?$',
  ].join('|'),
  'gm',
)

/** Finds the conflicts that a merge left in the text: one finding for each. */
export function findConflicts(source: Source): Finding[] {
  const findings: Finding[] = []
  let open = false
  for (const { 0: line, index, groups } of source.text.matchAll(markers)) {
    const begins = groups?.begin !== undefined
    if (begins || !open) {
      const values = { withFirst: /^\|{7}(?: |$)/m.test(source.text) }
      findings.push(finding('document/two-versions', lineAt(source, index), values))
    }
    // A conflict extends to its last marker (`>`). The markers within it are not reported again.
    open = !line.startsWith('>')
  }
  return findings
}
