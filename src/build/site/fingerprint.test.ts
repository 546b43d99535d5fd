import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprintCode } from './fingerprint.ts'

const files = [
  'src/content/schema/report.ts',
  'src/layouts/ReportLayout.tsx',
  'src/routeTree.gen.ts',
  'src/styles/tokens.css',
  'public/favicon.svg',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'fingerprint-'))
  for (const file of files) await write(file, 'e para')
})
afterEach(() => rm(root, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

test.each(files)('a change of %s is another code', async (file) => {
  const before = fingerprintCode(root)
  await write(file, 'e dyta')
  expect(fingerprintCode(root)).not.toBe(before)
  await write(file, 'e para')
  expect(fingerprintCode(root)).toBe(before)
})

test('tests and compiled content decide nothing of how a site is made', async () => {
  const before = fingerprintCode(root)
  await write('src/layouts/ReportLayout.test.tsx', 'një provë')
  await write('src/content/phrase.test.ts', 'një provë')
  await write('src/content/generated/reports.ts', 'raportet')
  expect(fingerprintCode(root)).toBe(before)
})

test('the same code in another folder is the same', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'fingerprint-'))
  await cp(root, copy, { recursive: true })
  expect(fingerprintCode(copy)).toBe(fingerprintCode(root))
  await rm(copy, { recursive: true })
})
