import { expect, test } from 'vitest'
import type { FolderPicture } from '../pictures/pictures.ts'
import { type Change, documents, inputOf, readGood } from '../testing/good-site.ts'
import { fixDocument } from './fix.ts'

type Name = keyof typeof documents

const write = (text: string) => new TextEncoder().encode(text)

async function fix(name: Name, bytes: Uint8Array) {
  const { document, pictures } = await inputOf(name)
  return fixDocument(document, bytes, pictures)
}

async function spoil(name: Name, ...changes: readonly Change[]): Promise<string> {
  const { text } = await readGood(name)
  return changes.reduce((spoilt, [from, to]) => {
    if (typeof from === 'string' && spoilt.split(from).length !== 2) throw new Error(`${from}: not once`)
    return spoilt.replace(from, () => to)
  }, text)
}

test.each<[string, Name, (text: string) => string]>([
  ['a byte order mark', 'report', (text) => `\uFEFF${text}`],
  ['Windows line ends', 'report', (text) => text.replaceAll('\n', '\r\n')],
  ['line ends of an old Macintosh', 'news', (text) => text.replaceAll('\n', '\r')],
  ['decomposed letters', 'report', (text) => text.normalize('NFD')],
  ['decomposed letters in data', 'about', (text) => text.normalize('NFD')],
  ['zero widths and soft hyphens', 'news', (text) => text.replace('</p>', '\u200B\u00AD</p>')],
  ['a named language of the fields', 'report', (text) => text.replace('---\n', '---yaml\n')],
  ['all of these at once', 'report', (text) => `\uFEFF${text.normalize('NFD').replaceAll('\n', '\r\n')}`],
])('--fix restores the original bytes after %s', async (_, name, damage) => {
  const { text } = await readGood(name)
  expect(damage(text)).not.toBe(text)
  const { fixed, refusal } = await fix(name, write(damage(text)))
  expect([fixed?.after === text, refusal]).toEqual([true, undefined])
})

test.each<[string, Name, Change, string]>([
  ['a date with slashes', 'report', ['start: 2021-02-28', 'start: 2021/2/28'], 'start: 2021-02-28\n'],
  [
    'a date whose day can only be the day',
    'report',
    ['start: 2021-02-28', 'start: 28.2.2021'],
    'start: 2021-02-28\n',
  ],
  ['typographic quotes in a tag', 'news', ['"#pyetjet"', '“#pyetjet”'], '<a href="#pyetjet">Lart'],
  ['missing quotes in a tag', 'news', ['"#pyetjet"', '#pyetjet'], '<a href="#pyetjet">Lart'],
  ['a quote that is not closed in a tag', 'news', ['"#pyetjet"', '"#pyetjet'], '<a href="#pyetjet">Lart'],
  [
    'straight quotes within others in a tag',
    'news',
    ['<p>Shkruani', '<p title=‘A "b"’>Shkruani'],
    '<p title="A &quot;b&quot;">',
  ],
  ['blanks in a tag', 'news', ['<hr>', '< p>Po.</ p>'], '<p>Po.</p>'],
  ['a number in quotes', 'report', ['id: 1', 'id: "1"'], '\nid: 1\n'],
  ['a number where text belongs', 'report', [/place: .*/, 'place: 1244'], '\nplace: "1244"\n'],
  [
    'an unquoted colon',
    'shortProject',
    [/title: .*/, 'title: Fletorja: e dyta'],
    '\ntitle: "Fletorja: e dyta"\n',
  ],
  ['the case of a picture', 'report', ['file: 01.jpg', 'file: 01.JPG'], '{ file: 01.jpg, alt'],
  ['the case of a section', 'report', ['## Hyrje', '## hyrje'], '\n## Hyrje\n'],
  [
    'the case of a month',
    'report',
    ['## Data: 4 Mars 2021', '## Data: 4 mars 2021'],
    '\n## Data: 4 Mars 2021\n',
  ],
  ['a misspelt printed date', 'news', ['date: 03 MAJ 2021', 'date: 3 maj 2021'], '\ndate: 03 MAJ 2021\n'],
  ['a read time', 'report', ['1 minutë lexim', '2 minuta lexim'], 'readTime: 1 minutë lexim'],
  ['letters of a wrong encoding', 'report', ['"Klubi"', '"NjÃ« klub"'], '"Një klub"'],
  ['a letter of another alphabet', 'report', ['"Klubi"', '"Klub\u0456"'], '"Klubi"'],
  ['a space that is no space', 'report', ['* Të matim', '*\u00A0Të matim'], '\n* Të matim'],
  ['a missing space after a colon', 'shortProject', ['id: ', 'id:'], '\nid: '],
  [
    'a telephone number with spaces',
    'news',
    ['tel:+38344123456', 'tel:+383 44 123 456'],
    '"tel:+38344123456"',
  ],
  [
    'a pair with another closing quote',
    'news',
    ['<h3>Tabela', '<h3>„Tabela” dhe ,,hija, drita"'],
    '<h3>„Tabela“ dhe „hija, drita“',
  ],
  [
    'dots, dashes and apostrophes',
    'news',
    ['<h3>Tabela', "<h3>T'i shohim... tabelat -- dhe"],
    '<h3>T’i shohim… tabelat – dhe',
  ],
])('--fix corrects %s', async (_, name, change, line) => {
  const { fixed, refusal } = await fix(name, write(await spoil(name, change)))
  expect(refusal).toBeUndefined()
  expect(fixed?.count).toBeGreaterThan(0)
  expect(fixed?.after).toContain(line)
})

