import { parts } from '../patterns.ts'

/** A value in typographic quotes, without quotes, or in quotes that are not closed. */
type LooseForm = 'curly' | 'bare' | 'open'

/** An attribute as it is written; all offsets are in the text. */
export type Attribute = {
  name: string
  start: number
  end: number
  /** Offsets of the value without its quotes; undefined if the attribute has no value. */
  value: { start: number; end: number } | undefined
  /** The kind of wrong quotes, if the meaning is clear. */
  loose?: LooseForm
}

/** Parses the attributes of a tag, from the offset after its name, up to the first that is malformed. */
export function readAttributes(text: string, start: number): Attribute[] {
  const read: Attribute[] = []
  for (let at = start; ; ) {
    const next = readStrict(text, at) ?? readLoose(text, at)
    if (next === undefined) return read
    read.push(next)
    at = next.end
  }
}

const { attributeName, attributeValue } = parts
/** White space, a name, and a value in quotes or none. */
const strict = new RegExp(
  String.raw`\s+(?<name>${attributeName})(?:\s*=\s*(?<quoted>${attributeValue})|(?![a-zA-Z0-9_:.-]|\s*=))`,
  'y',
)

function readStrict(text: string, at: number): Attribute | undefined {
  strict.lastIndex = at
  const { 0: whole = '', groups: { name, quoted } = {} } = strict.exec(text) ?? {}
  if (name === undefined) return undefined
  const end = strict.lastIndex
  const value = quoted === undefined ? undefined : { start: end - quoted.length + 1, end: end - 1 }
  return { name, start: at + whole.search(/\S/), end, value }
}

/** White space before an attribute (up to a hundred), its name and `=`. */
const beginning = new RegExp(String.raw`(\s{1,100})(${attributeName})\s*=\s*`, 'y')
const double = '"“”„‟«»″'
const single = "'‘’‚‛`´"
const quoted = [double, single].map((quotes) => new RegExp(`[${quotes}]([^${quotes}<>\\n]*)[${quotes}]`, 'y'))
const following = /^(?:\s|\/?>)/

function readLoose(text: string, at: number): Attribute | undefined {
  beginning.lastIndex = at
  const [, blanks = '', name] = beginning.exec(text) ?? []
  if (name === undefined) return undefined
  const from = beginning.lastIndex
  const start = at + blanks.length
  for (const pattern of quoted) {
    pattern.lastIndex = from
    const found = pattern.test(text)
    const end = pattern.lastIndex
    if (found && following.test(text.slice(end, end + 2)))
      return { name, start, end, value: { start: from + 1, end: end - 1 }, loose: 'curly' }
  }
  const bare = readBare(text, from)
  return bare && { name, start, ...bare }
}

/** Quotes at the beginning or the end of a value, which are not part of it. */
const stray = new RegExp(`^[${double}${single}]+|[${double}${single}]+$`, 'g')
const nextAttribute = new RegExp(String.raw`\s+${attributeName}\s*=`)
/** Maximum length of an unquoted value. */
const most = 400

/** Reads an unquoted value of one or more words, up to the next attribute or the end of the tag. */
function readBare(text: string, start: number): Pick<Attribute, 'end' | 'value' | 'loose'> | undefined {
  const rest = /^[^<>\n]*(?=>)/.exec(text.slice(start, start + most))?.[0]
  if (rest === undefined) return undefined
  const next = nextAttribute.exec(rest)?.index
  const written = (next === undefined ? rest.replace(/(?<=.)\/$/, '') : rest.slice(0, next)).trimEnd()
  const value = written.replaceAll(stray, '')
  if (value === '' || /["“”„=]/.test(value)) return undefined
  const from = start + written.indexOf(value)
  const loose = value === written ? 'bare' : /^"|"$/.test(written) ? 'open' : 'curly'
  return { end: start + written.length, value: { start: from, end: from + value.length }, loose }
}
