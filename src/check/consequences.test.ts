import { expect, test } from 'vitest'
import { withoutConsequences } from './consequences.ts'
import { finding } from './problem.ts'
import { createSource, placeIn } from './source.ts'
import { placesOf, problemsOf, problemsOfBytes } from './testing/good-site.ts'

const lastSection = /(?<=\n## Përfundim\n)[\s\S]+$/
const body = /(?<=\n---\n)[\s\S]+$/

test('check calls the last section empty only without broken syntax in it', async () => {
  expect(placesOf(await problemsOf('report', [lastSection, '\n']))).toEqual(['69:1 report/empty-section'])
  expect(placesOf(await problemsOf('report', [lastSection, '\n<!-- a -->\n']))).toEqual(['71:1 mdx/comment'])
})

test('check calls a body empty only without broken syntax in it', async () => {
  expect(placesOf(await problemsOf('shortProject', [body, '\n']))).toEqual(['5:3 body/empty'])
  expect(placesOf(await problemsOf('shortProject', [body, '<!-- a -->']))).toEqual(['6:1 mdx/comment'])
})

test('check reports settings that are not YAML by their syntax alone', async () => {
  const problems = await problemsOfBytes('site', new TextEncoder().encode('a: ['))
  expect(placesOf(problems)).toEqual(['1:4 yaml/unclosed-bracket'])
})

test('check reports an unclosed element right after a refused tag but not within it', async () => {
  const source = createSource('a.mdx', '<font><em>')
  const refused = finding('html/element', placeIn(source, 0, 6), { name: 'font' } as never)
  const unclosed = (start: number) =>
    finding('html/unclosed', placeIn(source, start, 10), { name: 'em', before: undefined, isEnd: false })
  expect(withoutConsequences([refused, unclosed(6)])).toEqual([refused, unclosed(6)])
  expect(withoutConsequences([refused, unclosed(5)])).toEqual([refused])
})
