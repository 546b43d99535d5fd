import { expect, test } from 'vitest'
import { messages, warnings } from './index.ts'

test('rules have kebab-case English names', () => {
  expect(Object.keys(messages).filter((rule) => !/^[a-z-]+\/[a-z0-9-]+$/.test(rule))).toEqual([])
})

test('warnings stop nothing; everything else does', () => {
  expect([...warnings].sort()).toEqual([
    'date/too-late',
    'description/length',
    'document/more-problems',
    'encoding/tab',
    'frontmatter/markup',
    'html/bare-text',
    'html/markdown',
    'id/gap',
    'link/bare-address',
    'markdown/leftover',
    'picture/small',
    'picture/unused',
    'spelling/unknown-word',
    'stand-in/listed',
    'title/repeated',
    'typography/apostrophe',
    'typography/dashes',
    'typography/ellipsis',
    'typography/emoji',
    'typography/quotes',
  ])
})
