import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { messages, warnings } from './index.ts'

const compile = fileURLToPath(new URL('..', import.meta.url))

test('every rule has an example that breaks it', async () => {
  const files = (await readdir(compile, { recursive: true })).filter((file) => file.endsWith('.test.ts'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(compile, file), 'utf8')))
  const all = texts.join('\n')
  expect(Object.keys(messages).filter((rule) => !new RegExp(`${rule}(?![\\w-])`).test(all))).toEqual([])
})

test('rules have kebab-case English names', () => {
  expect(Object.keys(messages).filter((rule) => !/^[a-z-]+\/[a-z0-9-]+$/.test(rule))).toEqual([])
})

test('warnings stop nothing; everything else does', () => {
  expect([...warnings]).toEqual(['description/length', 'picture/small', 'picture/unused', 'stand-in/listed'])
})
