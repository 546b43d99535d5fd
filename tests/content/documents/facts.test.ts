import { expect, test } from 'vitest'
import { contentTexts, plainText } from './texts.ts'

/** Whether the specification covers a document; later ones are up to the editors. */
const isSpecified = (file: string) =>
  !/^content\/(reports\/(?!201[4-8]\/|202[234]\/)|news\/(?!prizren-klima\/|rahovec-2050\/)|projects\/(20(2[4-9]|[3-9])))/.test(
    file,
  )
const texts = new Map([...contentTexts()].filter(([file]) => isSpecified(file)))
const people = '(?:pjesëmarrës|student|nxënës|të rinj|vet[ëa]|kursant|vajza|djem)'
const number =
  '(?:\\d+|tridhjet\\p{L}*|njëzet\\p{L}*(?: e \\p{L}+)?|dyzet\\p{L}*|pesëdhjet\\p{L}*|dhjetë|\\p{L}+mbëdhjetë|qind)'
/** A number, at most two words, a word for people. */
const countOfPeople = new RegExp(`(?<![\\p{L}\\d-])${number}\\s+(?:\\p{L}+\\s+){0,2}?${people}`, 'giu')

test('participant counts are those of the specification for each edition', () => {
  const found = [...texts].flatMap(([file, text]) =>
    [...plainText(text).matchAll(countOfPeople)].map(
      ([words]) => `${file}: ${inDigits(words.toLowerCase())}`,
    ),
  )
  const allowed = [
    /^content\/(reports\/2015\/|projects\/2015-).*: 24 pjesëmarrës$/,
    /^content\/(reports\/201[78]\/|projects\/201[78]-).*: 30 (pjesëmarrës|student)$/,
    /^content\/projects\/[\d-]+akademia-.*: 30 pjesëmarrës$/,
  ]
  expect(found.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([])
  expect(
    found.some((line) => line.startsWith('content/reports/2015/') && line.endsWith('24 pjesëmarrës')),
  ).toBe(true)
  for (const year of [2017, 2018]) {
    expect(found).toContain(`content/reports/${year}/index.mdx: 30 pjesëmarrës`)
  }
})

test('reports state when their school was held', () => {
  const months: Record<string, string> = {
    '2014': 'korrik',
    '2015': 'korrik',
    '2016': 'tetor',
    '2017': 'nëntor',
    '2018': 'shtator',
    '2022': 'maj',
    '2023': 'tetor',
    '2024': 'nëntor',
  }
  for (const [year, month] of Object.entries(months)) {
    const text = texts.get(`content/reports/${year}/index.mdx`) ?? ''
    expect(text.split('## Hyrje')[1]?.toLowerCase(), year).toContain(month)
  }
})

test('content states no sum of money except in the Rahovec study', () => {
  const sums = [...texts].flatMap(([file, text]) =>
    [...plainText(text).matchAll(/(?:mbi )?\d[\d.,]*\s+(?:mijë |milionë? )?(?:euro|€|dollarë)/giu)].map(
      ([words]) => `${file}: ${words}`,
    ),
  )
  expect(new Set(sums.map((line) => line.split(': ')[1]))).toEqual(new Set(['mbi 500 milionë euro']))
  expect(sums.every((line) => /rahovec/.test(line))).toBe(true)
})

test('content states no percentage', () => {
  for (const [file, text] of texts) expect(text, file).not.toMatch(/\d\s?(?:%|për qind|përqind)/)
})

function inDigits(words: string): string {
  return words.replace(/^tridhjetë/, '30').replace(/^njëzet e katër/, '24')
}
