import { expect, test } from 'vitest'
import { placesOf, problemsOf } from '../../../src/check/testing/good-site.ts'
import { harmlessMdx, mdxPayloads } from './mdx-payloads.ts'

/** The line of the report that the payloads replace. */
const line = 35
const sentence = 'Mësimi nisi me 5 \\< 7 dhe me një \\{kllapë\\}.'

test.each(mdxPayloads)('check of a report refuses the payload %j on its line', async (payload) => {
  const problems = await problemsOf('report', [sentence, payload])
  const errors = problems.filter(({ severity }) => severity === 'error')
  const last = line + payload.split('\n').length - 1
  expect(errors.map((error) => error.line).filter((at) => at >= line && at <= last)).not.toEqual([])
})

test.each(harmlessMdx)('check of a report accepts the harmless %j', async (text) => {
  expect(placesOf(await problemsOf('report', [sentence, text]))).toEqual([])
})
