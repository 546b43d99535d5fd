import { IntlMessageFormat } from 'intl-messageformat'

/** Languages of the studio and the check by their tag (BCP 47). Albanian is the editors' own. */
export type LanguageTag = 'sq' | 'en'

/** The values of a message by name. */
export type MessageValues = Readonly<Record<string, string | number | boolean | undefined>>

/** Parsed messages, by language and text. */
const parsed = new Map<string, IntlMessageFormat>()

/**
 * Fills in a message of ICU MessageFormat. An absent or empty value selects the case `none` of a `select`. Quotes within
 * a quoted value become inner ones, as in „Java ‚e gjelbër‘“.
 *
 * @throws an Error if the message is malformed, or a variable has no value
 */
export function format(message: string, values: MessageValues, tag: LanguageTag = 'sq'): string {
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : new Filling(name, value),
  ])
  let text = ''
  for (const { value } of parse(message, tag).formatToParts<Filling>(Object.fromEntries(given)))
    text += typeof value === 'string' ? value : value.textAfter(text)
  return text
}

/** Parses a message. Tags in it are plain text. */
export function parse(message: string, tag: LanguageTag): IntlMessageFormat {
  const key = `${tag} ${message}`
  let result = parsed.get(key)
  if (result === undefined) {
    result = new IntlMessageFormat(message, tag, undefined, { ignoreTag: true })
    parsed.set(key, result)
  }
  return result
}

/** A value that the library returns as a part of its own, so that the quotes around it are known. */
class Filling {
  readonly name: string
  readonly value: string | boolean | undefined

  constructor(name: string, value: string | boolean | undefined) {
    this.name = name
    this.value = value
  }

  /** The case that the value selects. */
  toString(): string {
    return this.value === undefined || this.value === '' ? 'none' : String(this.value)
  }

  textAfter(before: string): string {
    if (this.value === undefined) throw new Error(`No value for {${this.name}}`)
    const text = String(this.value)
    return before.endsWith('„') ? text.replaceAll('„', '‚').replaceAll('“', '‘') : text
  }
}