test.each<[string, Name, Change]>([
  ['a misspelt field', 'report', ['place:', 'plase:']],
  ['a date that two countries read differently', 'report', ['start: 2021-02-28', 'start: 02/03/2021']],
  ['a date that is not in the calendar', 'report', ['start: 2021-02-28', 'start: 2021/02/31']],
  ['a printed date of other days', 'news', ['date: 03 MAJ 2021', 'date: 04 MAJ 2021']],
  ['two commas that nothing closes', 'news', ['<h3>Tabela', '<h3>,,Tabela']],
  ['a letter that was lost', 'report', ['"Klubi"', '"Klub\uFFFD"']],
  ['a line separator, which may be a new line', 'report', ['"Klubi"', '"Klu\u2028bi"']],
  ['a value whose end a comment makes doubtful', 'shortProject', [/title: .*/, 'title: A: b # c']],
  ['an abbreviation that may lack its semicolon', 'news', ['</p>', ' &nbsp</p>']],
])('--fix does not touch %s', async (_, name, change) => {
  expect(await fix(name, write((await spoil(name)).replace(change[0], () => change[1])))).toEqual({})
})

test('--fix leaves a file unchanged when the fix would reveal another problem', async () => {
  const spoilt = await spoil('report', ['file: 02.jpg', 'file: 01.JPG'])
  expect(await fix('report', write(spoilt))).toEqual({
    refusal: { kind: 'reveals', rules: ['picture/repeated'] },
  })
})

test('--fix repairs only the encoding when another fix would reveal a problem', async () => {
  const spoilt = await spoil('report', ['file: 02.jpg', 'file: 01.JPG'])
  const { fixed, refusal } = await fix('report', write(`\uFEFF${spoilt}`))
  expect([fixed?.after, fixed?.byteOrderMark]).toEqual([spoilt, true])
  expect(refusal?.kind).toBe('reveals')
})

test('--fix corrects letters in a report with an unused picture', async () => {
  const { document, pictures } = await inputOf('report')
  const { text } = await readGood('report')
  const more = new Map([
    ...pictures,
    ['09.jpg', { ...(pictures.get('01.jpg') as FolderPicture), name: '09.jpg' }],
  ])
  const spoilt = text.normalize('NFD').replace('file: 01.jpg', 'file: 01.JPG')
  const { fixed, refusal } = fixDocument(
    { ...document, pictures: [...document.pictures, '09.jpg'] },
    write(spoilt),
    more,
  )
  expect([fixed?.after === text, refusal]).toEqual([true, undefined])
})

test('--fix corrects one field when another field has an error', async () => {
  const spoilt = await spoil('shortProject', [/title: .*/, 'title: A: b'], ['id: ', 'nr: '])
  const { fixed, refusal } = await fix('shortProject', write(spoilt))
  expect([fixed?.after, refusal]).toEqual([spoilt.replace('A: b', '"A: b"'), undefined])
})

test('--fix corrects a picture name and then the problem that the name hid', async () => {
  const spoilt = await spoil(
    'report',
    ['author: "Klubi"', 'author: Klubi: ne'],
    ['file: 01.jpg', 'file: 01.JPG'],
  )
  const { refusal } = await fix('report', write(spoilt))
  expect(refusal).toBeUndefined()
})

test('--fix leaves other errors of the file unchanged', async () => {
  const spoilt = await spoil('report', ['place:', 'plase:'])
  const { fixed } = await fix('report', write(`\uFEFF${spoilt}`))
  expect(fixed).toMatchObject({ after: spoilt, count: 1 })
})

test('--fix does not touch binary files and UTF-16', async () => {
  expect(await fix('report', Uint8Array.of(0xff, 0xfe, 0x41, 0))).toEqual({})
  expect(await fix('report', Uint8Array.of(0x2d, 0xeb, 0x0d, 0x0a))).toEqual({})
})

test.each(Object.keys(documents) as Name[])('--fix finds nothing to fix in the good %s', async (name) => {
  const { text } = await readGood(name)
  expect(await fix(name, write(text))).toEqual({})
})
