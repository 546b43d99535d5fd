import { expect, test } from 'vitest'
import { messages, warnings } from './index.ts'

test('rules have kebab-case English names', () => {
  expect(Object.keys(messages).filter((rule) => !/^[a-z-]+\/[a-z0-9-]+$/.test(rule))).toEqual([])
})

test('warnings stop nothing; everything else does', () => {
  expect([...warnings]).toEqual([
    'description/length',
    'document/more-problems',
    'picture/small',
    'picture/unused',
    'stand-in/listed',
  ])
})
