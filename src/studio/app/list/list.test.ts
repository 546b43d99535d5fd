import { expect, test } from 'vitest'
import type { DocumentSummary } from '../../protocol.ts'
import { arrange, hasWords } from './arrange.ts'

const document = (kind: DocumentSummary['kind'], title: string, year?: number): DocumentSummary => ({
  file: `content/${kind}/${title}.mdx`,
  kind,
  label: '',
  ...(year !== undefined && { group: kind }),
  title,
  text: `Faturën e sjell „${title}“.`,
  ...(year !== undefined && { year }),
  isDraft: false,
  errors: 0,
  warnings: 0,
})

const documents = [
  document('report', 'Energjia e pastër', 2018),
  document('report', 'Çatitë me diell', 2024),
  document('news', 'Të rinjtë e Prizrenit', 2022),
  document('home', 'Kreu'),
  document('words', 'Fjalët e faqes'),
]

const titles = (groups: ReturnType<typeof arrange>) =>
  groups.map(({ name, documents: own }) => [name, ...own.map(({ title }) => title)])

test('list groups documents by kind, newest first, and keeps the order of pages', () => {
  expect(titles(arrange(documents, ''))).toEqual([
    ['report', 'Çatitë me diell', 'Energjia e pastër'],
    ['news', 'Të rinjtë e Prizrenit'],
    ['Faqet dhe fjalët', 'Kreu', 'Fjalët e faqes'],
  ])
})

test('list sorts titles of one year by the Albanian alphabet, with ç after c', () => {
  const group = arrange([...documents, document('report', 'Dimri', 2024)], '')[0]
  expect(group?.documents.map(({ title }) => title)).toEqual([
    'Çatitë me diell',
    'Dimri',
    'Energjia e pastër',
  ])
})

test('search finds words and years without diacritics', () => {
  expect(titles(arrange(documents, 'CATITE'))).toEqual([['report', 'Çatitë me diell']])
  expect(titles(arrange(documents, 'prizren 2022'))).toEqual([['news', 'Të rinjtë e Prizrenit']])
  expect(titles(arrange(documents, 'faturen e sjell kreu'))).toEqual([['Faqet dhe fjalët', 'Kreu']])
  expect(arrange(documents, 'nuk është')).toEqual([])
  expect(hasWords('Efiçienca në shkollë /blog/1', ' shkolle eficienca')).toBe(true)
})
