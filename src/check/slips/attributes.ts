import type { LooseForm } from '../rules/values.ts'

/** A value of an attribute in another form than `name="value"`, where it is known what was meant. */
type LooseValue = {
  /** How it is written: in quotes of a text processor, without quotes, or in quotes that do not close. */
  form: LooseForm
  name: string
  /** What was meant, without quotes. */
  value: string
  /** Offset after it. */
  end: number
}

const attribute = /([a-zA-Z_:][a-zA-Z0-9_:.-]*)\s*=\s*/y
const double = '"“”„‟«»″'
const single = "'‘’‚‛`´"
const quoted = [double, single].map((quotes) => new RegExp(`[${quotes}]([^${quotes}<>\\n]*)[${quotes}]`, 'y'))
/** Signs that no word of a value begins or ends with where they are not its quotes. */
const stray = new RegExp(`^[${double}${single}]+|[${double}${single}]+$`, 'g')
const following = /^(?:\s|\/?>)/
/** Longest stretch in which a value without its quotes is looked for. */
const most = 400

/** Reads the attribute at an offset, whose value is not between straight quotes; undefined where the value is ambiguous. */
export function readLooseValue(text: string, start: number): LooseValue | undefined {
  attribute.lastIndex = start
  const [, name] = attribute.exec(text) ?? []
  if (name === undefined) return undefined
  const at = attribute.lastIndex
  for (const pattern of quoted) {
    pattern.lastIndex = at
    const [, value] = pattern.exec(text) ?? []
    if (value !== undefined && following.test(text.slice(pattern.lastIndex, pattern.lastIndex + 2)))
      return { form: 'curly', name, value, end: pattern.lastIndex }
  }
  return readBare(text, name, at)
}

/** A value of one word or more, up to the next attribute or the end of the tag. */
function readBare(text: string, name: string, start: number): LooseValue | undefined {
  const rest = /^[^<>\n]*(?=>)/.exec(text.slice(start, start + most))?.[0]
  if (rest === undefined) return undefined
  const next = /\s+[a-zA-Z_:][a-zA-Z0-9_:.-]*\s*=/.exec(rest)?.index
  const words = (next === undefined ? rest.replace(/(?<=.)\/$/, '') : rest.slice(0, next)).trimEnd()
  const value = words.replaceAll(stray, '')
  if (value === '' || /["“”„=]/.test(value)) return undefined
  const form = value === words ? 'bare' : /^"|"$/.test(words) ? 'open' : 'curly'
  return { form, name, value, end: start + words.length }
}

const rightAttribute = /\s+[a-zA-Z_:][a-zA-Z0-9_:.-]*(?:\s*=\s*(?:"[^"<]*"|'[^'<]*'|\{[^{}]*\}))?(?=\s|\/?>)/y

/** The attributes of a tag, from the offset after its name on, whose values are not between straight quotes. */
export function looseValuesIn(text: string, start: number): LooseValue[] {
  const found: LooseValue[] = []
  for (let at = start; ; ) {
    rightAttribute.lastIndex = at
    if (rightAttribute.test(text)) {
      at = rightAttribute.lastIndex
      continue
    }
    const blanks = /^\s*/.exec(text.slice(at, at + most))?.[0].length ?? 0
    const loose = readLooseValue(text, at + blanks)
    if (loose === undefined) return found
    found.push(loose)
    at = loose.end
  }
}
