import { cp, mkdtemp, readFile, rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkContent } from '../../check/check.ts'
import type { Content } from '../../check/content.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { copyGoodSite, pictureFacts } from '../../check/testing/good-site.ts'
import { newsPath } from '../../model/published-paths.ts'
import { listFiles } from '../../util/list-files.ts'
import { createProgress, type Progress } from '../../util/progress.ts'
import type { Unit } from '../dist/manifest.ts'
import { parallelDecodings, pictureDigest } from '../pictures/encode.ts'
import { makeCards } from './cards.ts'

let root: string
let content: Content
/** The cards of the good site; what their drawing left lies in `cache`. */
let rendered: Awaited<ReturnType<typeof make>>

beforeAll(async () => {
  root = await copyGoodSite()
  const checked = await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts })
  if (checked.content === undefined) throw new Error('The good site is not good.')
  content = checked.content
  // The good site's pictures are not real: the check uses only their names.
  for (const picture of content.pictures.filter(({ kind }) => kind === 'raster')) {
    const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a8c6d1' } })
    await image.jpeg().toFile(join(root, picture.file))
    picture.digest = pictureDigest(await readFile(join(root, picture.file)))
  }
  rendered = await make(content)
})

afterAll(() => rm(root, { recursive: true }))

const silence = createProgress({ write: () => {} })

async function make(
  shown: Content,
  { cache = join(root, 'cache'), progress = silence, previous = [] as readonly Unit[] } = {},
) {
  const staging = await mkdtemp(join(root, 'out-'))
  const { units, pictures } = await makeCards({
    content: shown,
    address: { origin: 'https://dielli.test', base: '/klubi/' },
    root,
    cache,
    staging,
    progress,
    previous: new Map(previous.map((unit) => [unit.name, unit])),
  })
  return { units, pictures, staging, written: listFiles(staging).sort() }
}

const filesOf = (units: readonly Unit[]) => units.flatMap(({ files }) => Object.keys(files)).sort()

/** The site with `count` reports, each with its own title. */
function withReports(count: number): Content {
  const [entry] = content.reports
  if (entry === undefined) throw new Error('The good site has no report.')
  const reports = Array.from({ length: count }, (_, index) => ({
    ...entry,
    report: { ...entry.report, id: index + 1, title: `Raporti ${index + 1}` } as typeof entry.report,
  }))
  return { ...content, reports, news: [] }
}

test('social cards of 1200 × 630 px exist for pages, reports and posts', async () => {
  const { units, pictures, staging, written } = rendered
  expect([...pictures.keys()].sort()).toEqual([
    '/',
    '/about',
    '/blog/1',
    '/blog/2',
    '/en',
    '/information-blog/1',
    '/projects',
    '/summer-school',
  ])
  expect(pictures.get('/en')?.alt).toBe(`${content.site.name}: ${content.english?.title}`)
  expect(units.map(({ name }) => name).sort()).toEqual(
    [...pictures.keys()].map((path) => `card ${path}`).sort(),
  )
  expect(pictures.get('/blog/2')).toEqual({
    url: expect.stringMatching(/^https:\/\/dielli\.test\/klubi\/pictures\/social-blog-2\.[0-9a-f]{12}\.jpg$/),
    width: 1200,
    height: 630,
    alt: expect.stringMatching(/^Një ditë me erë\. /),
  })
  expect(written).toEqual(filesOf(units))
  expect([...pictures.values()].map(({ url }) => `pictures/${url.split('/').at(-1)}`).sort()).toEqual(written)
  for (const name of written) {
    const metadata = await sharp(join(staging, name)).metadata()
    expect(metadata).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  }
})

test('social cards are redrawn only when title or cover change, as in a clean build', async () => {
  const same = await make(content, { previous: rendered.units })
  expect(same.units).toEqual(rendered.units)
  expect(same.written).toEqual([])
  const [newest, entry] = content.reports
  if (newest === undefined || entry === undefined) throw new Error('The good site has no two reports.')
  for (const part of [{ title: 'Një titull tjetër' }, { cover: newest.report.cover }]) {
    const changed = { ...content, reports: [newest, { ...entry, report: { ...entry.report, ...part } }] }
    const after = await make(changed, { previous: rendered.units })
    expect(after.written).toEqual([expect.stringContaining(`social-blog-${entry.report.id}.`)])
    expect(rendered.written).not.toContain(after.written[0])
    const clean = await make(changed, { cache: join(root, 'clean') })
    expect(after.units).toEqual(clean.units)
  }
})

