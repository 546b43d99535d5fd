import { expect, test } from 'vitest'
import { formatScale } from './scale-table.ts'

test('one column a size, a dash for what was not measured, and the files of an edit by name', () => {
  const times = {
    reports: 8,
    build: 2100.4,
    buildMemory: 300,
    rebuild: 900,
    rebuildMemory: 200,
    check: 500,
    checkAgain: 400,
    start: undefined,
    edit: undefined,
    scripts: 99_100,
    changed: ['blog/1.html', 'data/report/1.js'],
  }
  const table = formatScale([times, { ...times, reports: 1000, buildMemory: Number.NaN }])
  const lines = table.split('\n').map((line) => line.replace(/ {2,}/g, ' | '))
  expect(lines.slice(0, 3)).toEqual([
    'raporte | 8 | 1000',
    'ndërtimi i parë, ms | 2100 | 2100',
    ' | memoria, MB | 300 | –',
  ])
  expect(lines).toContain('npm start, faqja e parë, ms | – | –')
  expect(lines.slice(-2)).toEqual(['8: blog/1.html data/report/1.js', '1000: blog/1.html data/report/1.js'])
})
