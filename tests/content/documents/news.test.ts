import { expect, test } from 'vitest'
import { entities } from '../../site-content.ts'
import { specified } from './specified.ts'
import { plainText } from './texts.ts'

const posts = [...specified.news].sort((a, b) => a.id - b.id)
const rahovec = plainText(posts.find(({ id }) => id === 2)?.content ?? '')

test('first two posts have the date 03 NOV 2022', () => {
  expect(posts.map(({ id, date, published }) => [id, date, published])).toEqual([
    [1, '03 NOV 2022', '2022-11-03'],
    [2, '03 NOV 2022', '2022-11-03'],
  ])
})

test('posts of one day are sorted by their ids', () => {
  expect(entities.news.map(({ id }) => id).filter((id) => id <= 2)).toEqual([1, 2])
})

test('first post is about climate action among the youth of Prizren', () => {
  const post = posts[0]
  const text = `${post?.title} ${plainText(post?.content ?? '')}`
  expect(text).toMatch(/Prizren/)
  expect(text).toMatch(/klim/i)
  expect(text).toMatch(/rinj|rini/i)
})

test('Rahovec post has exactly the figures of the specification', () => {
  expect(rahovec).toContain('2018')
  expect(rahovec.replace(/tCO 2 eq/g, 'tCO2eq')).toContain('221,785.5 tCO2eq/vit')
  expect(rahovec.replace(/tCO 2 eq/g, 'tCO2eq')).toContain('68,249.75 tCO2eq/vit')
  expect(rahovec).toContain('mbi 500 milionë euro')
  expect(rahovec).toContain('2050')
})

test('Rahovec post states no other figure than the specification', () => {
  const numbers = new Set(rahovec.replace(/tCO 2 eq/g, '').match(/\d[\d.,]*\d|\d/g))
  expect([...numbers].sort()).toEqual(['2018', '2050', '221,785.5', '500', '68,249.75'])
})

test('post bodies are the raw HTML that the editor wrote', () => {
  for (const { id, content } of posts) {
    expect(content, `news ${id}`).toMatch(/^<p>/)
    expect(content, `news ${id}`).toMatch(/<h2[ >]/)
    expect(content, `news ${id}`).not.toMatch(/<h1|<script|\son\w+=|\sstyle=/)
  }
})
