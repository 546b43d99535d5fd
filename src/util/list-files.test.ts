import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listFiles } from './list-files.ts'

test('listFiles lists files by relative path and no folders', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'list-files-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await mkdir(join(dir, 'a', 'b'), { recursive: true })
  await mkdir(join(dir, 'empty'))
  for (const name of ['1.txt', 'a/2.txt', 'a/b/3.txt', 'a/b/4'])
    await writeFile(join(dir, ...name.split('/')), '')
  expect(listFiles(dir).sort()).toEqual(['1.txt', 'a/2.txt', 'a/b/3.txt', 'a/b/4'])
})
