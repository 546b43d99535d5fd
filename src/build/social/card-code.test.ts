import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { cardCode } from './card-code.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'card-code-'))
  for (const name of [
    'src/build/social',
    'src/build/colours.ts',
    'src/pictures',
    'src/layouts',
    'package-lock.json',
  ])
    await cp(join(paths.root, name), join(root, name), { recursive: true })
})
afterAll(() => rm(root, { recursive: true }))

test.each([
  'src/build/social/card.ts',
  'src/build/social/lines.ts',
  'src/build/social/outline.ts',
  'src/build/social/publish.ts',
  'src/build/colours.ts',
  'src/pictures/ridge-path.ts',
  'package-lock.json',
])('with another %s cards are laid out anew', async (file) => {
  const before = cardCode(root)
  await appendFile(join(root, file), '\n// Another one.\n')
  expect(cardCode(root)).not.toBe(before)
})

test('with another template they are not', async () => {
  const before = cardCode(root)
  await appendFile(join(root, 'src/layouts/ReportLayout.tsx'), '\n// Another one.\n')
  expect(cardCode(root)).toBe(before)
})
