import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { listFiles } from '../../util/list-files.ts'
import { paths } from '../../util/paths.ts'
import { createAstroSite } from './astro.ts'
import { measureDevelopment, openBrowser, weighScripts } from './browsing.ts'
import { runMeasured, type Taken } from './command.ts'
import { type CorpusSize, sizeByReports } from './corpus.ts'
import { drawAlbum } from './photos.ts'

import { createScaleProject, type ScaleProject } from './scale-project.ts'
import { type Figures, formatTable } from './table.ts'

/** What is measured in each round. */
type Step = 'check' | 'build' | 'development'

/** A site that is measured: what it can do, each from a clean beginning, and what came out. */
type Site = { name: string; measure: Partial<Record<Step, () => Promise<void>>>; figures: Figures }

/**
 * Measures the real commands on a large site. The sites that are compared take turns in every step, so that a machine
 * that is busy for a while is so for all of them. Projects stay in `.cache/bench`, because encoding pictures takes long.
 *
 * @param options.documents number of reports
 * @param options.pictures `album`: 7 to 12 photographs a report; `none`: one narrow picture each
 * @param options.against folders of other checkouts, measured beside this one
 * @param options.astro whether the same texts are built with Astro as well
 * @param options.steps what is measured, in this order
 * @returns a table of medians
 */
export async function benchScale(options: {
  documents: number
  rounds: number
  pictures: 'album' | 'none'
  against: readonly string[]
  astro: boolean
  steps: readonly Step[]
  say(line: string): void
}): Promise<string> {
  const { documents, rounds, pictures, against, astro, steps, say } = options
  const place = join(paths.cache, 'bench')
  const photos = pictures === 'album' ? { photos: await drawAlbum(join(place, 'album')) } : {}
  const create = (from: string, name: string, size: CorpusSize) =>
    createScaleProject(join(place, `${name}-${size.reports}-${pictures}`), size, { from, ...photos })
  const browser = await openBrowser()
  try {
    const sites: Site[] = []
    for (const from of [paths.root, ...against]) {
      const name = basename(from)
      const project = await create(from, name, sizeByReports(documents))
      const site = { name, ...measuresOf(project, browser) }
      sites.push(site)
      // Reads the facts of the pictures, encodes them and draws the cards, which is no part of what is measured.
      await run(project, steps.includes('build') ? 'build' : 'check')
      if (steps.includes('build')) {
        const few = await create(from, name, sizeByReports(8))
        await run(few, 'build')
        add(site, 'scripts of 8 reports’ site, bytes', await weighScripts(browser, join(few.root, 'dist')))
        add(site, 'scripts of this site, bytes', await weighScripts(browser, join(project.root, 'dist')))
        await addDerivedFiles(site, join(project.root, 'dist', 'pictures'))
      }
      say(`${name}: ready`)
    }
    if (astro) {
      const site: Site = { name: 'astro', figures: new Map(), measure: {} }
      const content = join(place, `${basename(paths.root)}-${documents}-${pictures}`, 'content')
      const peer = await createAstroSite(join(place, 'astro'), content)
      site.measure.build = async () => {
        await peer.clean()
        addBuild(site, await peer.build())
        await peer.edit()
        addRebuild(site, await peer.build())
      }
      sites.push(site)
      say('astro: ready')
    }
    for (let round = 1; round <= rounds; round++)
      for (const step of steps)
        for (const site of sites) {
          await site.measure[step]?.()
          say(`round ${round}, ${step}: ${site.name}`)
        }
    return formatTable(sites)
  } finally {
    await browser.close()
  }
}

function add({ figures }: Pick<Site, 'figures'>, title: string, ...values: number[]): void {
  figures.set(title, [...(figures.get(title) ?? []), ...values])
}

function addBuild(site: Pick<Site, 'figures'>, { milliseconds, megabytes }: Taken): void {
  add(site, 'cold build, ms', milliseconds)
  add(site, '  memory, MB', megabytes)
}

function addRebuild(site: Pick<Site, 'figures'>, { milliseconds }: Taken): void {
  add(site, 'rebuild after an edit, ms', milliseconds)
}

function measuresOf(project: ScaleProject, browser: Browser): Omit<Site, 'name'> {
  const site = { figures: new Map() }
  return {
    ...site,
    measure: {
      async check() {
        await project.clean()
        const { milliseconds, megabytes } = await run(project, 'check')
        add(site, 'cold check, ms', milliseconds)
        add(site, '  memory of the check, MB', megabytes)
        await project.edit()
        add(site, 'check after an edit, ms', (await run(project, 'check')).milliseconds)
      },
      async build() {
        await project.clean()
        addBuild(site, await run(project, 'build'))
        await project.edit()
        addRebuild(site, await run(project, 'build'))
      },
      async development() {
        await project.clean()
        const { start, edits } = await measureDevelopment(browser, project.root)
        add(site, 'npm start to the first page, ms', start)
        add(site, '  edit on the screen, ms', ...edits)
      },
    },
  }
}

/** Runs a command of the project as its npm script does. */
function run({ root }: ScaleProject, command: string): Promise<Taken> {
  return runMeasured([process.execPath, join(root, 'scripts', 'run.mjs'), command], root)
}

async function addDerivedFiles(site: Site, folder: string): Promise<void> {
  const sizes = await Promise.all(
    listFiles(folder).map(async (file) => (await stat(join(folder, file))).size),
  )
  add(site, 'derived pictures', sizes.length)
  add(site, '  size, MB', sizes.reduce((sum, size) => sum + size, 0) / 1e6)
}
