import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kinds } from '../../../check/documents/kinds.ts'
import { wholeSite } from '../../../check/testing/whole-site.ts'
import { leavesOf, valueAt } from '../../../check/yaml/locate.ts'
import { listFiles } from '../../../util/list-files.ts'
import { paths } from '../../../util/paths.ts'
import type { Operation, Path } from '../../protocol.ts'
import { kindOfFile, readDocument } from '../parsed-document.ts'
import { Refusal } from '../refusal.ts'
import { applyOperation } from './apply.ts'

const files = listFiles(join(wholeSite, 'content'))
  .map((name) => `content/${name}`)
  .filter((file) => kindOfFile(file) !== undefined)
  .sort()

/** Two documents of each kind; the first also with CRLF, and with a byte order mark and no last line ending. */
const texts = files.flatMap((file) => {
  const alike = files.filter((other) => kindOfFile(other) === kindOfFile(file))
  if (alike.indexOf(file) > 1) return []
  const text = readFileSync(join(wholeSite, file), 'utf8')
  const plain = { file, how: 'as it is', text }
  const isFirst = alike[0] === file
  if (!isFirst) return [plain]
  return [
    plain,
    { file, how: 'with CRLF', text: text.replaceAll('\n', '\r\n') },
    { file, how: 'with a mark and no last line end', text: `\uFEFF${text.trimEnd()}` },
  ]
})

function edit(file: string, text: string, ...operations: Operation[]): string {
  return operations.reduce((parsed, one) => applyOperation(parsed, one), readDocument(file, text)).text
}

function valuesOf(file: string, text: string): unknown {
  return readDocument(file, text).values
}

/** The paths of all lists with items in the values. */
function listsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, one]) =>
    listsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return Array.isArray(value) && value.length > 0 ? [path, ...inner] : inner
}

test('applyOperation is tested with each kind of document that the whole site has', () => {
  const names = Object.keys(kinds).filter((name) => name !== 'nextEdition')
  expect([...new Set(files.map(kindOfFile))].sort()).toEqual(names.sort())
})

test.each(texts)('applyOperation restores each changed value of $file $how', ({ file, how, text }) => {
  const before = valuesOf(file, text)
  const lines = text.split('\n')
  const leaves = leavesOf(before) as { path: Path; value: unknown }[]
  // Line endings do not depend on the value: a seventh of the values is enough.
  const tried = how === 'as it is' ? leaves : leaves.filter((_, index) => index % 7 === 0)
  for (const { path, value } of tried) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const other = typeof value === 'number' ? value + 1 : `${value} Tjetër`
    const changed = edit(file, text, { op: 'set', path, value: other })
    expect(valueAt(valuesOf(file, changed), path)).toBe(other)
    const after = changed.split('\n')
    expect([after.length, after.filter((line, index) => line !== lines[index]).length]).toEqual([
      lines.length,
      1,
    ])
    expect(edit(file, changed, { op: 'set', path, value })).toBe(text)
  }
})

test.each(texts)('applyOperation moves items without traces in $file $how', ({ file, text }) => {
  const before = valuesOf(file, text)
  for (const path of listsOf(before)) {
    const list = valueAt(before, path) as unknown[]
    const [item] = list
    for (const index of [0, list.length]) {
      const more = edit(file, text, { op: 'insert', path, index, value: item })
      expect(valueAt(valuesOf(file, more), path)).toEqual(list.toSpliced(index, 0, item))
      expect(edit(file, more, { op: 'remove', path: [...path, index] })).toBe(text)
    }
    const to = list.length - 1
    const moved = edit(file, text, { op: 'move', path, from: 0, to })
    expect(valueAt(valuesOf(file, moved), path)).toEqual([...list.slice(1), item])
    expect(edit(file, moved, { op: 'move', path, from: to, to: 0 })).toBe(text)
    for (const index of [0, to]) {
      const fewer = edit(file, text, { op: 'remove', path: [...path, index] })
      expect(valueAt(valuesOf(file, fewer), path)).toEqual(list.toSpliced(index, 1))
      expect(edit(file, fewer, { op: 'insert', path, index, value: list[index] })).toBe(text)
    }
  }
})

