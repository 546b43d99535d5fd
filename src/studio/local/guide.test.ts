import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { format } from '../../model/message/format.ts'
import { paths } from '../../util/paths.ts'
import { anchorOf, guidePages } from '../guide-pages.ts'
import client from '../words/app.json'
import words from '../words/guide.json'
import { dialog as archive } from '../words/import.json'
import publish from '../words/publish.json'
import { guidePage, writeGuide } from './guide.ts'

const page = (await guidePage('udhezuesi.html')) ?? ''
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

const guide = readFileSync(join(paths.root, 'content/README.md'), 'utf8')
const catalogs = import.meta.glob<object>('../words/*.json', { eager: true, import: 'default' })
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn)
const labelsOfSite = ['Faqja „Rreth nesh“', 'Fjalët e faqes', 'Të dhënat e shoqatës', 'Ridrejtimet']
/** Names in systems, telephones and GitHub that the guide gives, and the sign on a button. */
const otherPrograms = [
  'Camera',
  'Close pull request',
  'Developer settings',
  'Fine-grained tokens',
  'Formats',
  'Generate token',
  'More info',
  'Most Compatible',
  'Only select repositories',
  'Open Anyway',
  'Privacy & Security',
  'Repository access',
  'Run anyway',
  'Run as a Program',
  'Settings',
  'System Settings',
  '✕',
]

test('guide has a heading for every part that the studio links to', () => {
  const anchors = Object.values(words.parts).map(anchorOf)
  expect(anchors).toContain('faqet-fjalët-dhe-të-dhënat-e-shoqatës')
  expect(idsOf(page)).toEqual(expect.arrayContaining(anchors))
})

test.each([...guidePages.keys()])(
  'guide page %s links only to parts of the guide or to the web',
  async (name) => {
    const html = (await guidePage(name)) ?? ''
    const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => decodeURIComponent(href))
    const own = links.filter((href) => !/^(https?|mailto):/.test(href))
    const targets = [...idsOf(html).map((id) => `#${id}`), ...guidePages.keys()]
    expect(own.filter((href) => !targets.includes(href))).toEqual([])
    expect(own.length).toBeGreaterThan(20)
  },
)

test('guide names buttons, labels and notices as the studio does', () => {
  const [part = ''] = guide.split('\n## Çfarë ka në këtë dosje')
  const named = new Set([...part.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name = '']) => name))
  // Emphasis has a small letter or a full stop.
  const names = [...named].filter((name) => !/^\p{Ll}|\.$|^Pjesa e /u.test(name))
  const labels = [...guide.matchAll(/\| \*\*([^*]+)\.\*\* /g)].map(([, label = '']) => label)
  const quotable = new Set([...Object.values(catalogs).flatMap(textsIn), ...labels, ...labelsOfSite])
  quotable.add(format(client.list.problems, { count: 2 })).add(format(client.list.todo, { count: 1 }))
  expect(names.filter((name) => !quotable.has(name)).sort()).toEqual(otherPrograms)
  const { send, takeNew } = publish
  const chosen = [client.versions.take, archive.take].flatMap((both) => Object.values(both))
  for (const name of [...chosen, ...Object.values(send), takeNew]) expect(named).toContain(name)
})

test('guide page needs no other file and runs no script', () => {
  expect(page).toContain('<title>Udhëzues për redaktorët</title>')
  expect(page.match(/<img/g)).toHaveLength(6)
  expect([...page.matchAll(/ src="([^"]{10})/g)].map(([, source]) => source)).toEqual(
    Array.from({ length: 6 }, () => 'data:image'),
  )
  expect(page).not.toMatch(/<script|<link rel="stylesheet"| on\w+="/)
})

test('guidePage returns nothing for an unknown name', async () => {
  expect(await guidePage('__proto__')).toBeUndefined()
})

test('writeGuide writes each page of the guide', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'guide-'))
  await writeGuide(folder)
  for (const name of guidePages.keys())
    expect(await readFile(join(folder, name), 'utf8')).toBe(await guidePage(name))
  await rm(folder, { recursive: true })
})
