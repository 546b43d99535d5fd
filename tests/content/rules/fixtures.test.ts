import { expect, test } from 'vitest'
import { rules } from '../../../src/check/rules/index.ts'
import { describe, problemsOfChange, unfold } from './fixture.ts'
import { fixtures } from './fixtures.ts'

test('every rule has an example or a fixture', () => {
  expect(Object.keys(fixtures).sort()).toEqual(Object.keys(rules).sort())
})

test.each(Object.entries(fixtures))(
  '%s is broken at its place and by nothing else',
  async (rule, fixture) => {
    const { wrong, at, besides } = await unfold(fixture)
    const problems = (await problemsOfChange(wrong)).filter((problem) => problem.rule !== besides)
    expect(problems.map(describe)).toEqual(at.map((place) => `${place} ${rule}`))
  },
)

test.each(Object.entries(fixtures))('the mended twin of %s has no problem', async (_, fixture) => {
  const { right } = await unfold(fixture)
  expect((await problemsOfChange(right)).map(describe)).toEqual([])
})
