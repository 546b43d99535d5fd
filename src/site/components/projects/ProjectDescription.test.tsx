import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Block } from '../../../model/schema/project.ts'
import { ProjectDescription } from './ProjectDescription.tsx'

test('a numbered list keeps its first number', () => {
  expect(html([{ start: 3, items: [['monitorimi;'], ['raporti.']] }])).toBe(
    '<ol start="3"><li>monitorimi;</li><li>raporti.</li></ol>',
  )
})

test('a list without numbers has bullets', () => {
  expect(html([{ items: [['fidane']] }])).toBe('<ul><li>fidane</li></ul>')
})

test('a list of five items and more is folded', () => {
  const items = ['dielli', 'uji', 'era', 'biomasa', 'kursimi'].map((item) => [item])
  expect(html([{ items: items.slice(1) }])).toMatch(/^<ul>/)
  expect(html([{ start: 1, items }])).toMatch(
    /^<details><summary>[^<]*5[^<]*<\/summary><ol start="1">(<li>\w+<\/li>){5}<\/ol><\/details>$/,
  )
})

test('marks in a text nest, and an English fragment says its language', () => {
  const blocks: Block[] = [
    [
      'Plani ',
      { kind: 'strong', children: ['i ', { kind: 'emphasis', children: ['parë'] }] },
      { kind: 'lang', lang: 'en', children: [' net zero'] },
    ],
  ]
  expect(html(blocks)).toBe('<p>Plani <strong>i <em>parë</em></strong><span lang="en"> net zero</span></p>')
})

test('a link to another site opens it as any link does', () => {
  expect(html([[{ kind: 'link', href: 'https://example.org/a', children: ['studimi'] }]])).toBe(
    '<p><a href="https://example.org/a" rel="noopener external">studimi</a></p>',
  )
})

test('a link to a file of the site leads to the file, which the router knows nothing of', () => {
  expect(html([[{ kind: 'link', href: '/blog/1.ics', children: ['kalendari'] }]])).toBe(
    '<p><a href="/blog/1.ics">kalendari</a></p>',
  )
})

function html(blocks: Block[]): string {
  return renderToStaticMarkup(<ProjectDescription blocks={blocks} />).replace(/^<div[^>]*>|<\/div>$/g, '')
}
