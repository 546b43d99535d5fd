import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CheckOptions, checkContent } from '../../check/index.ts'
import { documents, goodFiles, pictureFacts } from '../../check/testing/good-site.ts'
import { overlaid } from '../../check/testing/overlay.ts'
import { emitModules } from '../data/generated.ts'
import { createPool } from '../pool.ts'
import { checkIn } from './checking.ts'
import { openRecordStore } from './record-store.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'records-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** What is checked how: alone, by several threads, and twice with a memory on the disk. */
async function answersOf(files: CheckOptions['files'], speller: (word: string) => boolean) {
  const options = { root: '', pictures: pictureFacts, today: '2024-11-21', ...(files && { files }), speller }
  const answers = [await checkContent(options)]
  const pool = createPool()
  answers.push(await checkContent({ ...options, crew: checkIn(pool, 1) }))
  await pool.close()
  for (let run = 0; run < 2; run++) {
    const store = await openRecordStore({ folder, name: 'one' })
    answers.push(await checkContent({ ...options, store }))
    await store.save()
  }
  return answers.map(({ problems, content }) =>
    JSON.stringify([problems, content && [...emitModules(content)]]),
  )
}

test('good content is the same byte for byte, whoever checks it and whatever is remembered', async () => {
  const [alone, ...others] = await answersOf(await goodFiles(), () => true)
  expect(alone).toContain('content/reports/2021/index.mdx')
  expect(others).toEqual([alone, alone, alone])
})

test('mistakes of every kind of document are the same, in the same order', async () => {
  const files = await goodFiles()
  const spoil = async (file: string, from: string, to: string) => {
    const text = new TextDecoder().decode(await files.read(file))
    expect(text).toContain(from)
    return [file, text.replace(from, to)] as const
  }
  const spoilt = Object.fromEntries([
    await spoil(documents.report, '## Hyrje', '## Hyrja\n\n<Noote>'),
    await spoil(documents.project, 'id: ', 'id: 0x'),
    await spoil(documents.news, '<p>', '<p onclick="x()">"drejt" '),
    await spoil(documents.home, 'title: ', 'titel: '),
  ])
  const answers = await answersOf(
    overlaid(files, { ...spoilt, [documents.about]: new Uint8Array([0xff, 0xfe, 0, 1]) }),
    (word) => word.length % 2 === 0,
  )
  const [alone, ...others] = answers
  const rules = ['mdx/unknown-component', 'html/', 'encoding/utf-16', 'spelling/unknown-word']
  expect(rules.filter((rule) => !alone?.includes(rule))).toEqual([])
  expect(others).toEqual([alone, alone, alone])
})
