import { expect, test } from 'vitest'
import { missed, type PageFigures, tableOf } from './figures.ts'

const good: PageFigures = {
  path: '/about',
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestPaint: 1050,
  largestPaintPlain: 1000,
  layoutShift: 0.01,
  blocking: 50,
  interactions: new Map([['menu', 100]]),
}

test('a page at its bounds reaches every goal', () => {
  expect(missed(good)).toEqual([])
  expect(tableOf([good])).toBe(
    [
      'page    perf  a11y  best  SEO  LCP ms  plain  ratio  CLS    TBT ms  interactions ms',
      '/about  98    100   100   100  1050    1000   1.05   0.010  50      menu 100',
      '',
      'Every goal is reached.',
    ].join('\n'),
  )
})

test('a page beyond its bounds says which', () => {
  const bad = {
    ...good,
    performance: 97,
    accessibility: 99,
    bestPractices: 99,
    seo: 99,
    largestPaint: 1801,
    largestPaintPlain: 1700,
    layoutShift: 0.011,
    blocking: 51,
    interactions: new Map([
      ['menu', 101],
      ['search', 8],
    ]),
  }
  expect(missed(bad)).toEqual([
    'performance ≥ 98',
    'accessibility 100',
    'best practices 100',
    'SEO 100',
    'LCP ≤ 1800 ms',
    'LCP ≤ 1.05 × without scripts',
    'CLS ≤ 0.01',
    'TBT ≤ 50 ms',
    'menu ≤ 100 ms',
  ])
})
