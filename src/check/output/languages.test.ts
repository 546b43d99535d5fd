import { expect, test } from 'vitest'
import { isLanguageTag, languages } from './languages.ts'

test('totals follow the grammar of each language', () => {
  const totals = { errors: 1, warnings: 2, files: 3 }
  expect(languages.sq.phrases.total(totals)).toBe('1 gabim dhe 2 vërejtje në 3 skedarë.')
  expect(languages.en.phrases.total(totals)).toBe('1 error and 2 warnings in 3 files.')
  expect(languages.en.phrases.total({ errors: 0, warnings: 1, files: 1 })).toBe('1 warning in 1 file.')
  expect(languages.en.phrases.total({ errors: 0, warnings: 0, files: 0 })).toBe('The content is in order.')
})

test('fix summary reports fixed and remaining mistakes', () => {
  const done = { fixed: 3, files: 2, left: 1, dryRun: false }
  expect(languages.sq.phrases.fix.total(done)).toBe(
    'U ndreqën 3 probleme në 2 skedarë. 1 skedar u la siç ishte.',
  )
  expect(languages.en.phrases.fix.total(done)).toBe('Fixed 3 problems in 2 files. 1 file was left alone.')
  const dry = { fixed: 1, files: 1, left: 0, dryRun: true }
  expect(languages.sq.phrases.fix.total(dry)).toBe('Do të ndreqej 1 problem në 1 skedar; asgjë nuk u shkrua.')
  expect(languages.en.phrases.fix.total(dry)).toBe('1 problem in 1 file would be fixed; nothing was written.')
})

test('language list accepts only its own tags', () => {
  expect(['sq', 'en', 'de', 'toString'].filter(isLanguageTag)).toEqual(['sq', 'en'])
})
