import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { emitPublished, emitSearchTexts } from '../../content/compile/index.ts'
import { allOf } from '../all-of.ts'
import type { ReadContent } from '../compile-content.ts'
import { effortFor } from '../compress/encode.ts'
import { feedFiles } from '../feeds/files.ts'
import { headMarkup } from '../head/head-markup.ts'
import { publishedSources } from '../modules/sources.ts'
import { pagePaths } from '../page-paths.ts'
import { paths } from '../paths.ts'
import type { PageTask } from '../prerender/render-page.ts'
import type { Progress } from '../progress.ts'
import { headersFile, siteHeaders } from '../serve/headers.ts'
import type { SiteAddress } from '../site-address.ts'
import type { PageFacts } from '../site-check/facts.ts'
import { publishSocialPictures } from '../social/publish.ts'
import { digestOf, type Stored } from './blobs.ts'
import type { EarlyApp } from './early-app.ts'
import type { SiteFolder } from './folder.ts'
import { type Making, makeModules, makePages, makeTexts, pathOf } from './make.ts'
import { createPlaces, placeFiles } from './place.ts'
import { blobsOf, pruneBlobs } from './prune.ts'
import { makeSearchIndex } from './search-index.ts'
import { type BuildState, type Made, readState, writeState } from './state.ts'
import { createWorkforce, type Workforce } from './workforce.ts'

/** What {@link makeSite} is handed. */
export type SiteOptions = {
  read: ReadContent
  address: SiteAddress
  /** Folder that becomes the site. */
  dir: string
  placing: SiteFolder
  /** Where the site will stand: each place remembers what was made for it. */
  outDir: string
  app: EarlyApp
  /** Tells of all code and settings. */
  code: string
  /** Tells of the code that draws pictures for shared links. */
  cards: string
  progress: Progress
}

/** A site that was made, all but its pictures. */
export type MadeSite = {
  /** Clean paths of its pages. */
  pages: readonly string[]
  /** What the checks of the site need to know of its pages, by file. */
  facts: ReadonlyMap<string, PageFacts>
  /** Remembers what was made, for the next build. */
  keep(): Promise<void>
}

/**
 * Makes app, content, pages and files for programs, and puts them into `dir`. What an earlier build made from the
 * same is taken as it is.
 */
export async function makeSite(options: SiteOptions): Promise<MadeSite> {
  const { address, outDir, dir, placing } = options
  const store = join(paths.cache, 'site')
  const blobs = join(store, 'blobs')
  await mkdir(blobs, { recursive: true })
  const stateFile = join(store, `${digestOf(JSON.stringify([outDir, address]))}.json`)
  const pages = pagePaths(options.read.content)
  const effort = effortFor(pages.length)
  const workforce = createWorkforce({ blobs, effort, base: address.base, modules: join(dir, 'data') })
  try {
    // An edit changes a few things. What they are is not known before the state has been read and all else emitted.
    workforce.prepare(1)
    const before = await readState(stateFile)
    if (before.pages.size === 0) workforce.prepare(pages.length)
    const making: Making = {
      before,
      blobs,
      places: createPlaces({ blobs, dir, placing }),
      fingerprintOf: options.read.fingerprintOf,
      codeKey: digestOf(JSON.stringify([options.code, effort])),
      work: workforce.work,
    }
    const state = await makeAll(options, pages, making, workforce)
    return {
      pages,
      facts: new Map([...state.pages].map(([file, page]) => [file, page.facts])),
      async keep() {
        await writeState(stateFile, state)
        await pruneBlobs({ states: store, blobs, used: blobsOf(state).length })
      },
    }
  } finally {
    await workforce.close()
  }
}

async function makeAll(
  options: SiteOptions,
  pages: readonly string[],
  making: Making,
  workforce: Workforce,
): Promise<BuildState> {
  const { read, dir, placing } = options
  const { content, textOf } = read
  const { places } = making
  const searchTexts = emitSearchTexts(content)
  const modules = [...emitPublished(content), ...searchTexts.flatMap(({ modules }) => modules)]
  const [modulesMade, { app, key }, [texts, tasks]] = await allOf([
    makeModules(publishedSources(modules, textOf), making),
    appFor(options, workforce),
    makeRest(options, pages, making),
  ])
  // Before the pages: they are rendered from what lies there.
  places.put(storedOf(modulesMade, pathOf))
  const placeRest = async () => {
    await handedOut()
    places.put(storedOf(texts, (file) => file))
    placeFiles(app.files, dir, placing)
  }
  const [rendered, search] = await allOf([
    makePages(tasks, modulesMade, { key, renderer: app }, making),
    makeSearchIndex(content, searchTexts, modulesMade, making),
    placeRest(),
  ])
  places.put(storedOf(search.files, (file) => file))
  places.put(storedOf(rendered, (file) => file))
  return {
    modules: modulesMade,
    pages: rendered,
    texts: new Map([...texts, ...search.files]),
    words: search.words,
  }
}

async function appFor({ app, read }: SiteOptions, workforce: Workforce) {
  const made = await app.appFor(read.content)
  workforce.prepareRenderer(made.app)
  return made
}

/** Makes the files for programs and the pictures for shared links, and says what pages there are to be rendered. */
async function makeRest(
  { read: { content }, address, dir, placing, progress, cards }: SiteOptions,
  pages: readonly string[],
  making: Making,
): Promise<[Map<string, Made>, PageTask[]]> {
  await handedOut()
  const texts = feedFiles({ content, address, pages })
  texts.set('_headers', { text: () => headersFile(siteHeaders({ basePath: address.base })) })
  const pictures = publishSocialPictures({
    content,
    address,
    root: paths.root,
    cacheDir: join(paths.cache, 'social'),
    outDir: join(dir, 'pictures'),
    progress,
    placing,
    code: cards,
  })
  const tasks = pictures.then((social) =>
    pageTasks(pages, (path) => headMarkup(path, { content, address, social })),
  )
  return await allOf([makeTexts(texts, making), tasks])
}

/** When the threads have what was asked for: they work while this one thinks about what comes next. */
async function handedOut(): Promise<void> {
  await setImmediate()
}

/** Every page, and the one that answers where there is none. */
function pageTasks(pages: readonly string[], headOf: (path: string | undefined) => string): PageTask[] {
  return [
    ...pages.map((path): PageTask => ({ path, file: fileOf(path), expected: 200, head: headOf(path) })),
    // A path that no document has.
    { path: '/404', file: '404.html', expected: 404, head: headOf(undefined) },
  ]
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

function storedOf(made: ReadonlyMap<string, Made>, fileOf: (name: string) => string): [string, Stored][] {
  return [...made].map(([name, { stored }]) => [fileOf(name), stored])
}
