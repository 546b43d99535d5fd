import { expect, test } from 'vitest'
import { discardText } from './discard-text.ts'

test('discardText says that what was sent stays until the document is published again', () => {
  const sent = 'mbetet e dorëzuar derisa ta publikoni'
  expect(discardText({ isNew: false, hasSent: true })).toContain(`${sent} dokumentin përsëri`)
  expect(discardText({ isNew: true, hasSent: true })).toContain(`${sent} heqjen e tij`)
  expect(discardText({ isNew: false })).not.toContain('dorëzuar')
  expect(discardText({ isNew: true })).not.toContain('dorëzuar')
})
