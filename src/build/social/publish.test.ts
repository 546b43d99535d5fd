import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../../content/compile/check.ts'
import type { Content } from '../../content/compile/index.ts'
import { copyGoodSite, pictureFacts } from '../../content/compile/testing/good-site.ts'
import { parallelPictures } from '../pictures/open.ts'
import { createProgress, type Progress } from '../progress.ts'
import { publishSocialPictures } from './publish.ts'

let root: string
let content: Content

beforeAll(async () => {
  root = await copyGoodSite()
  const checked = await checkContent({ root, pictures: pictureFacts })
  if (checked.content === undefined) throw new Error('The good site is not good.')
  content = checked.content
  // The good site's pictures are not pictures: only their names count for the check.
  for (const { file } of content.pictures.filter(({ kind }) => kind === 'raster')) {
    const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a8c6d1' } })
    await image.jpeg().toFile(join(root, file))
  }
})

afterAll(() => rm(root, { recursive: true }))

const silence = createProgress({ write: () => {} })

async function publish(shown: Content, { cacheDir = join(root, 'cache'), progress = silence } = {}) {
  const outDir = await mkdtemp(join(root, 'out-'))
  const address = { origin: 'https://dielli.test', base: '/klubi/' }
  const pictures = await publishSocialPictures({
    content: shown,
    address,
    root,
    cacheDir,
    outDir,
    progress,
  })
  return { pictures, outDir, names: (await readdir(outDir)).sort() }
}

test('the home page, each report and each post have a picture of 1200 × 630 px', {
  timeout: 60_000,
}, async () => {
  const { pictures, outDir, names } = await publish(content)
  expect([...pictures.keys()].sort()).toEqual(['/', '/blog/1', '/blog/2', '/information-blog/1'])
  expect(pictures.get('/blog/2')).toEqual({
    url: expect.stringMatching(/^https:\/\/dielli\.test\/klubi\/pictures\/social-blog-2\.[0-9a-f]{8}\.jpg$/),
    width: 1200,
    height: 630,
    alt: expect.stringMatching(/^Një ditë me erë\. /),
  })
  expect([...pictures.values()].map(({ url }) => url.split('/').at(-1)).sort()).toEqual(names)
  for (const name of names) {
    expect(await sharp(join(outDir, name)).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'jpeg',
    })
  }
})

test('another title gives another name, and the old picture leaves the cache when no build can be at it any more', {
  timeout: 60_000,
}, async () => {
  const before = await publish(content)
  const same = await publish(content)
  expect(same.names).toEqual(before.names)
  const [entry] = content.reports
  if (entry === undefined) throw new Error('The good site has no report.')
  const report = { ...entry.report, title: 'Një titull tjetër' }
  const after = await publish({ ...content, reports: [{ ...entry, report }, ...content.reports.slice(1)] })
  const fresh = after.names.filter((name) => !before.names.includes(name))
  expect(fresh).toEqual([expect.stringContaining(`social-blog-${report.id}.`)])
  const cacheDir = join(root, 'cache')
  expect(await readdir(cacheDir)).toEqual(expect.arrayContaining(before.names))
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000)
  for (const name of before.names) await utimes(join(cacheDir, name), twoHoursAgo, twoHoursAgo)
  await publish({ ...content, reports: [{ ...entry, report }, ...content.reports.slice(1)] })
  expect((await readdir(cacheDir)).sort()).toEqual(['names.json', ...after.names])
})