test('card of a post shows the course in its table and follows a changed value', async () => {
  const [post] = content.news
  if (post === undefined) throw new Error('The good site has no post.')
  const withTable = (value: string) => {
    const rows = [
      `<tr><th>Viti 2018</th><td>200 tCO<sub>2</sub></td></tr>`,
      `<tr><th>Viti 2050</th><td>${value} tCO<sub>2</sub></td></tr>`,
    ]
    const table = `<table data-figure="bars"><tbody>${rows.join('')}</tbody></table>`
    return { ...content, news: [{ ...post, content: table }] }
  }
  const path = newsPath(post.id)
  const first = await make(withTable('50'), { previous: rendered.units })
  expect(first.pictures.get(path)?.alt).toBe(`${post.title}. Viti 2018: 200 tCO₂. Viti 2050: 50 tCO₂. −75 %`)
  expect(first.written).toEqual([expect.stringContaining('social-information-blog-1.')])
  const second = await make(withTable('40'), { previous: first.units })
  expect(second.written).toEqual([expect.stringContaining('social-information-blog-1.')])
  expect(second.written).not.toEqual(first.written)
})

test('social card of the list of reports shows the newest cover', async () => {
  const reports = content.reports.toReversed()
  const { written } = await make({ ...content, reports }, { previous: rendered.units })
  expect(written).toEqual([expect.stringContaining('social-summer-school.')])
})

test('social cards come from the cache unless the cached file is empty', async () => {
  const cache = join(root, 'spoilt')
  await cp(join(root, 'cache'), cache, { recursive: true })
  const [emptied = ''] = listFiles(join(cache, 'social'))
  await truncate(join(cache, 'social', emptied))
  const lines: string[] = []
  const progress = createProgress({ write: (text) => lines.push(text) }, () => 0)
  const second = await make(content, { cache, progress })
  expect(second.units).toEqual(rendered.units)
  for (const name of rendered.written)
    expect(await readFile(join(second.staging, name))).toEqual(await readFile(join(rendered.staging, name)))
  expect((await make(content, { cache, progress })).units).toEqual(rendered.units)
  expect(lines).toEqual([])
})

test('social cards are drawn a few at a time and counted', async () => {
  const under: number[] = []
  const lines: string[] = []
  const timed = createProgress({ write: (text) => lines.push(text) }, () => 0)
  const progress: Progress = {
    start(label, total) {
      const step = timed.start(label, total)
      const advance = () => {
        const { queue, process } = sharp.counters()
        under.push(queue + process)
        step.advance()
      }
      return { ...step, advance }
    },
  }
  await make(withReports(20), { cache: join(root, 'many'), progress })
  expect(under).toHaveLength(25)
  expect(Math.max(...under)).toBeLessThanOrEqual(parallelDecodings)
  expect(lines).toEqual(['  Pamjet për rrjetet sociale 25/25, 0.0 s\n'])
})

test('social cards of an interrupted build are reused by the next one', async () => {
  const cache = join(root, 'broken-off')
  const whole = withReports(2)
  const last = whole.reports.at(-1)
  if (last === undefined) throw new Error('There is no last report.')
  const missing = { ...last.report, cover: { ...last.report.cover, key: 'nowhere' } }
  const broken = { ...whole, reports: [...whole.reports.slice(0, -1), { ...last, report: missing }] }
  await expect(make(broken, { cache })).rejects.toThrow('/blog/2: its cover is none')
  expect(listFiles(join(cache, 'social'))).toHaveLength(6)
  const lines: string[] = []
  await make(whole, { cache, progress: createProgress({ write: (text) => lines.push(text) }, () => 0) })
  expect(lines).toEqual(['  Pamjet për rrjetet sociale 1/1, 0.0 s\n'])
})

test('social card is drawn only with the cover that was checked', async () => {
  const pictures = content.pictures.map((picture) => ({ ...picture, digest: '0'.repeat(16) }))
  const cache = join(root, 'other')
  await expect(make({ ...content, pictures }, { cache })).rejects.toThrow('u ndryshua ose u fshi')
  expect(listFiles(root).filter((name) => name.startsWith('other/'))).toEqual([])
})
