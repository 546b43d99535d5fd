import { documentKinds, type NumberedName } from '../../model/document-kinds.ts'
import texts from './phrases.json' with { type: 'json' }

/** Languages of the check by their tag (BCP 47). Albanian is the editors' own. */
export type LanguageTag = 'sq' | 'en'

/**
 * A text with places for values and for phrases (`{name}`); or the texts for the cases of one value. The case of a value
 * is the value itself; `none` if it is absent or empty; `other` if there is no text for it.
 */
export type Message = string | { [value: string]: { [name: string]: Message } }

/** A value of a finding: plain data, which can be stored. */
export type Value = string | number | boolean | undefined | readonly (string | number)[]

/** Values by their names. */
export type Values = Readonly<Record<string, Value>>

/** Texts of several rules, by name. */
const phrases: Readonly<Record<LanguageTag, Readonly<Record<string, Message>>>> = {
  sq: { ...texts.sq, places: placesIn('sq') },
  en: { ...texts.en, places: placesIn('en') },
}
const quotes = { sq: '„“', en: '“”' } as const
const locales = { sq: 'sq', en: 'en-GB' } as const

/**
 * Fills a message in.
 *
 * @throws an Error if the message has no text for a case, or `values` no value for a place
 */
export function format(message: Message, values: Values, tag: LanguageTag = 'sq'): string {
  if (typeof message === 'string')
    return message.replaceAll(/\{(\w+)\|?(\w*)\}/g, (_, name: string, style: string) =>
      fill(name, style, values, tag),
    )
  const [[name = '', cases = {}] = []] = Object.entries(message)
  const own = caseOf(values[name])
  const text = Object.hasOwn(cases, own) ? cases[own] : cases.other
  if (text === undefined) throw new Error(`No text for ${name} = ${own} in: ${JSON.stringify(message)}`)
  return format(text, values, tag)
}

/** Fills a message in, or returns `instead` if that throws: one rule's mistake must not hide all other findings. */
export function formatOr(instead: string, ...given: Parameters<typeof format>): string {
  try {
    return format(...given)
  } catch {
    return instead
  }
}

function caseOf(value: Value): string {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    ? 'none'
    : String(value)
}

/** The text for a place of a message. The place's style follows a bar: `{names|or}`, `{kind|ofAll}`. */
function fill(name: string, style: string, values: Values, tag: LanguageTag): string {
  const value = values[name]
  const phrase = phrases[tag][name]
  if (value === undefined && phrase !== undefined) return format(phrase, values, tag)
  if (value === undefined) throw new Error(`No value for {${name}}`)
  const all = [value].flat().map(String)
  switch (style) {
    case '':
      return all.join(', ')
    case 'and':
    case 'or':
      return quotedNames(all, style, tag)
    case 'phrases':
      return phrasesOf(all, tag)
  }
  const kind: Readonly<Record<string, string>> = documentKinds[value as NumberedName][tag]
  return kind[style] ?? ''
}

/** `„a“, „b“ ose „c“` */
function quotedNames(names: readonly string[], style: 'and' | 'or', tag: LanguageTag): string {
  const type = style === 'and' ? 'conjunction' : 'disjunction'
  const [open, close] = quotes[tag]
  return new Intl.ListFormat(locales[tag], { type }).format(names.map((name) => `${open}${name}${close}`))
}

/** A list of names, each as its phrase if it has one: `numër`, `vendin ku u bë dhe emra njerëzish`. */
export function phrasesOf(names: readonly string[], tag: LanguageTag): string {
  const worded = names.map((name) =>
    Object.hasOwn(phrases[tag], name) ? format(phrases[tag][name] ?? name, {}, tag) : name,
  )
  return new Intl.ListFormat(locales[tag]).format(worded)
}

function placesIn(tag: LanguageTag): string {
  const places = Object.values(documentKinds).map((kind) => kind[tag].place)
  return `${tag === 'sq' ? 'Vendet janë' : 'The places are'}: ${places.join(', ')}.`
}
