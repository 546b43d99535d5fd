import fc from 'fast-check'
import type { Mark, Node } from 'prosemirror-model'
import { describe, expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import { editedBlocks, readBody, writeBody } from './changes.ts'
import { type BodyKind, schemas } from './schema.ts'
import { writeBlock } from './write.ts'

const characters = [
  '*',
  '_',
  '`',
  '#',
  '-',
  '+',
  '>',
  '<',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '!',
  '&amp;',
  '&',
  '\\',
  '~',
  '=',
  '|',
  '"',
  '1.',
  '2)',
]
const samples = ['fjalë', 'ë', 'CO₂', 'import', 'export', 'a', '„po“', '–', '.', '😀']
const text = fc
  .array(fc.oneof(fc.constantFrom(...characters), fc.constantFrom(...samples), fc.constant(' ')), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(''))

function documents(kind: BodyKind): fc.Arbitrary<Node> {
  const schema = schemas[kind]
  const marksOf = (names: readonly string[]): readonly Mark[] =>
    names.reduce<readonly Mark[]>((marks, name) => {
      if (name === 'link') return schema.mark('link', { attributes: { href: '/projects' } }).addToSet(marks)
      if (name === 'span') return schema.mark('span', { attributes: { lang: 'en' } }).addToSet(marks)
      return schema.mark(name).addToSet(marks)
    }, [])
  const run = fc
    .tuple(text, fc.subarray(['strong', 'em', 'link', 'span']))
    .map(([value, names]) => schema.text(value, marksOf(names)))
  const inline = fc.array(
    fc.oneof({ weight: 6, arbitrary: run }, { weight: 1, arbitrary: fc.constant(schema.node('hard_break')) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  const paragraph = inline.map((content) => schema.node('paragraph', null, content))
  const item = paragraph.map((node) => schema.node('list_item', null, [node]))
  const list = fc
    .tuple(fc.constantFrom('ul', 'ol'), fc.array(item, { minLength: 1, maxLength: 3 }))
    .map(([tag, items]) => schema.node('list', { tag }, items))
  const flow = fc.oneof(paragraph, list)
  const cards =
    kind === 'report'
      ? [
          fc
            .tuple(text, fc.array(paragraph, { minLength: 1, maxLength: 2 }))
            .map(([title, content]) => schema.node('note', { attributes: { title } }, content)),
          fc
            .tuple(text, text)
            .map(([alt, caption]) => schema.node('figure', { attributes: { file: '01.jpg', alt, caption } })),
        ]
      : []
  const others =
    kind === 'project'
      ? []
      : [
          inline.map((content) => schema.node('heading', { tag: 'h3' }, content)),
          fc
            .array(paragraph, { minLength: 1, maxLength: 2 })
            .map((content) => schema.node('quotation', null, content)),
        ]
  return fc
    .array(fc.oneof(flow, ...others, ...cards), { minLength: 1, maxLength: 4 })
    .map((content) => schema.node('doc', null, content))
}

describe.each(['report', 'project', 'news'] as const)('a body of a %s', (kind) => {
  it('writeBody writes a body that readBlocks reads back unchanged', () => {
    fc.assert(
      fc.property(documents(kind), (doc) => {
        const written = writeBody(readBody('', kind), doc).text
        expect(readBlocks(written, kind).map(({ node }) => node.toString())).toEqual(
          editedBlocks(doc).map(({ node }) => node.toString()),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('writeBody returns the correct block positions when it overwrites another body', () => {
    fc.assert(
      fc.property(documents(kind), documents(kind), (before, after) => {
        const body = writeBody(readBody('', kind), before)
        const next = writeBody(body, after)
        const blocks = readBlocks(next.text, kind)
        expect(blocks.map(({ node }) => node.toString())).toEqual(
          editedBlocks(after).map(({ node }) => node.toString()),
        )
        expect(next.blocks.map(({ start, end }) => [start, end])).toEqual(
          blocks.map(({ start, end }) => [start, end]),
        )
      }),
      { numRuns: 40 },
    )
  })
})

it('writeBlock escapes only what Markdown would interpret', () => {
  const { schema } = readBlocks('x', 'project')[0]?.node.type ?? {}
  const write = (content: string) =>
    schema && writeBlock(schema.node('paragraph', null, [schema.text(content)]))
  for (const plain of [
    't’i – „po“ (po) 5 % a_b',
    'Shkolla, 21-25 nëntor: 3.5 kW!',
    'po/jo; tCO₂eq & 2 + 2 = 4',
  ])
    expect(write(plain)).toBe(plain)
  expect(write('1. nuk është listë')).toBe('1\\. nuk është listë')
  expect(write('x < y {z}')).toBe('x \\< y \\{z}')
})
