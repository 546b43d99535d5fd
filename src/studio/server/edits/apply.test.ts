import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leavesOf, valueAt } from '../../../check/yaml/locate.ts'
import { listFiles } from '../../../util/list-files.ts'
import { paths } from '../../../util/paths.ts'
import type { Act, Path } from '../../protocol.ts'
import { kindOfFile, readParts } from '../parts.ts'
import { applyActs } from './apply.ts'

const files = listFiles(paths.content)
  .map((name) => `content/${name}`)
  .filter((file) => kindOfFile(file) !== undefined)
  .sort()

/** The real documents as they are, with the line ends of Windows, and without a line end at the end. */
const texts = files.flatMap((file) => {
  const text = readFileSync(join(paths.root, file), 'utf8')
  return [
    { file, how: 'as it is', text },
    { file, how: 'with CRLF', text: text.replaceAll('\n', '\r\n') },
    { file, how: 'with a mark and no last line end', text: `\uFEFF${text.trimEnd()}` },
  ]
})

function act(file: string, text: string, ...acts: Act[]): string {
  const kind = kindOfFile(file)
  if (kind === undefined) throw new Error(file)
  return applyActs({ file, kind, text }, acts)
}

function valuesOf(file: string, text: string): unknown {
  return readParts(file, text).values
}

/** Lists in the values, with the ways to them. */
function listsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.entries(value).flatMap(([key, one]) =>
    listsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return Array.isArray(value) && value.length > 0 ? [path, ...inner] : inner
}

test('there are documents of every kind to try this on', () => {
  expect(new Set(files.map(kindOfFile)).size).toBe(7)
})

test.each(texts)('$file $how: each value can be changed alone, and changed back', ({ file, text }) => {
  const before = valuesOf(file, text)
  const lines = text.split('\n')
  for (const { path, value } of leavesOf(before) as { path: Path; value: unknown }[]) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const other = typeof value === 'number' ? value + 1 : `${value} Tjetër`
    const changed = act(file, text, { act: 'set', path, value: other })
    expect(valueAt(valuesOf(file, changed), path)).toBe(other)
    const after = changed.split('\n')
    expect([after.length, after.filter((line, index) => line !== lines[index]).length]).toEqual([
      lines.length,
      1,
    ])
    expect(act(file, changed, { act: 'set', path, value })).toBe(text)
  }
})

test.each(texts)('$file $how: items of lists come, move and go, and leave no trace', ({ file, text }) => {
  const before = valuesOf(file, text)
  for (const path of listsOf(before)) {
    const list = valueAt(before, path) as unknown[]
    const [item] = list
    for (const index of [0, list.length]) {
      const more = act(file, text, { act: 'insert', path, index, value: item })
      expect(valueAt(valuesOf(file, more), path)).toEqual(list.toSpliced(index, 0, item))
      expect(act(file, more, { act: 'remove', path: [...path, index] })).toBe(text)
    }
    const to = list.length - 1
    const moved = act(file, text, { act: 'move', path, from: 0, to })
    expect(valueAt(valuesOf(file, moved), path)).toEqual([...list.slice(1), item])
    expect(act(file, moved, { act: 'move', path, from: to, to: 0 })).toBe(text)
    for (const index of [0, to]) {
      const fewer = act(file, text, { act: 'remove', path: [...path, index] })
      expect(valueAt(valuesOf(file, fewer), path)).toEqual(list.toSpliced(index, 1))
      expect(act(file, fewer, { act: 'insert', path, index, value: list[index] })).toBe(text)
    }
  }
})
