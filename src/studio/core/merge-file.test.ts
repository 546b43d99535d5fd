import { expect, test } from 'vitest'
import { mergedText } from './merge.ts'
import { mergeFile, withDerived } from './merge-file.ts'
import { rebase } from './rebase.ts'

const report = 'content/reports/2024/index.mdx'

/** A report whose body has this many words. */
function reportWith(count: number, fields: Readonly<Record<string, string>> = {}): string {
  const all = {
    id: '8',
    year: '2024',
    title: 'Dritarja',
    date: '20-21 Nëntor 2024',
    start: '2024-11-20',
    end: '2024-11-21',
    readTime: '1 minutë lexim',
    ...fields,
  }
  const lines = Object.entries(all).map(([key, value]) => `${key}: ${value}\n`)
  return `---\n${lines.join('')}---\n\n${'fjalë '.repeat(count).trim()}\n`
}

test('merge of a report asks nothing where both sides changed the read time', () => {
  const [base, ours, theirs] = [
    reportWith(100),
    reportWith(100, { title: 'Dritarja jonë', readTime: '7 minuta lexim' }),
    reportWith(1000, { readTime: '5 minuta lexim' }),
  ]
  const { text } = rebase(report, { base, ours, theirs })
  expect(text).toBe(reportWith(1000, { title: 'Dritarja jonë', readTime: '5 minuta lexim' }))
})

test('merge of a report derives the read time of the merged body again', () => {
  const [base, ours, theirs] = [
    reportWith(1000, { readTime: '5 minuta lexim' }),
    reportWith(1000, { title: 'Dritarja jonë', readTime: '5 minuta lexim' }),
    reportWith(100, { readTime: '5 minuta lexim' }),
  ]
  const { text } = rebase(report, { base, ours, theirs })
  expect(text).toBe(reportWith(100, { title: 'Dritarja jonë', readTime: '1 minutë lexim' }))
})

test('merge of a report derives the printed days of an end that one side changed', () => {
  const base = reportWith(100)
  const ours = reportWith(100, { end: '2024-11-22', date: '20-22 Nëntor 2024' })
  const theirs = reportWith(100, { date: '20 - 21 Nëntor 2024' })
  const { text } = rebase(report, { base, ours, theirs })
  expect(text).toBe(reportWith(100, { end: '2024-11-22', date: '20-22 Nëntor 2024' }))
})

test('merge keeps a number that one side changed, and asks for none', () => {
  const base = reportWith(100)
  const numberOf = (ours: string, theirs: string) =>
    /^id: (.*)$/m.exec(
      mergedText(mergeFile(report, base, reportWith(100, { id: ours }), reportWith(100, { id: theirs }))) ??
        '',
    )?.[1]
  expect([numberOf('9', '8'), numberOf('8', '9'), numberOf('9', '10')]).toEqual(['9', '9', '10'])
})

test('merge asks for the year of a project that both sides changed', () => {
  const project = (year: number) => `---\nid: 1\nyear: ${year}\ntitle: Pylli\n---\n`
  const file = 'content/projects/2007-pylli.mdx'
  expect(mergeFile(file, project(2007), project(2008), project(2009))).toContainEqual({
    ours: 'year: 2008\n',
    theirs: 'year: 2009\n',
  })
})

test('merge keeps fitting derived values and a text without readable fields', () => {
  for (const text of [reportWith(1000, { readTime: '5 minuta lexim' }), '---\na: [\n---\n', ''])
    expect(withDerived(report, text)).toBe(text)
})
