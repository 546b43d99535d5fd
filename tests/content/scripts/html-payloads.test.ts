import { expect, test } from 'vitest'
import { placesOf, problemsOf } from '../../../src/check/testing/good-site.ts'
import { harmless } from './harmless.ts'
import { htmlPayloads } from './html-payloads.ts'

/** The line of the news post that the payloads replace. */
const line = 27

const payloads = Object.entries(htmlPayloads).flatMap(([kind, list]) =>
  list.map((payload) => [kind, payload] as const),
)

test('collection has at least two hundred different HTML payloads', () => {
  const texts = payloads.map(([, payload]) => payload)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts.length).toBeGreaterThanOrEqual(200)
})

test.each(payloads)('check of a post refuses the %s payload %j on its line', async (_, payload) => {
  const problems = await problemsOf('news', ['<hr>', payload])
  const errors = problems.filter(({ severity }) => severity === 'error')
  const last = line + payload.split('\n').length - 1
  expect(errors.map((error) => error.line).filter((at) => at >= line && at <= last)).not.toEqual([])
})

test.each(harmless)('check of a post accepts the harmless %j', async (text) => {
  const problems = await problemsOf('news', ['<hr>', text])
  expect(placesOf(problems.filter(({ severity }) => severity === 'error'))).toEqual([])
})
