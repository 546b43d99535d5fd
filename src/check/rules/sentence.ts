import { documentKinds, numberedNames } from '../../model/document-kinds.ts'
import type { NumberedRecord } from '../../model/kinds/kind.ts'
import { format, type LanguageTag } from '../../model/message/format.ts'
import { type Rule, rules } from './index.ts'
import phraseTexts from './phrases.json' with { type: 'json' }
import termTexts from './terms.json' with { type: 'json' }
import { type FindingValues, fixedTypes, type Value } from './values.ts'

/** Texts that messages of several rules contain, by name. */
const phrases: Readonly<Record<LanguageTag, Readonly<Record<string, string>>>> = {
  sq: { ...phraseTexts.sq, places: placesIn('sq') },
  en: { ...phraseTexts.en, places: placesIn('en') },
}
const terms: Readonly<Record<LanguageTag, Readonly<Record<string, string>>>> = termTexts
const quotes = { sq: '„“', en: '“”' } as const
const locales = { sq: 'sq', en: 'en-GB' } as const

/**
 * The sentence that one of a rule's messages becomes with the values of a finding. A mistake in the message is replaced by
 * the rule's name, because it must not hide all other findings.
 */
export function sentenceOf(rule: Rule, message: string, values: FindingValues, tag?: LanguageTag): string {
  try {
    return fillIn(rule, message, values, tag)
  } catch {
    return rule
  }
}

/** @throws an Error if the message is malformed, or a variable has no value */
export function fillIn(rule: Rule, message: string, values: FindingValues, tag: LanguageTag = 'sq'): string {
  const types: Readonly<Record<string, string>> = { ...fixedTypes, ...rules[rule].values }
  const names = Object.keys({ ...types, ...values })
  const texts = names.map((name) => [name, textOf(values[name], types[name], tag)])
  return format(withPhrases(message, tag), Object.fromEntries(texts), tag)
}

/** A message with phrases in the place of their names. */
export function withPhrases(message: string, tag: LanguageTag): string {
  return message.replaceAll(/\{(\w+)\}/g, (name, phrase: string) =>
    Object.hasOwn(phrases[tag], phrase) ? (phrases[tag][phrase] ?? name) : name,
  )
}

/** A value as a sentence has it, by the type that the rule's record gives it. */
function textOf(
  value: Value,
  type: string | undefined,
  tag: LanguageTag,
): string | number | boolean | undefined {
  if (value === undefined) return undefined
  const list = [value].flat().map(String)
  switch (type) {
    case 'and-list':
      return quotedNames(list, 'conjunction', tag)
    case 'or-list':
      return quotedNames(list, 'disjunction', tag)
    case 'term':
    case 'terms':
      return termsOf(list, tag)
    case 'kind':
      return kindNamed(value)[tag].one
    case 'kinds':
      return kindNamed(value)[tag].ofAll
    default:
      return typeof value === 'object' ? list.join(', ') : value
  }
}

function kindNamed(value: Value): NumberedRecord<never> {
  const name = numberedNames.find((one) => one === value)
  if (name === undefined) throw new Error(`${value} is no kind of document.`)
  return documentKinds[name]
}

/** `„a“, „b“ ose „c“` */
function quotedNames(names: readonly string[], type: Intl.ListFormatType, tag: LanguageTag): string {
  const [open, close] = quotes[tag]
  return listFormat(tag, type).format(names.map((name) => `${open}${name}${close}`))
}

/** A list of technical terms in the words of editors: `numër`, `vendin ku u bë dhe emra njerëzish`. */
export function termsOf(names: readonly string[], tag: LanguageTag): string {
  const worded = names.map((name) => (Object.hasOwn(terms[tag], name) ? (terms[tag][name] ?? name) : name))
  return listFormat(tag, 'conjunction').format(worded)
}

const listFormats = new Map<string, Intl.ListFormat>()

/** The formatter of lists in a language. Making one takes a hundred times longer than writing a list. */
function listFormat(tag: LanguageTag, type: Intl.ListFormatType): Intl.ListFormat {
  const found = listFormats.get(`${tag} ${type}`) ?? new Intl.ListFormat(locales[tag], { type })
  listFormats.set(`${tag} ${type}`, found)
  return found
}

function placesIn(tag: LanguageTag): string {
  const places = Object.values(documentKinds).map((kind) => kind[tag].place)
  return `${tag === 'sq' ? 'Vendet janë' : 'The places are'}: ${places.join(', ')}.`
}
