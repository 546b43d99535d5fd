import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { modulesDigest } from './encode.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'versions-'))
  for (const file of [
    'node_modules/sharp/package.json',
    'draw/a.ts',
    'draw/a.test.ts',
    'colours.ts',
    'other.ts',
  ])
    await write(file, 'first')
})
afterEach(() => rm(root, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

const version = () => modulesDigest(['draw', 'colours.ts'], root)

test.each(['node_modules/sharp/package.json', 'draw/a.ts', 'draw/b.ts', 'colours.ts'])(
  'modules digest changes when %s changes',
  async (file) => {
    const before = version()
    expect(version()).toBe(before)
    await write(file, 'second')
    expect(version()).not.toBe(before)
  },
)

test.each(['draw/a.test.ts', 'other.ts'])('modules digest stays the same when %s changes', async (file) => {
  const before = version()
  await write(file, 'second')
  expect(version()).toBe(before)
})