/** Texts that YAML would read as something else. */
const strange = [
  'Tjetër',
  'a: b # c',
  '',
  '"',
  "it's",
  '- x',
  'true',
  '1',
  '{n}, [x]',
  'rresht\ni dytë',
  'hapësirë në fund ',
  ' rresht i zbrazët në fund\n\n',
  '„ë“ \\',
]

const other = ['good', 'varied'].flatMap((site) => {
  const folder = join(paths.root, 'tests/fixtures/content-check', site)
  const names = listFiles(join(folder, 'content')).map((name) => `content/${name}`)
  return names
    .filter((file) => kindOfFile(file) !== undefined)
    .map((file) => ({ site, file, text: readFileSync(join(folder, file), 'utf8') }))
})

test.each(other)('applyOperation restores retyped values in $site $file', ({ file, text }) => {
  const original = readDocument(file, text)
  const before = original.values
  expect(before).toBeDefined()
  const leaves = leavesOf(before) as { path: Path; value: unknown }[]
  for (const [index, { path, value }] of leaves.entries()) {
    if (typeof value !== 'string') continue
    for (const next of [0, 4, 7].map((step) => strange[(index + step) % strange.length] ?? '')) {
      const changed = edit(file, text, { op: 'set', path, value: next })
      const now = valuesOf(file, changed)
      if (next !== '') expect(String(valueAt(now, path))).toBe(next)
      expect(leavesOf(now).filter((leaf) => String(leaf.path) !== String(path))).toEqual(
        leavesOf(before).filter((leaf) => String(leaf.path) !== String(path)),
      )
      if (valueAt(now, path) === undefined) continue
      const back = applyOperation(readDocument(file, changed), { op: 'set', path, value }, original)
      expect(back.text).toBe(text)
    }
  }
})

test.each(other)('applyOperation moves items in any style in $site $file', ({ file, text }) => {
  const before = valuesOf(file, text)
  for (const path of listsOf(before)) {
    const list = valueAt(before, path) as unknown[]
    const [item] = list
    const to = list.length - 1
    const more = edit(file, text, { op: 'insert', path, index: 1, value: item })
    expect(valueAt(valuesOf(file, more), path)).toEqual(list.toSpliced(1, 0, item))
    expect(edit(file, more, { op: 'remove', path: [...path, 1] })).toBe(text)
    const moved = edit(file, text, { op: 'move', path, from: 0, to })
    expect(valueAt(valuesOf(file, moved), path)).toEqual([...list.slice(1), item])
    expect(edit(file, moved, { op: 'move', path, from: to, to: 0 })).toBe(text)
  }
})

test('applyOperation adds and removes optional fields in order and keeps comments', () => {
  const file = 'content/reports/2024/index.mdx'
  const text = '---\n# numri\nid: 1 # i parë\nend: 2024-01-02\n# kush\nauthor: A\nnjë: dy\n---\n\n## Hyrje\n'
  const set = edit(file, text, { op: 'set', path: ['place'], value: 'Durrës' })
  expect(set).toBe(text.replace('end: 2024-01-02\n', 'end: 2024-01-02\nplace: Durrës\n'))
  expect(edit(file, set, { op: 'remove', path: ['place'] })).toBe(text)
  expect(edit(file, set, { op: 'set', path: ['place'], value: ' ' })).not.toBe(text)
  expect(edit(file, set, { op: 'set', path: ['place'], value: '' })).toBe(text)
  const cover = edit(file, text, { op: 'set', path: ['cover', 'file'], value: '01.jpg' })
  expect(cover).toBe(text.replace('author: A\n', 'author: A\ncover:\n  file: 01.jpg\n'))
  const gallery = edit(file, text, {
    op: 'insert',
    path: ['gallery'],
    index: 0,
    value: { alt: 'Një foto', file: '01.jpg', x: 1 },
  })
  expect(gallery).toBe(
    text.replace('author: A\n', 'author: A\ngallery:\n  - file: 01.jpg\n    alt: "Një foto"\n'),
  )
  const themes = edit('content/projects/2020-a.mdx', '---\nid: 1\ntitle: A\n---\n', {
    op: 'insert',
    path: ['themes'],
    index: 0,
    value: 'klima',
  })
  expect(themes).toBe('---\nid: 1\ntitle: A\nthemes: [klima]\n---\n')
})

