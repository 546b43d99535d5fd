import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AppContent, checkContent } from '../../content/compile/index.ts'
import { copyGoodSite, pictureFacts } from '../../content/compile/testing/good-site.ts'
import type { App } from './app.ts'
import { beginApp } from './early-app.ts'

let root: string
/** What was bundled, and how it ended. */
let bundled: { title: string | undefined; ended: 'whole' | 'aborted' | undefined }[]
beforeEach(async () => {
  root = await copyGoodSite()
  bundled = []
  lasting = false
  meanwhile = async () => {}
})
afterEach(() => rm(root, { recursive: true }))

const words = () => join(root, 'content', 'words.yaml')

/** Whether bundling lasts until it is ended. */
let lasting: boolean

/** What somebody else does before it has ended. */
let meanwhile: () => Promise<void>

/** Ends at once, or a moment after it is told to. */
async function bundle({
  signal,
  expectUnchanged,
}: {
  signal: AbortSignal
  expectUnchanged: () => void
}): Promise<App> {
  const text = readFileSync(join(root, 'src', 'content', 'generated', 'site.ts'), 'utf8')
  const one: (typeof bundled)[number] = { title: /"skipLink": "(.*)"/.exec(text)?.[1], ended: undefined }
  bundled.push(one)
  if (lasting) await new Promise((resolve) => signal.addEventListener('abort', resolve))
  await setTimeout(20)
  one.ended = signal.aborted ? 'aborted' : 'whole'
  if (signal.aborted) throw new Error('aborted')
  await meanwhile()
  expectUnchanged()
  return { manifest: {}, serverEntry: one.title ?? '', files: new Map() }
}

const begin = () =>
  beginApp({
    code: { key: 'code', expectUnchanged() {} },
    address: { origin: 'https://dielli.test', base: '/' },
    draft: join(root, 'draft'),
    pictures: pictureFacts,
    root,
    bundle,
  })

async function contentNow(): Promise<AppContent> {
  const { content } = await checkContent({ root, pictures: pictureFacts })
  if (content === undefined) throw new Error('The good site is not good.')
  return content
}

async function changeSkipLink(skipLink: string): Promise<void> {
  const text = await readFile(words(), 'utf8')
  await writeFile(words(), text.replace(/^skipLink: .*$/m, `skipLink: ${skipLink}`))
}

test('the app is bundled once, while the content is checked', async () => {
  const early = begin()
  while (bundled.length === 0) await setTimeout(1)
  const content = await contentNow()
  const { app } = await early.appFor(content)
  expect(app.serverEntry).toBe(content.words.skipLink)
  await early.cancel()
  expect(bundled).toEqual([{ title: content.words.skipLink, ended: 'whole' }])
})

test('words that changed while the content was checked end the bundling, and it begins again with them', async () => {
  lasting = true
  const early = begin()
  const before = (await contentNow()).words.skipLink
  while (bundled.length === 0) await setTimeout(1)
  lasting = false
  await changeSkipLink('Tjetër')
  const { app, key } = await early.appFor(await contentNow())
  expect(app.serverEntry).toBe('Tjetër')
  expect(bundled).toEqual([
    { title: before, ended: 'aborted' },
    { title: 'Tjetër', ended: 'whole' },
  ])
  const { key: same } = await begin().appFor(await contentNow())
  expect(same).toBe(key)
})

test('with mistakes in its words nothing is bundled before they are corrected', async () => {
  const good = await readFile(words(), 'utf8')
  await writeFile(words(), 'skipLink: 7\n')
  const early = begin()
  await early.cancel()
  expect(bundled).toEqual([])
  await writeFile(words(), good)
  await early.appFor(await contentNow())
  expect(bundled.map(({ ended }) => ended)).toEqual(['whole'])
})

test('what is called off is over when the call returns', async () => {
  lasting = true
  const early = begin()
  while (bundled.length === 0) await setTimeout(1)
  await early.cancel()
  expect(bundled.map(({ ended }) => ended)).toEqual(['aborted'])
  await early.cancel()
})

test('an app that somebody handed other words while it was bundled is refused', async () => {
  meanwhile = async () => {
    const generated = join(root, 'src', 'content', 'generated', 'site.ts')
    const own = await readFile(generated, 'utf8')
    await writeFile(generated, own.replace(/"skipLink": ".*"/, '"skipLink": "Tjetër"'))
    await writeFile(generated, own)
  }
  await expect(begin().appFor(await contentNow())).rejects.toThrow('Projekti u ndryshua gjatë ndërtimit')
})
