import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawBlock } from '../../../model/draw-block.ts'
import type { Block } from '../../../model/schema/project.ts'
import { ProjectDescription } from './ProjectDescription.tsx'

test('project description keeps the first number of a numbered list', () => {
  expect(html([{ start: 3, items: [['monitorimi;'], ['raporti.']] }])).toBe(
    '<ol start="3"><li>monitorimi;</li><li>raporti.</li></ol>',
  )
})

test('project description shows bullets for a list without numbers', () => {
  expect(html([{ items: [['fidane']] }])).toBe('<ul><li>fidane</li></ul>')
})

test('project description folds a list of five items or more', () => {
  const items = ['dielli', 'uji', 'era', 'biomasa', 'kursimi'].map((item) => [item])
  expect(html([{ items: items.slice(1) }])).toMatch(/^<ul>/)
  expect(html([{ start: 1, items }])).toMatch(
    /^<details><summary>[^<]*5[^<]*<\/summary><ol start="1">(<li>\w+<\/li>){5}<\/ol><\/details>$/,
  )
})

test('project description nests marks and marks the language of English text', () => {
  const blocks: Block[] = [
    [
      'Plani ',
      { kind: 'strong', children: ['i ', { kind: 'emphasis', children: ['parë'] }] },
      { kind: 'lang', lang: 'en', children: [' net zero'] },
    ],
  ]
  expect(html(blocks)).toBe('<p>Plani <strong>i <em>parë</em></strong><span lang="en"> net zero</span></p>')
})

test('project description opens a link to another site like other links', () => {
  expect(html([[{ kind: 'link', href: 'https://example.org/a', children: ['studimi'] }]])).toBe(
    '<p><a href="https://example.org/a" rel="noopener external">studimi</a></p>',
  )
})

test('project description links to a site file without the router', () => {
  expect(html([[{ kind: 'link', href: '/blog/1.ics', children: ['kalendari'] }]])).toBe(
    '<p><a href="/blog/1.ics">kalendari</a></p>',
  )
})

function html(blocks: Block[]): string {
  return renderToStaticMarkup(<ProjectDescription blocks={blocks.map(drawBlock)} />).replace(
    /^<div[^>]*>|<\/div>$/g,
    '',
  )
}
