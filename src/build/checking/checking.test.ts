import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { openChecking } from './checking.ts'

let cache: string

beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'checking-'))
})

afterEach(() => rm(cache, { recursive: true }))

async function checkAndSave(): Promise<string[]> {
  const lines: string[] = []
  const { means, save } = await openChecking({ cache, say: (line) => lines.push(line) })
  for (const round of ['first', 'second']) {
    means.store.keep('a'.repeat(64), round)
    await means.pictures(join(paths.content, `pages/home/banner.jpg`))
    await save()
    await means.pictures.save()
  }
  return lines
}

test('a memory that can be written is not spoken of', async () => {
  expect(await checkAndSave()).toEqual([])
})

test('a memory that cannot be written fails no check, and is named once', async () => {
  await writeFile(join(cache, 'checks'), '')
  await mkdir(join(cache, 'pictures', 'facts.json'), { recursive: true })
  const [line, ...more] = await checkAndSave()
  expect(line).toContain('The memory of the check could not be written.')
  expect(line).toContain(cache)
  expect(more).toEqual([])
})
