import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storeText } from './blobs.ts'
import { blobsOf, pruneBlobs } from './prune.ts'
import { type BuildState, emptyState, writeState } from './state.ts'

const hour = 60 * 60 * 1000

let states: string
let blobs: string
beforeEach(async () => {
  states = await mkdtemp(join(tmpdir(), 'prune-'))
  blobs = join(states, 'blobs')
  await mkdir(blobs)
})
afterEach(() => rm(states, { recursive: true }))

/** Stores a text for a site of its own; gives its name in the store. */
async function site(name: string): Promise<string> {
  const stored = storeText(blobs, name, 'none')
  await writeState(join(states, `${name}.json`), {
    ...emptyState(),
    texts: new Map([['a', { key: 'a', stored }]]),
  })
  return stored.digest
}

const prune = (room: number, now = Date.now() + 2 * hour) => pruneBlobs({ states, blobs, used: 1, now, room })

test('what none of the sites uses goes once there is much of it; what one uses stays', async () => {
  const used = [await site('faqja'), await site('nën-faqja')]
  const unused = storeText(blobs, 'e vjetër', 'none').digest
  await prune(10)
  expect((await readdir(blobs)).sort()).toEqual([...used, unused].sort())
  await prune(0)
  expect((await readdir(blobs)).sort()).toEqual(used.sort())
})

test('nothing goes up to twice what this site uses', async () => {
  await site('faqja')
  for (const text of ['një', 'dy', 'tri']) storeText(blobs, text, 'none')
  await pruneBlobs({ states, blobs, used: 2, now: Date.now() + 2 * hour, room: 0 })
  expect(await readdir(blobs)).toHaveLength(4)
})

test('a site uses its modules, pages, texts and words', () => {
  const made = (name: string) => new Map([['a', { key: 'a', stored: storeText(blobs, name, 'none') }]])
  const [modules, pages, texts, words] = ['moduli', 'faqja', 'teksti', 'fjalët'].map(made)
  const state = { ...emptyState(), modules, pages, texts, words } as BuildState
  expect(blobsOf(state)).toEqual(
    ['moduli', 'faqja', 'teksti', 'fjalët'].map((name) => storeText(blobs, name, 'none').digest),
  )
})

test('what is younger than an hour stays: a build may be at work with it', async () => {
  await site('faqja')
  for (const text of ['një', 'dy', 'tri']) storeText(blobs, text, 'none')
  await prune(0, Date.now())
  expect(await readdir(blobs)).toHaveLength(4)
})

test('a site that was not built for a month is forgotten', async () => {
  const used = await site('faqja')
  await site('e-braktisur')
  storeText(blobs, 'e vjetër', 'none')
  const longAgo = new Date(Date.now() - 31 * 24 * hour)
  await utimes(join(states, 'e-braktisur.json'), longAgo, longAgo)
  await prune(0)
  expect(await readdir(blobs)).toEqual([used])
  expect((await readdir(states)).sort()).toEqual(['blobs', 'faqja.json'])
})
