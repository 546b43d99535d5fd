import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isNotFound } from '@tanstack/react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDocument, loadNewsPost, readContentWith } from './index.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'content-'))
  for (const folder of ['report', 'news']) await mkdir(join(dir, folder))
  // Makes Node treat the files as modules; browsers do so because of their media type.
  await writeFile(join(dir, 'package.json'), '{"type":"module"}')
  await writeFile(join(dir, 'known.js'), 'export const ids = { report: [[1, 2]], news: [[4, 4]] }')
  await writeFile(
    join(dir, 'report', '1.js'),
    "export const report = { id: 1 }; export const links = { others: [] }; export const body = ({ jsx }) => ({ default: () => jsx('p', { children: 'Dielli' }) })",
  )
  await writeFile(join(dir, 'news', '4.js'), "export const post = { id: 4, content: '' }")
  readContentWith((name) => import(pathToFileURL(join(dir, `${name}.js`)).href))
})
afterAll(() => rm(dir, { recursive: true }))

test('loader throws not-found without a request for unknown ids, else a load error', async () => {
  await expect(loadDocument('report', 99)).rejects.toSatisfy(isNotFound)
  await expect(loadNewsPost(99)).rejects.toSatisfy(isNotFound)
  await expect(loadDocument('report', 2)).rejects.not.toSatisfy(isNotFound)
  expect((await loadNewsPost(4)).id).toBe(4)
})
