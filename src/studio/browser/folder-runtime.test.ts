import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureFacts } from '../../check/testing/good-site.ts'
import { diskAt } from '../../util/disk/node.ts'
import {
  copyProject,
  openStudioOf,
  removeProject,
  servicesWith,
  stateOf,
  writeIn,
} from '../core/testing/studio.ts'
import { openGitFolder } from '../hosts/git/open-git-folder.ts'
import { openFolderAt } from '../local/folder.ts'
import type { Calls } from '../protocol.ts'
import { openFolderRuntime } from './folder-runtime.ts'
import { edit, item, news, photo, remove, report, set, work } from './testing/editing.ts'

let root = ''
beforeEach(() => {
  root = copyProject()
})
afterEach(() => removeProject(root))

/** The studio of a worker over the folder of a project, as the server gives it. */
async function openRuntime() {
  const { folder, bytesOf } = openFolderAt({ root, services: servicesWith(pictureFacts) })
  let changes = 0
  const runtime = await openFolderRuntime({
    base: '/',
    folder,
    git: { ...openGitFolder(root, diskAt(root)), history: async () => undefined },
    prepare: async ({ name, bytes }) => ({ name, bytes }),
    reduce: async (bytes) => bytes,
    readFacts: async (_, digest) => {
      const size = { width: 1200, height: 800 }
      return { hash: `d-${digest.slice(0, 12)}`, digest, ...size, tone: 3, format: 'jpeg' }
    },
    readOriginal: async (digest) => bytesOf(digest),
    onChange() {
      changes++
    },
  })
  const call = async <Name extends keyof Calls>(name: Name, request: Calls[Name]['request']) =>
    (await runtime.studio.call(name, request as Record<string, unknown>)) as Calls[Name]['response']
  return { ...runtime, call, changes: () => changes }
}

test('folder runtime publishes the same bytes as the core over the same folder', async () => {
  const direct = copyProject()
  const core = await openStudioOf(direct)
  const files = await work(core)
  await core.call('publish', { files })
  const expected = await stateOf(direct)
  await removeProject(direct)
  const runtime = await openRuntime()
  expect(await work(runtime)).toEqual(files)
  expect(await runtime.call('publish', { files })).toEqual({ done: 'written', left: [] })
  expect(await stateOf(root)).toEqual(expected)
})

test('folder runtime keeps drafts in the folder for the next worker', async () => {
  const runtime = await openRuntime()
  const { revision } = await runtime.call('open', { file: news })
  const { document } = await runtime.studio.upload({ file: news, revision, name: '26.jpg' }, photo)
  await edit(runtime, document, { op: 'insert', path: ['gallery'], index: 0, value: item })
  const again = await openRuntime()
  expect((await again.call('open', { file: news })).text).toContain('26.jpg')
  expect(Uint8Array.from(again.studio.picture(news, '26.jpg'))).toEqual(photo)
})

test('folder runtime copies a published document with its photographs', async () => {
  const before = await readFile(join(root, 'content/reports/2024/01.jpg'))
  const runtime = await openRuntime()
  const copy = await runtime.call('copy', { file: report })
  expect(copy.values).toMatchObject({ title: expect.stringContaining('(kopje)') })
  const [, folder] = /^content\/(.+)\/index\.mdx$/.exec(copy.file) ?? []
  const place = `drafts/open/${encodeURIComponent(`content/${folder}/index.mdx`)}/pictures/01.jpg`
  expect(await readFile(join(root, place))).toEqual(before)
})

test('folder runtime restores a removed report with its photographs', async () => {
  const before = await stateOf(root)
  const runtime = await openRuntime()
  const file = 'content/projects/2007-2008-fushate-informimi.mdx'
  const { revision } = await runtime.call('open', { file })
  await runtime.call('remove', { file, revision })
  await runtime.call('publish', { files: [file] })
  expect(Object.keys(await stateOf(root))).not.toContain(file.slice('content/'.length))
  const { deleted } = await runtime.call('trash', {})
  const restored = await runtime.call('restore', { name: deleted[0]?.name ?? '' })
  await runtime.call('publish', { files: [restored.file] })
  expect(await stateOf(root)).toEqual(before)
})

test('folder runtime rebases a draft on the edits of another program', async () => {
  const runtime = await openRuntime()
  await set(runtime, news, 'title', 'Titulli im')
  const seen = runtime.changes()
  const there = await readFile(join(root, news), 'utf8')
  await writeIn(root, news, there.replace(/^author: .*$/m, 'author: Redaksia'))
  const { values, conflict } = await runtime.call('open', { file: news })
  expect(values).toMatchObject({ title: 'Titulli im', author: 'Redaksia' })
  expect(conflict).toBeUndefined()
  expect(runtime.changes()).toBe(seen + 1)
})

test('preview of a folder runtime shows drafts of texts, settings and removals', async () => {
  const runtime = await openRuntime()
  await set(runtime, news, 'title', 'Titulli im')
  expect(await runtime.moduleOf('news/1')).toContain('Titulli im')
  await set(runtime, 'content/site.yaml', 'shortName', 'Dielli')
  expect(await runtime.moduleOf('site-content')).toContain('"shortName":"Dielli"')
  await remove(runtime, news)
  expect(await runtime.moduleOf('news/1')).toBeUndefined()
})

test('folder runtime reads the drafts that another studio of the folder has written', async () => {
  const [one, other] = [await openRuntime(), await openRuntime()]
  await set(one, report, 'title', 'Një')
  await set(other, report, 'author', 'Dy')
  await set(other, news, 'author', 'Dy')
  await set(one, news, 'title', 'Një')
  for (const { call } of [one, other]) {
    expect((await call('open', { file: report })).values).toMatchObject({ title: 'Një', author: 'Dy' })
    expect((await call('open', { file: news })).values).toMatchObject({ title: 'Një', author: 'Dy' })
  }
  await one.call('discard', { file: news })
  expect(await other.call('open', { file: news })).toMatchObject({ isDraft: false })
  await other.call('discard', { file: report })
  expect((await one.call('changes', {})).documents).toEqual([])
})
