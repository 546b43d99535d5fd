import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { diskAt } from '../../util/disk/node.ts'
import { codeKey } from './code.ts'

const files = [
  'src/model/schema/report.ts',
  'src/site/layouts/ReportLayout.tsx',
  'src/site/styles/tokens.css',
  'public/favicon.svg',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'code-'))
  for (const file of files) await write(file, 'e para')
})
afterEach(() => rm(root, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

test.each(files)('code digest changes when %s changes', async (file) => {
  const before = codeKey(root)
  await write(file, 'e dyta')
  expect(codeKey(root)).not.toBe(before)
  await write(file, 'e para')
  expect(codeKey(root)).toBe(before)
})

test('code digest ignores tests, the route tree and files that editors leave', async () => {
  const before = codeKey(root)
  await write('src/site/layouts/ReportLayout.test.tsx', 'një provë')
  await write('src/site/routeTree.gen.ts', 'rrugët')
  for (const name of ['.router.ts.swp', 'router.ts~', '#router.ts#', 'README.md'])
    await write(`src/${name}`, 'e dyta')
  expect(codeKey(root)).toBe(before)
})

test('code digest is the same for the same code in another folder', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'code-'))
  await cp(root, copy, { recursive: true })
  expect(codeKey(copy)).toBe(codeKey(root))
  await rm(copy, { recursive: true })
})

test('code digest leaves out static files that cannot be read', () => {
  const disk = diskAt(root)
  const closed = (path: string) => {
    if (path.startsWith('public')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' })
    return path
  }
  const unlisted = codeKey(root, { ...disk, list: (folder) => disk.list(closed(folder)) })
  const unread = codeKey(root, { ...disk, read: (file) => disk.read(closed(file)) })
  expect(new Set([codeKey(root), unlisted, unread]).size).toBe(3)
})

test('code digest is that of this process alone when a source changed after its start', async () => {
  const dated = async (time: number) => {
    for (const file of files) await utimes(join(root, file), time / 1000, time / 1000)
    return codeKey(root)
  }
  const start = performance.timeOrigin
  const before = await dated(start - 1000)
  expect(await dated(start - 2000)).toBe(before)
  expect(await dated(Date.now() + 60_000)).toBe(before)
  expect(await dated(start + 1)).not.toBe(before)
  expect(codeKey(root)).toBe(await dated(start + 2))
})
