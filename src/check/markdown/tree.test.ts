import { expect, test } from 'vitest'
import { countWords } from './tree.ts'

type Node = Parameters<typeof countWords>[0]

const text = (value: string): Node => ({ type: 'text', value }) as Node
const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children }) as Node

test('word count has the words of a text and no lone signs', () => {
  expect(countWords(paragraph(text('Hija – sot,'), text('5 vizore')))).toBe(4)
  expect(countWords({ type: 'root', children: [paragraph(), paragraph(text('Era.'))] } as Node)).toBe(1)
})

test('word count has the title and the caption of a component', () => {
  const attributes = [
    { type: 'mdxJsxAttribute', name: 'title', value: 'Mbani mend' },
    { type: 'mdxJsxAttribute', name: 'file', value: '01.jpg' },
  ]
  const note = { type: 'mdxJsxFlowElement', name: 'Note', attributes, children: [paragraph(text('Era.'))] }
  expect(countWords(note as unknown as Node)).toBe(3)
})
