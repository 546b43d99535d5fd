import { expect, test } from 'vitest'
import { formatFinding } from '../../../src/check/present.ts'
import type { Finding } from '../../../src/check/problem.ts'
import { rules } from '../../../src/check/rules/index.ts'
import type { Value } from '../../../src/check/rules/values.ts'
import { numberedNames } from '../../../src/model/document-kinds.ts'
import { sentencesOf } from '../../../src/studio/core/forms/sentences.ts'
import { checkChange, describe, problemsOfChange, unfold } from './fixture.ts'
import { fixtures } from './fixtures.ts'

test('every rule has an example or a fixture', () => {
  expect(Object.keys(fixtures).sort()).toEqual(Object.keys(rules).sort())
})

test.each(Object.entries(fixtures))(
  'rule %s locates its fixture and has a studio message',
  async (rule, fixture) => {
    const { wrong, at, besides } = await unfold(fixture)
    const { problems, findings } = await checkChange(wrong)
    const own = problems.filter((problem) => problem.rule !== besides)
    expect(own.map(describe)).toEqual(at.map((place) => `${place} ${rule}`))
    for (const found of findings) {
      expect(misfits(found)).toEqual([])
      const sentences = [sentencesOf(found), formatFinding(found), formatFinding(found, 'en')].flatMap(
        Object.values,
      )
      expect(sentences.filter((text) => text === '')).toEqual([])
      // A sentence that lacks a value or a text gives way to the name of its rule.
      expect(sentences).not.toContain(found.rule)
    }
  },
)

test.each(Object.entries(fixtures))('fixed fixture of %s has no problem', async (_, fixture) => {
  const { right } = await unfold(fixture)
  expect((await problemsOfChange(right)).map(describe)).toEqual([])
})

/** The values of a finding that are not of the type that the record of its rule names, with rule and name. */
function misfits({ rule, values }: Finding): string[] {
  return Object.entries(rules[rule].values ?? {}).flatMap(([name, written]) => {
    const [type = '', other] = written.split(', with ')
    const isLeftOut = other !== undefined && values[other] === undefined && values[name] === undefined
    const isRight = isLeftOut || isOf(type, values[name])
    return isRight ? [] : [`${rule} values.${name}: ${JSON.stringify(values[name])} is no ${written}`]
  })
}

function isOf(type: string, value: Value): boolean {
  if (value === undefined) return type.endsWith('?')
  const plain = type.replace(/\?$/, '').replace(/^term$/, 'string')
  if (plain === 'terms' || plain.endsWith('list')) return Array.isArray(value)
  if (plain === 'kind' || plain === 'kinds') return numberedNames.some((name) => name === value)
  return ['string', 'number', 'boolean'].includes(plain)
    ? typeof value === plain
    : plain.split(' | ').includes(String(value))
}
