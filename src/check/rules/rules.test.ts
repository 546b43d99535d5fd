import { expect, test } from 'vitest'
import { causesOf } from '../consequences.ts'
import { fixedText } from '../problem.ts'
import { createSource, placeIn } from '../source.ts'
import { type Rule, rules } from './index.ts'
import type { LanguageTag, Message } from './message.ts'
import phrases from './phrases.json' with { type: 'json' }

const place = placeIn(createSource('a', 'a'), 0, 1)
const names = Object.keys(rules) as Rule[]
const tags = ['sq', 'en'] as const

/** A text of a message (with the key of its record), the names of its places, and the values that are given in the case that selects this text. */
type Text = { key?: string; text: string; places: string[]; given: string[] }

/** The texts of a message, and of the phrases in them. */
function textsOf(message: Message, tag: LanguageTag, given: readonly string[] = []): Text[] {
  if (typeof message === 'string') {
    const places = [...message.matchAll(/\{(\w+)(?:\|\w+)?\}/g)].map(([, name = '']) => name)
    return [{ text: message, places, given: [...given] }]
  }
  return Object.entries(message).flatMap(([value, cases]) =>
    Object.entries(cases).flatMap(([name, inner]) => {
      const isThere = name !== 'none' && (name !== 'other' || 'none' in cases)
      return textsOf(inner, tag, isThere ? [...given, value] : given)
    }),
  )
}

/** The texts of a rule in a language. */
function textsIn(rule: Rule, tag: LanguageTag): Text[] {
  const own = ([tag, `${tag}Hint`] as const).flatMap((key) =>
    textsOf(rules[rule][key], tag).map((text) => ({ ...text, key })),
  )
  return own.flatMap((one) => [
    one,
    ...one.places.flatMap((name) => {
      const phrase = isPhrase(rule, name) ? (phrases[tag] as Record<string, Message>)[name] : undefined
      const texts = phrase === undefined ? [] : textsOf(phrase, tag, one.given)
      return texts.map((text) => ({ ...text, key: one.key }))
    }),
  ])
}

function isPhrase(rule: Rule, name: string): boolean {
  return (
    name === 'places' || (Object.hasOwn(phrases.sq, name) && !Object.hasOwn(rules[rule].values ?? {}, name))
  )
}

test('rules have kebab-case English names', () => {
  expect(names.filter((rule) => !/^[a-z-]+\/[a-z0-9-]+$/.test(rule))).toEqual([])
})

/** `string`, `list?`, `none | several`, `string, with form`: given if the value `form` is. */
const words = /^[\w-]+(?: \| [\w-]+)*(?:\?|, with \w+)?$/

test('rule records name known severities and types of values', () => {
  const wrong = names.flatMap((rule) => {
    const { severity, values = {} } = rules[rule]
    return [
      ...(severity === 'error' || severity === 'warning' ? [] : [`${rule} severity: ${severity}`]),
      ...Object.entries(values).flatMap(([name, type]) =>
        words.test(type) ? [] : [`${rule} values.${name}: ${type}`],
      ),
    ]
  })
  expect(wrong).toEqual([])
})

test('only errors are marked as harmless: every warning is', () => {
  expect(names.filter((rule) => rules[rule].isHarmless && rules[rule].severity === 'warning')).toEqual([])
})

test('rule causes are existing rules and never the rule itself', () => {
  const causes = names.flatMap((rule) =>
    Object.values(causesOf(rule)).flatMap((all) => all.map((cause) => [rule, cause])),
  )
  expect(causes.filter(([rule, cause]) => !names.some((name) => name === cause) || rule === cause)).toEqual(
    [],
  )
})

test('warnings do not stop a build and all other problems do', () => {
  expect(names.filter((rule) => rules[rule].severity === 'warning').sort()).toEqual([
    'date/too-late',
    'description/length',
    'document/more-problems',
    'edition/past',
    'encoding/other-font',
    'encoding/tab',
    'frontmatter/markup',
    'html/bare-text',
    'html/markdown',
    'id/gap',
    'id/history',
    'id/removed',
    'link/bare-address',
    'markdown/leftover',
    'picture/alt-caption',
    'picture/alt-generic',
    'picture/alt-long',
    'picture/small',
    'picture/unused',
    'spelling/unknown-word',
    'stand-in/listed',
    'stand-in/marked',
    'title/repeated',
    'typography/apostrophe',
    'typography/dashes',
    'typography/ellipsis',
    'typography/emoji',
    'typography/quotes',
  ])
})

/** The names of the values that `fixedText` adds to a finding with edits. */
const fixed = Object.keys(
  fixedText({ rule: 'yaml/tab', place, values: {}, edits: [{ start: 0, end: 1, text: 'b' }] }),
)

test.each(names)('rule %s uses only values that its findings have', (rule) => {
  const own = rules[rule].values ?? {}
  const { sentence = '', hint = '' } = rules[rule].form ?? {}
  const forms = Object.entries({ sentence, hint }).flatMap(([key, message]) =>
    textsOf(message, 'sq', ['label', 'fill']).map((text) => ({ ...text, key: `form.${key}` })),
  )
  const unknown = [...tags.flatMap((tag) => textsIn(rule, tag)), ...forms].flatMap(
    ({ key, text, places, given }) =>
      places
        .filter((name) => !isPhrase(rule, name) && !given.includes(name) && !fixed.includes(name))
        .filter((name) => own[name] === undefined || own[name]?.endsWith('?'))
        .map((name) => `${rule} ${key}: no value for {${name}} in “${text}”`),
  )
  expect(unknown).toEqual([])
})

test.each(names)('rule %s has the same values in Albanian and English', (rule) => {
  const [sq, en] = tags.map((tag) => textsIn(rule, tag))
  expect(placesOf(en)).toEqual(placesOf(sq))
  for (const { text } of [...(sq ?? []), ...(en ?? [])]) expect(text).not.toMatch(/[ ]{2}|^\s|\s$|^$/u)
  for (const { text, places } of textsOf(rules[rule].en, 'en')) {
    expect(text).toMatch(/^["<“/{A-Z]/)
    expect(places.some((name) => isPhrase(rule, name)) ? '.' : text).toMatch(/\.$/)
  }
})

function placesOf(texts: readonly Text[] = []): string[] {
  return [...new Set(texts.flatMap(({ places }) => places))].sort()
}
