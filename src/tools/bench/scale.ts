import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { serveStatic } from '../../pipeline/serve/server.ts'
import { listFiles } from '../../util/list-files.ts'
import { paths } from '../../util/paths.ts'
import { ensureBrowser } from '../programs.ts'
import { createAstroSite } from './astro.ts'
import { createCorpus } from './corpus.ts'
import { measureDevelopment } from './development.ts'
import { sizeByReports } from './documents.ts'
import { measurePaint } from './paint.ts'
import { drawAlbum } from './photos.ts'
import { createScaleProject, type Site } from './project.ts'
import { type Figures, formatTable } from './table.ts'

/** What can be measured, in this order. */
export const benchSteps = ['check', 'build', 'paint', 'development'] as const

type BenchStep = (typeof benchSteps)[number]

/** A site and its measurements. */
type Measured = Site & { figures: Figures; steps: readonly BenchStep[] }

/**
 * Measures the real commands on a large site. The compared sites take turns in every step, so that a busy machine
 * affects all of them. Projects stay in `.cache/bench`, because encoding pictures takes long.
 *
 * @param options.documents number of reports
 * @param options.pictures `album`: 7 to 12 photographs a report; `none`: one narrow picture each
 * @param options.against folders of other checkouts to compare with this one
 * @param options.astro whether to build the same texts with Astro as well
 * @returns a table of medians
 */
export async function benchScale(options: {
  steps: readonly BenchStep[]
  documents: number
  rounds: number
  pictures: 'album' | 'none'
  against: readonly string[]
  astro: boolean
  log(line: string): void
}): Promise<string> {
  const { steps, documents, rounds, pictures, against, astro, log } = options
  const place = join(paths.cache, 'bench')
  const album = pictures === 'album' ? await drawAlbum(join(place, 'album')) : undefined
  const corpus = await createCorpus(sizeByReports(documents), album)
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] })
  try {
    const peers = astro ? [await createAstroSite(join(place, 'astro'), corpus)] : []
    // Astro 7 needs Node 22, which also runs our code a fifth faster than Node 20: the same one for all.
    const node = peers[0]?.node ?? process.execPath
    const sites: Measured[] = []
    for (const from of [paths.root, ...against]) {
      const root = join(place, `${basename(from)}-${documents}-${pictures}`)
      const site = { ...(await createScaleProject(root, corpus, { from, node })), figures: new Map(), steps }
      sites.push(site)
      // Warms the caches of picture facts, encoded pictures and cards, which are not part of the measurement.
      await site.run(steps.includes('build') ? 'build' : 'check')
      if (steps.includes('build')) await addSizes(site, documents)
      log(`${site.name}: ready`)
    }
    for (const peer of peers)
      sites.push({ ...peer, figures: new Map(), steps: steps.filter((step) => step === 'build') })
    for (let round = 1; round <= rounds; round++)
      for (const step of steps)
        for (const site of sites.filter((each) => each.steps.includes(step))) {
          await site.clean()
          if (step === 'development') await addDevelopment(site, browser)
          else if (step === 'paint') await addPaint(site, browser)
          else await addCommand(site, step)
          log(`round ${round}, ${step}: ${site.name}`)
        }
    return formatTable(sites)
  } finally {
    await browser.close()
  }
}

function add({ figures }: Measured, title: string, ...values: number[]): void {
  figures.set(title, [...(figures.get(title) ?? []), ...values])
}

async function addCommand(site: Measured, command: 'check' | 'build'): Promise<void> {
  const { milliseconds, megabytes } = await site.run(command)
  add(site, `${command}: cold, ms`, milliseconds)
  add(site, `${command}: memory, MB`, megabytes)
  await site.edit()
  add(site, `${command}: after an edit, ms`, (await site.run(command)).milliseconds)
}

async function addDevelopment(site: Measured, browser: Browser): Promise<void> {
  const { start, edits } = await measureDevelopment(browser, site)
  add(site, 'development: first page, ms', start)
  add(site, 'development: edit on screen, ms', ...edits)
}

/** First paints, in percent of that of the same page without fonts and scripts, which takes turns with it. */
async function addPaint(site: Measured, browser: Browser): Promise<void> {
  await site.run('build')
  const served = await serveStatic({ dir: join(site.root, 'dist') })
  for (const path of ['blog/1', 'summer-school']) {
    const own = await measurePaint(browser, served.url + path)
    const bare = await measurePaint(browser, served.url + path, ['*.woff2', '*.js'])
    add(site, `first paint of /${path}, % of it without fonts and scripts`, (100 * own) / bare)
  }
  await served.close()
}

/** What is derived from photographs: of this corpus, and of 17 a report. */
async function addSizes(site: Measured, documents: number): Promise<void> {
  const dist = join(site.root, 'dist')
  const ending = /-\d+\.\w+$/
  const files = listFiles(join(dist, 'pictures')).filter((file) => ending.test(file))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(dist, 'pictures', file))).size))
  const megabytes = sizes.reduce((total, size) => total + size, 0) / 1e6
  const photographs = new Set(files.map((file) => file.replace(ending, ''))).size
  add(site, 'photographs', photographs)
  add(site, 'files derived of them', files.length)
  add(site, 'files derived of them, MB', megabytes)
  const times = (17 * documents) / photographs
  add(site, 'files derived, 17 unlike photographs a report', times * files.length)
  add(site, 'files derived, 17 unlike photographs a report, MB', times * megabytes)
}
