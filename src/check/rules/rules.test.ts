import { expect, test } from 'vitest'
import type { LanguageTag } from '../../model/message/format.ts'
import { type MessageText, textsOf } from '../../model/message/testing/texts-of.ts'
import { causesOf } from '../consequences.ts'
import { families, type Rule, rules } from './index.ts'
import { type After, type Example, exampleDocuments, type RuleRecord } from './record.ts'
import { withPhrases } from './sentence.ts'
import terms from './terms.json' with { type: 'json' }
import { fixedTypes } from './values.ts'

const names = Object.keys(rules) as Rule[]
const tags = ['sq', 'en'] as const

test('rules have kebab-case English names', () => {
  expect(names.filter((rule) => !/^[a-z-]+\/[a-z0-9-]+$/.test(rule))).toEqual([])
})

/** `string`, `list?`, `none | several`, `string, with form`: given if the value `form` is. */
const type =
  /^(?:string|number|boolean|list|and-list|or-list|terms?|kinds?|[\w-]+(?: \| [\w-]+)+)(?:\?|, with \w+)?$/

test('rule records name known severities and types of values', () => {
  const wrong = names.flatMap((rule) => {
    const { severity, values = {} } = rules[rule]
    return [
      ...(severity === 'error' || severity === 'warning' ? [] : [`${rule} severity: ${severity}`]),
      ...Object.entries(values).flatMap(([name, written]) =>
        type.test(written) ? [] : [`${rule} values.${name}: ${written}`],
      ),
    ]
  })
  expect(wrong).toEqual([])
})

/** The fields of a record, with those of the objects in it. */
const fields: Readonly<Record<string, readonly string[]>> = {
  record: Object.keys({
    ...{ severity: 0, values: 0, form: 0, why: 0, example: 0, sq: 0, sqHint: 0, en: 0, enHint: 0 },
    ...{ ofPlace: 0, after: 0, stopsRelease: 0, isHarmless: 0 },
  } satisfies Record<keyof RuleRecord, 0>),
  form: ['sentence', 'hint'],
  after: ['place', 'section', 'document'] satisfies (keyof After)[],
  example: ['in', 'wrong', 'right', 'instead', 'shown'] satisfies (keyof Example)[],
}

test('rule records have no unknown field and name documents of the good site', () => {
  const wrong = names.flatMap((rule) => {
    const record = rules[rule]
    const { form = {}, after = {}, example } = record
    const unknown = Object.entries({ record, form, after, example }).flatMap(([part, object]) =>
      Object.keys(object)
        .filter((name) => !fields[part]?.includes(name))
        .map((name) => `${rule} ${part}.${name}`),
    )
    const isKnown = !('in' in example) || Object.hasOwn(exampleDocuments, example.in)
    return [...unknown, ...(isKnown ? [] : [`${rule} example.in: ${example.in}`])]
  })
  expect(wrong).toEqual([])
})

test('each rule has one record', () => {
  expect(families.flatMap((family) => family.rules)).toHaveLength(names.length)
})

test('rule records mark no warning as harmless, because warnings always are', () => {
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
    'placeholder/listed',
    'placeholder/marked',
    'spelling/unknown-word',
    'title/repeated',
    'typography/apostrophe',
    'typography/dashes',
    'typography/ellipsis',
    'typography/emoji',
    'typography/quotes',
  ])
})

/** The messages of a rule in a language, by their keys; those for forms are Albanian. */
function messagesOf(rule: Rule, tag: LanguageTag): [key: string, message: string][] {
  const { form = {} } = rules[rule]
  const keys = [tag, `${tag}Hint`] as const
  return [
    ...keys.map((key): [string, string] => [key, rules[rule][key]]),
    ...(tag === 'sq'
      ? Object.entries(form).map(([key, message]) => [`form.${key}`, message] as [string, string])
      : []),
  ]
}

/** Every text that a rule's messages may become, with their keys. */
function textsIn(rule: Rule, tag: LanguageTag): (MessageText & { key: string })[] {
  return messagesOf(rule, tag).flatMap(([key, message]) => {
    try {
      return textsOf(withPhrases(message, tag), tag).map((text) => ({ ...text, key }))
    } catch (error) {
      throw new Error(`${rule} ${key}: ${error}`)
    }
  })
}

/** The types of the values that a message may contain. */
function typesOf(rule: Rule, key: string): Readonly<Record<string, string>> {
  return {
    ...fixedTypes,
    ...(key.startsWith('form') && { label: 'string', fill: 'string' }),
    ...rules[rule].values,
  }
}

test.each(names)('rule %s uses only values of its findings in messages', (rule) => {
  const wrong = tags.flatMap((tag) =>
    textsIn(rule, tag).flatMap(({ key, text, needed, selected, present }) => {
      const types = typesOf(rule, key)
      const unknown = [...needed, ...selected].filter((name) => types[name] === undefined)
      const absent = needed.filter((name) => types[name]?.endsWith('?') && !present.includes(name))
      return [
        ...unknown.map((name) => `${rule} ${key}: no value is called {${name}} in “${text}”`),
        ...absent.map((name) => `${rule} ${key}: {${name}} may be absent in “${text}”`),
      ]
    }),
  )
  expect(wrong).toEqual([])
})

test.each(names)('rule %s selects only possible cases in messages', (rule) => {
  const wrong = tags.flatMap((tag) =>
    textsIn(rule, tag).flatMap(({ key, cases }) =>
      cases.flatMap(([name, chosen]) => {
        const type = typesOf(rule, key)[name] ?? ''
        const isNone = chosen === 'none' && name in fixedTypes
        return isNone || isCase(chosen, type)
          ? []
          : [`${rule} ${key}: {${name}} of type ${type} is never “${chosen}”`]
      }),
    ),
  )
  expect(wrong).toEqual([])
})

function isCase(chosen: string, type: string): boolean {
  if (chosen === 'other' || /^string|^term$/.test(type)) return true
  if (chosen === 'none') return /\?$|, with |list$|^terms$|\bnone\b/.test(type)
  return type === 'boolean' ? chosen === 'true' : type.replace(/\?$/, '').split(' | ').includes(chosen)
}

test('no value has the name of a phrase', () => {
  const own = names.flatMap((rule) =>
    Object.keys(rules[rule].values ?? {}).map((name) => [rule, name] as const),
  )
  const all = [...own, ...Object.keys(fixedTypes).map((name) => ['fixedText', name] as const)]
  expect(all.filter(([, name]) => withPhrases(`{${name}}`, 'sq') !== `{${name}}`)).toEqual([])
})

test.each(names)('rule %s has the same values in Albanian and English', (rule) => {
  const [sq = [], en = []] = tags.map((tag) =>
    textsIn(rule, tag).filter(({ key }) => !key.startsWith('form')),
  )
  expect(variablesOf(en)).toEqual(variablesOf(sq))
  for (const { text } of [...sq, ...en]) expect(text).not.toMatch(/[ ]{2}|^\s|\s$|^$/u)
  for (const { text } of textsOf(withPhrases(rules[rule].en, 'en'), 'en')) {
    expect(text).toMatch(/^["<“/{A-Z]/)
    expect(text).toMatch(/\.$/)
  }
})

function variablesOf(texts: readonly MessageText[]): string[] {
  return [...new Set(texts.flatMap(({ needed }) => needed))].sort()
}

test('each term has its words in both languages', () => {
  expect(Object.keys(terms.en)).toEqual(Object.keys(terms.sq))
})
