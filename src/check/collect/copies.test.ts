import { expect, test } from 'vitest'
import { formatFinding } from '../present.ts'
import { leaveOutCopies } from './collect.ts'

const originals = [
  'news/dita/01.jpg',
  'news/dita/index.mdx',
  'projects/2008-pylli.mdx',
  'reports/2015/index.mdx',
  'site.yaml',
]

function check(...more: string[]) {
  const { others, findings } = leaveOutCopies([...originals, ...more].sort())
  return {
    others,
    at: findings.map(({ place }) => place.source.file),
    messages: findings.map((found) => formatFinding(found).message),
  }
}

test.each([
  ['reports/2015 - Kopje', 'index.mdx', 'reports/2015'],
  ['reports/2015 copy 2', 'index.mdx', 'reports/2015'],
  ['reports/2015 - Copy (3)', 'index.mdx', 'reports/2015'],
  ['reports/2015 kopja', 'index.mdx', 'reports/2015'],
  ['reports/2015 - kopjo 12', 'index.mdx', 'reports/2015'],
  ['news/dita (1)', 'index.mdx', 'news/dita'],
  ['news/dita(12)', 'index.mdx', 'news/dita'],
  ['news copy', 'dita/index.mdx', 'news'],
])('check reports the folder „%s“ as a copy and checks nothing in it', (copy, file, original) => {
  expect(check(`${copy}/01.jpg`, `${copy}/${file}`, `${copy}/z.jpg`)).toEqual({
    others: originals,
    at: [`content/${copy}/${file}`],
    messages: [`„${copy}“ ka emrin e një kopjeje të „${original}“, prandaj nuk do të publikohej.`],
  })
})

test.each([
  ['projects/2008-pylli copy.mdx', 'projects/2008-pylli.mdx'],
  ['projects/2008-pylli (1).mdx', 'projects/2008-pylli.mdx'],
  ['site - Kopje.yaml', 'site.yaml'],
])('check reports the file „%s“ as a copy', (copy, original) => {
  expect(check(copy)).toEqual({
    others: originals,
    at: [`content/${copy}`],
    messages: [`„${copy}“ ka emrin e një kopjeje të „${original}“, prandaj nuk do të publikohej.`],
  })
})

test('check reports a copied folder of pictures at its first picture', () => {
  expect(check('news/dita (1)/01.jpg', 'news/dita (1)/02.jpg').at).toEqual(['content/news/dita (1)/01.jpg'])
})

test.each([
  'news/kopje/index.mdx',
  'news/dita/index (1).mdx',
  'news/dita-2/index.mdx',
  'projects/2009 copy.mdx',
  'news/dita/01 (1).jpg',
])('check does not report „%s“ as a copy', (file) => {
  expect(check(file)).toEqual({ others: [...originals, file].sort(), at: [], messages: [] })
})
