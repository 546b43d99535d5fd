import { expect, test } from 'vitest'
import { messages } from '../../../src/content/compile/messages/index.ts'
import { describe, problemsOfChange, unfold } from './fixture.ts'
import { fixtures } from './fixtures.ts'

test('every rule has a fixture', () => {
  expect(Object.keys(messages).filter((rule) => !Object.hasOwn(fixtures, rule))).toEqual([])
})

test.each(Object.entries(fixtures))(
  '%s is broken at its place and by nothing else',
  async (rule, fixture) => {
    const { wrong, at } = await unfold(fixture)
    const problems = await problemsOfChange(wrong)
    expect(problems.map(describe)).toEqual(at.map((place) => `${place} ${rule}`))
  },
)

test.each(Object.entries(fixtures))('the mended twin of %s has no problem', async (_, fixture) => {
  const { right } = await unfold(fixture)
  expect((await problemsOfChange(right)).map(describe)).toEqual([])
})
