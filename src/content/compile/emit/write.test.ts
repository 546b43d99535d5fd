import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeModules } from './write.ts'

test('writes only what differs and removes what is no longer emitted', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'generated-'))
  const modules = new Map([
    ['a.ts', 'a\n'],
    ['report/1.ts', 'b\n'],
  ])
  expect(await writeModules(dir, modules)).toEqual(['a.ts', 'report/1.ts'])
  expect(await writeModules(dir, modules)).toEqual([])
  expect(await writeModules(dir, new Map([['a.ts', 'c\n']]))).toEqual(['a.ts', 'report/1.ts'])
  expect(await readdir(dir, { recursive: true })).toEqual(['a.ts', 'report'])
  expect(await readFile(path.join(dir, 'a.ts'), 'utf8')).toBe('c\n')
  await rm(dir, { recursive: true })
})
