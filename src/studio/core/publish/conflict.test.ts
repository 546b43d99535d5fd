import { expect, test } from 'vitest'
import { memoryDisk } from '../../../util/disk/memory.ts'
import { fileConflictOf } from './conflict.ts'

const news = 'content/news/lajmi/index.mdx'
const text = `---
title: Lajmi
cover: { file: kopertina.jpg, alt: Ura mbi lumë }
gallery:
  - { file: 01.jpg, alt: Dielli }
  - { file: 02.jpg, alt: "" }
---
`

test.each([
  ['kopertina.jpg', 'Lajmi · Ura mbi lumë'],
  ['01.jpg', 'Lajmi · Dielli'],
  ['02.jpg', 'Lajmi · Fotoja 2'],
  ['03.jpg', 'news/lajmi/03.jpg'],
])('conflict names a picture as the form of its document does: %s', (name, title) => {
  const file = `content/news/lajmi/${name}`
  const [base, ours, theirs] = ['a', 'b', 'c'].map((one) => new TextEncoder().encode(one))
  const conflict = { id: '1', file, base, ours, theirs }
  expect(fileConflictOf(memoryDisk({ [news]: text }), conflict)).toMatchObject({ title, isPicture: true })
})
