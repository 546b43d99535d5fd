import { expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { readOptions } from './options.ts'

test('check options default to Albanian, text output and no changes', () => {
  expect(readOptions([], {})).toMatchObject({
    root: paths.root,
    format: 'text',
    language: { tag: 'sq' },
    quiet: false,
    fix: 'no',
    watch: false,
    release: false,
  })
})

test('check options take the language from --lang, then from CHECK_LANG', () => {
  expect(readOptions(['--lang=en'], {}).language.tag).toBe('en')
  expect(readOptions([], { CHECK_LANG: 'en' }).language.tag).toBe('en')
  expect(readOptions(['--lang=sq'], { CHECK_LANG: 'en' }).language.tag).toBe('sq')
  expect(readOptions([], { CHECK_LANG: '' }).language.tag).toBe('sq')
})

test('check options distinguish fixing from a dry run', () => {
  expect(readOptions(['--fix'], {}).fix).toBe('write')
  expect(readOptions(['--fix', '--dry-run'], {}).fix).toBe('show')
})

test.each([
  ['an unknown option', ['--colour']],
  ['a word that is no option', ['content']],
  ['an unknown format', ['--format=xml']],
  ['a format that is a name of every object', ['--format=toString']],
  ['an unknown language', ['--lang=de']],
  ['a missing value', ['--format']],
  ['showing without fixing', ['--dry-run']],
  ['fixing while watching', ['--watch', '--fix']],
  ['watching for machines', ['--watch', '--format=json']],
])('check options refuse %s and print the usage', (_, args) => {
  expect(() => readOptions(args, {})).toThrow(/^Komanda nuk kuptohet[\s\S]*--format=text\|json\|github/)
})

test.each([
  ['--wach', 'Mundësia „--wach“ nuk ekziston. Mos deshët të shkruani „--watch“?'],
  ['-w', 'Mundësia „-w“ nuk ekziston. ('],
  ['--toString', 'Mundësia „--toString“ nuk ekziston.'],
  ['content/reports', 'Fjala „content/reports“ është e tepërt'],
  ['--lang', 'Pas --lang mungon vlera: --lang=…'],
  ['--quiet=yes', '--quiet shkruhet pa vlerë.'],
  ['--lang=de', 'Gjuha „de“ nuk njihet; shkruani --lang=sq ose --lang=en.'],
  ['--dry-run', '--dry-run shkruhet bashkë me --fix.'],
])('check options explain in Albanian what is wrong with %s', (written, message) => {
  expect(() => readOptions([written], {})).toThrow(
    `Komanda nuk kuptohet. (Options not understood.) ${message}`,
  )
})
