import { expect, test } from 'vitest'
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