test('a broken picture is drawn again, and one that was only touched is not', {
  timeout: 60_000,
}, async () => {
  const cacheDir = join(root, 'spoilt')
  const first = await publish(content, { cacheDir })
  const [broken = '', swapped = '', touched = ''] = first.names
  const whole = await Promise.all(first.names.map((name) => readFile(join(first.outDir, name))))
  await truncate(join(first.outDir, broken), 1000)
  await copyFile(join(first.outDir, touched), join(first.outDir, swapped))
  await utimes(join(first.outDir, touched), 1, 1)
  const said: string[] = []
  const progress = createProgress({ write: (text) => said.push(text) }, () => 0)
  const second = await publish(content, { cacheDir, progress })
  expect(second.names).toEqual(first.names)
  expect(await Promise.all(second.names.map((name) => readFile(join(second.outDir, name))))).toEqual(whole)
  expect(said).toEqual(['  Pamjet për rrjetet sociale 2/2, 0.0 s\n'])
  expect((await stat(join(cacheDir, touched))).mtimeMs).toBe(1000)
  const remembered = await readFile(join(cacheDir, 'names.json'), 'utf8')
  await publish(content, { cacheDir })
  expect(await readFile(join(cacheDir, 'names.json'), 'utf8')).toBe(remembered)
})

test('a picture of which nothing is remembered is drawn again where its end is missing', {
  timeout: 60_000,
}, async () => {
  const cacheDir = join(root, 'forgotten')
  const first = await publish(content, { cacheDir })
  const [broken = '', ...others] = first.names
  const whole = await readFile(join(cacheDir, broken))
  const timesOf = () => Promise.all(others.map(async (name) => (await stat(join(cacheDir, name))).mtimeMs))
  const before = await timesOf()
  await truncate(join(cacheDir, broken), 1000)
  await writeFile(join(cacheDir, 'names.json'), '[["/",{"key":"1","name":"1.jpg"}]]')
  const second = await publish(content, { cacheDir })
  expect(await readFile(join(second.outDir, broken))).toEqual(whole)
  expect(await timesOf()).toEqual(before)
})

/** The site with so many reports, each with a title of its own. */
function withReports(count: number): Content {
  const [entry] = content.reports
  if (entry === undefined) throw new Error('The good site has no report.')
  const reports = Array.from({ length: count }, (_, index) => ({
    ...entry,
    report: { ...entry.report, id: index + 1, title: `Raporti ${index + 1}` } as typeof entry.report,
  }))
  return { ...content, reports, news: [] }
}

test('however many cards there are, a few are drawn at the same time, and their number is told', {
  timeout: 60_000,
}, async () => {
  const under: number[] = []
  const said: string[] = []
  const told = createProgress({ write: (text) => said.push(text) }, () => 0)
  const progress: Progress = {
    start(label, total) {
      const step = told.start(label, total)
      const advance = () => {
        const { queue, process } = sharp.counters()
        under.push(queue + process)
        step.advance()
      }
      return { ...step, advance }
    },
  }
  await publish(withReports(20), { cacheDir: join(root, 'many'), progress })
  expect(under).toHaveLength(21)
  expect(Math.max(...under)).toBeLessThanOrEqual(parallelPictures)
  expect(said).toEqual(['  Pamjet për rrjetet sociale 21/21, 0.0 s\n'])
})

test('what was drawn before a build broke off is there for the next one', { timeout: 60_000 }, async () => {
  const cacheDir = join(root, 'broken-off')
  const whole = withReports(5)
  const last = whole.reports.at(-1)
  if (last === undefined) throw new Error('There is no last report.')
  const missing = { ...last.report, cover: { ...last.report.cover, key: 'nowhere' } }
  const broken = { ...whole, reports: [...whole.reports.slice(0, -1), { ...last, report: missing }] }
  await expect(publish(broken, { cacheDir })).rejects.toThrow('/blog/5: its cover is none')
  const drawn = await readdir(cacheDir)
  expect(drawn).toHaveLength(5)
  const times = () => Promise.all(drawn.map(async (name) => (await stat(join(cacheDir, name))).mtimeMs))
  const before = await times()
  expect((await publish(whole, { cacheDir })).names).toEqual(expect.arrayContaining(drawn))
  expect(await times()).toEqual(before)
})

test('no card is drawn with another cover than the one that was checked', async () => {
  const pictures = content.pictures.map((picture) => ({ ...picture, digest: '0'.repeat(16) }))
  const cacheDir = join(root, 'other')
  await expect(publish({ ...content, pictures }, { cacheDir })).rejects.toThrow(
    'was changed while it was published',
  )
  expect(await readdir(cacheDir)).toEqual([])
})
