import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { digestOf, storeText } from './blobs.ts'
import { openSiteFolder } from './folder.ts'
import { type Making, makeTexts } from './make.ts'
import { createPlaces } from './place.ts'
import { emptyState, type Made } from './state.ts'

let root: string
let blobs: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'make-'))
  blobs = root
})
afterEach(() => rm(root, { recursive: true }))

const edition = { id: 7 }

/**
 * Makes one text of an edition; says what happened to it.
 *
 * @param fingerprint of the edition
 */
async function make(text: string, fingerprint: string | undefined, texts: Map<string, Made> = new Map()) {
  const happened: string[] = []
  const dir = join(root, 'site')
  const making: Making = {
    before: { ...emptyState(), texts },
    blobs,
    places: createPlaces({ blobs, dir, placing: openSiteFolder(dir) }),
    codeKey: 'code',
    fingerprintOf: (entry) => (entry === edition ? fingerprint : undefined),
    async work(tasks) {
      happened.push(...tasks.map(() => 'made'))
      return tasks.map(() => ({ stored: storeText(blobs, text, 'none'), flaws: [] }))
    },
  }
  const read = () => {
    happened.push('read')
    return text
  }
  const made = await makeTexts(new Map([['calendar.ics', { of: [edition], text: read }]]), making)
  making.places.put([...made].map(([path, { stored }]) => [path, stored] as const))
  return { made, happened, published: await readFile(join(dir, 'calendar.ics'), 'utf8') }
}

test('what is made of the same entries is not even read', async () => {
  const { made, happened } = await make('Shkolla verore', 'one')
  expect(happened).toEqual(['read', 'made'])
  const again = await make('Shkolla verore', 'one', made)
  expect(again.happened).toEqual([])
  expect(again.made).toEqual(made)
})

test('where an entry is another one, a text that stays the same is not made again', async () => {
  const { made } = await make('Shkolla verore', 'one')
  const again = await make('Shkolla verore', 'two', made)
  expect(again.happened).toEqual(['read'])
  expect((await make('Shkolla verore', 'two', again.made)).happened).toEqual([])
  expect((await make('Shkolla dimërore', 'three', again.made)).happened).toEqual(['read', 'made'])
})

test('where nothing is known of the entries the text decides', async () => {
  const { made } = await make('Shkolla verore', undefined)
  expect((await make('Shkolla verore', undefined, made)).happened).toEqual(['read'])
})

test.each([
  ['in the store and in the site', ['blob', 'site/calendar.ics'], ['read', 'made']],
  ['in the store alone, as the site has it,', ['blob'], []],
  ['in the site alone, as the store has it,', ['site/calendar.ics'], []],
])('what is spoilt %s is made again only where it is needed', async (_where, spoilt, happens) => {
  const { made } = await make('Shkolla verore', 'one')
  for (const name of spoilt) {
    const file = join(root, name === 'blob' ? digestOf('Shkolla verore') : name)
    await rm(file)
    await writeFile(file, 'Shkolla dimror')
    await utimes(file, 1, 1)
  }
  const again = await make('Shkolla verore', 'one', made)
  expect(again.happened).toEqual(happens)
  expect(again.published).toBe('Shkolla verore')
})
