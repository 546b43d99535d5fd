import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { commitFiles } from './commit.ts'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'commit-'))
})
afterEach(() => rmSync(base, { recursive: true }))

const folders = () => ({ dir: join(base, 'dist'), staging: join(base, 'staging') })

function write(folder: 'dist' | 'staging', file: string): void {
  mkdirSync(dirname(join(base, folder, file)), { recursive: true })
  writeFileSync(join(base, folder, file), folder)
}

test.each([
  ['that is there', true],
  ['that is gone already', false],
])('commit puts a folder in the place of a stale file %s', (_, isThere) => {
  if (isThere) write('dist', 'blog')
  write('staging', 'blog/1.html')
  commitFiles({ added: ['blog/1.html'], stale: ['blog'] }, folders())
  expect(readFileSync(join(base, 'dist/blog/1.html'), 'utf8')).toBe('staging')
})

test('commit removes the folder of the last stale file but not one with other files', () => {
  for (const file of ['blog/1.html', 'data/1.js', 'data/2.js']) write('dist', file)
  commitFiles({ added: [], stale: ['blog/1.html', 'data/1.js'] }, folders())
  expect(['blog', 'data/1.js', 'data/2.js'].map((file) => existsSync(join(base, 'dist', file)))).toEqual([
    false,
    false,
    true,
  ])
})