test('applyOperation fills an empty field in place and keeps the comment after it', () => {
  const file = 'content/projects/2020-a.mdx'
  for (const [empty, filled] of [
    ['title:', 'title: Titull'],
    ['title: # kush', 'title: Titull # kush'],
    ['title: ~ # kush', 'title: Titull # kush'],
    ['title: null', 'title: Titull'],
  ]) {
    const text = `---\nid: 1\n${empty}\nyear: 2020\n---\n`
    const set = edit(file, text, { op: 'set', path: ['title'], value: 'Titull' })
    expect(set).toBe(`---\nid: 1\n${filled}\nyear: 2020\n---\n`)
  }
})

test('applyOperation leaves a group or list empty when its last entry is removed', () => {
  const file = 'content/projects/2020-a.mdx'
  const text = '---\nid: 1\nthemes: [ planet ]\n---\n'
  expect(edit(file, text, { op: 'remove', path: ['themes', 0] })).toBe('---\nid: 1\nthemes: []\n---\n')
  const report = 'content/reports/2024/index.mdx'
  for (const cover of ['cover: { file: 01.jpg }', 'cover:\n  file: 01.jpg']) {
    const emptied = edit(report, `---\nid: 1\n${cover}\n---\n`, { op: 'remove', path: ['cover', 'file'] })
    expect(emptied).toBe('---\nid: 1\ncover: {}\n---\n')
    const again = edit(report, emptied, { op: 'set', path: ['cover', 'file'], value: '02.jpg' })
    expect(again).toBe('---\nid: 1\ncover: { file: 02.jpg }\n---\n')
  }
})

test('applyOperation writes the first item of an empty list on its own line', () => {
  const file = 'content/news/a/index.mdx'
  for (const empty of ['gallery: []', 'gallery:', 'gallery:\n  []']) {
    const text = `---\n${empty}\nauthor: A\n---\n`
    const value = { file: '01.jpg', alt: 'Foto e mirë' }
    const filled = edit(file, text, { op: 'insert', path: ['gallery'], index: 0, value })
    expect(filled).toBe('---\ngallery:\n  - file: 01.jpg\n    alt: "Foto e mirë"\nauthor: A\n---\n')
    expect(edit(file, filled, { op: 'remove', path: ['gallery', 0] })).toBe(
      '---\ngallery: []\nauthor: A\n---\n',
    )
  }
})

test('applyOperation writes a body as sent and keeps the text above it', () => {
  const file = 'content/reports/2024/index.mdx'
  const head = '---\r\nid: 1 # i parë\nauthor: A\r\n---\r\n'
  const body = '\r\n## Hyrje\r\n\nFjalë.\n'
  expect(edit(file, `${head}\n`, { op: 'body', text: body })).toBe(head + body)
  expect(() => edit('content/site.yaml', 'title: A\n', { op: 'body', text: body })).toThrow(Refusal)
})

test('applyOperation refuses a fix that makes the text unreadable', () => {
  const [{ file, text } = { file: '', text: '' }] = texts.filter((one) => kindOfFile(one.file) === 'report')
  const start = text.indexOf('title: ') + 'title: '.length
  const fix = { start, end: start, fix: 'certain', edits: [{ start, end: start, text: '"\\„' }] } as const
  for (const asked of [{ op: 'fixAll' }, { op: 'fix', start, end: start }] as const)
    expect(() => applyOperation(readDocument(file, text), asked, undefined, [fix])).toThrow(Refusal)
})
