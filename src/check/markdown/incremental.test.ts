import { isDeepStrictEqual } from 'node:util'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { parseIncrementally } from './incremental.ts'

const blocks = [
  'Një fjali me **theks** dhe [lidhje](/about).',
  '## Hyrje',
  '### Titull\n\n- pika\n- tjetra',
  '- pika\n\n  paragraf i pikës',
  '1. e para\n2. e dyta',
  '> citim\nvazhdim',
  '<Note>\n\nShënim.\n\n</Note>',
  '<Figure file="01.jpg" alt="Foto" />',
  '  paragraf i futur',
  '```\nkod\n\nkod\n```',
  'rresht\nrresht\n===',
  '***',
  '[emri]: /about',
  '[emri]',
]
/** Texts that an edit inserts; some open a block that ends further on, or nowhere. */
const edits = [
  'fjalë',
  '\n\n',
  '\n',
  '- ',
  '```\n',
  '<Note>\n\n',
  '</Note>\n\n',
  '{',
  '    ',
  '> ',
  '',
  '\n\n## Data\n\n',
]

const parser = unified().use(remarkParse).use(remarkMdx).freeze()

function parse(text: string): Root | undefined {
  try {
    return parser.parse(text)
  } catch {
    return undefined
  }
}

test('parseIncrementally returns the tree of the whole text or nothing after each edit', () => {
  let seed = 7
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  const pick = (all: readonly string[]) => all[random(all.length)] ?? ''
  let again = 0
  for (let round = 0; round < 500; round++) {
    const complete = round % 8 === 0 ? blocks : blocks.slice(0, -2)
    const text = Array.from({ length: 6 }, () => pick(complete)).join('\n\n')
    const root = parse(text)
    const at = random(text.length)
    const next = text.slice(0, at) + pick(edits) + text.slice(at + random(20))
    const parsed = root && parseIncrementally(next, { text, root }, (part) => parser.parse(part))
    if (parsed === undefined) continue
    again++
    expect(isDeepStrictEqual(parsed, parse(next)), next).toBe(true)
  }
  expect(again).toBeGreaterThan(200)
})

test('parseIncrementally parses only the blocks from the edited one to the next', () => {
  const text = ['Një.', 'Dy.', 'Tri.', 'Katër.', 'Pesë.'].join('\n\n')
  const next = text.replace('Tri', 'Tre')
  const parts: string[] = []
  const root = parse(text) as Root
  const parsed = parseIncrementally(next, { text, root }, (part) => {
    parts.push(part)
    return parser.parse(part)
  })
  expect(parts).toEqual(['Tre.\n\nKatër.'])
  expect(isDeepStrictEqual(parsed, parse(next))).toBe(true)
})
