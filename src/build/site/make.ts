import type { SearchTexts } from '../../content/compile/index.ts'
import type { FeedFile } from '../feeds/files.ts'
import type { PublishedSource } from '../modules/sources.ts'
import { contentModules } from '../prerender/content-modules.ts'
import type { PageTask } from '../prerender/render-page.ts'
import { isCompressible, mediaType } from '../serve/media-types.ts'
import type { PageFacts } from '../site-check/facts.ts'
import { digestOf, isWhole, keyOf } from './blobs.ts'
import type { Places } from './place.ts'
import type { BuildState, Made, MadePage } from './state.ts'
import type { Renderer, Result, Task } from './tasks.ts'
import type { Workforce } from './workforce.ts'

/** How things are made that are not there yet, and what everything is made from besides itself. */
export type Making = {
  /** What the last build of this site made. */
  before: BuildState
  /** Folder of the store. */
  blobs: string
  places: Places
  /** Tells of all that turns a document into its module. */
  codeKey: string
  /** Tells of all that an entry of the content was made from. */
  fingerprintOf(entry: object): string | undefined
  work: Workforce['work']
}

/** Makes the modules of content; those that were made from the same are taken as they are. */
export function makeModules(sources: readonly PublishedSource[], making: Making): Promise<Map<string, Made>> {
  const { codeKey } = making
  const items = sources.map(
    ({ name, of, source }): Item => ({
      name,
      path: pathOf(name),
      ...stampOf(name, of, making),
      prepare() {
        const made = source()
        const key = keyOf(codeKey, name, made.constants, made.body?.file ?? '', made.body?.text ?? '')
        return { key, task: () => ({ kind: 'module', ...made }) }
      },
    }),
  )
  return makeAll(items, making.before.modules, making, (made, { stored }) => ({ ...made, stored }))
}

/** Where the module of a name is published. */
export function pathOf(name: string): string {
  return `data/${name}.js`
}

/**
 * Tells of all that something is made of, where that is known: of entries of the content, besides the code and the
 * site's address, of which each has a state of its own.
 */
function stampOf(
  name: string,
  of: readonly object[] | undefined,
  { codeKey, fingerprintOf }: Making,
): Pick<Item, 'stamp'> {
  const fingerprints = of?.map(fingerprintOf) ?? []
  return isComplete(fingerprints) ? { stamp: keyOf(codeKey, name, ...fingerprints) } : {}
}

function isComplete(fingerprints: readonly (string | undefined)[]): fingerprints is string[] {
  return fingerprints.length > 0 && !fingerprints.includes(undefined)
}

/**
 * Renders pages; those whose template, modules and head are the same are taken as they are.
 *
 * @param template the app, with what tells of all that it is made from
 * @throws with every page that has an unexpected status or a flaw; then nothing should be published.
 */
export async function makePages(
  pages: readonly PageTask[],
  modules: ReadonlyMap<string, Made>,
  template: { key: string; renderer: Renderer },
  making: Making,
): Promise<Map<string, MadePage>> {
  const { before, codeKey, work } = making
  const items = pages.map((page): Item => {
    // Which other documents there are changes nothing of what a page says.
    const names = contentModules(page.path).filter((name) => name !== 'known')
    const shown = names.map((name) => modules.get(name)?.stored.digest)
    const key = digestOf(JSON.stringify([codeKey, template.key, page, shown]))
    return {
      name: page.file,
      path: page.file,
      prepare: () => ({ key, task: () => ({ kind: 'page', ...page }) }),
    }
  })
  const flaws: string[] = []
  const render: Making['work'] = (tasks) => work(tasks, template.renderer)
  const made = await makeAll(items, before.pages, { ...making, work: render }, (made, result) => {
    flaws.push(...result.flaws)
    return { ...made, stored: result.stored, facts: factsOf(result) }
  })
  if (flaws.length > 0) throw new Error(`The prerendered pages cannot be published:\n  ${flaws.join('\n  ')}`)
  return made
}

/** Stores texts by path; those that were made from the same are taken as they are. */
export function makeTexts(texts: ReadonlyMap<string, FeedFile>, making: Making): Promise<Map<string, Made>> {
  const { codeKey } = making
  const items = [...texts].map(
    ([name, file]): Item => ({
      name,
      path: name,
      ...stampOf(name, file.of, making),
      prepare() {
        const text = file.text()
        const compress = isCompressible(mediaType(name))
        return { key: keyOf(codeKey, text), task: () => ({ kind: 'text', text, compress }) }
      },
    }),
  )
  return makeAll(items, making.before.texts, making, (made, { stored }) => ({ ...made, stored }))
}

/**
 * Stores the words of documents for the index of the search; those of texts that were published before are taken as
 * they are.
 *
 * @param modules those with the texts, and others
 */
export function makeWords(
  texts: readonly SearchTexts[],
  modules: ReadonlyMap<string, Made>,
  making: Making,
): Promise<Map<string, Made>> {
  const { codeKey } = making
  const items = texts.map(({ name, documents, modules: own }): Item => {
    const key = keyOf(codeKey, ...own.map((module) => modules.get(module.name)?.key ?? ''))
    return { name, prepare: () => ({ key, task: () => ({ kind: 'words', documents: documents() }) }) }
  })
  return makeAll(items, making.before.words, making, (made, { stored }) => ({ ...made, stored }))
}

/** Something to be made. */
type Item = {
  name: string
  /** Where it is published, if it is. */
  path?: string
  /** Tells of all that its source is made of, where that is known. */
  stamp?: string
  /** Puts its source together. */
  prepare(): { key: string; task: () => Task }
}

async function makeAll<Kept extends Made>(
  items: readonly Item[],
  before: ReadonlyMap<string, Kept>,
  { blobs, places, work }: Making,
  keep: (made: Omit<Made, 'stored'>, result: Result) => Kept,
): Promise<Map<string, Kept>> {
  const known = new Map<string, Kept>()
  const missing: (Omit<Made, 'stored'> & { name: string; task: Task })[] = []
  for (const { name, path, stamp, prepare } of items) {
    const found = before.get(name)
    const isThere = ({ stored }: Kept) =>
      (path !== undefined && places.keeps(path, stored)) || isWhole(blobs, stored)
    if (stamp !== undefined && found?.stamp === stamp && isThere(found)) {
      known.set(name, found)
      continue
    }
    const { key, task } = prepare()
    const stamped = stamp === undefined ? {} : { stamp }
    if (found?.key === key && isThere(found)) known.set(name, { ...found, ...stamped })
    else missing.push({ name, key, ...stamped, task: task() })
  }
  const results = await work(missing.map(({ task }) => task))
  for (const [index, { name, task: _task, ...made }] of missing.entries()) {
    const result = results[index]
    if (result === undefined) throw new Error(`Nothing came of ${name}.`)
    known.set(name, keep(made, result))
  }
  // In the order of the items, whatever was known before.
  return new Map(items.flatMap(({ name }) => entryOf(known, name)))
}

function entryOf<Value>(map: ReadonlyMap<string, Value>, name: string): [string, Value][] {
  const value = map.get(name)
  return value === undefined ? [] : [[name, value]]
}

function factsOf({ facts }: Result): PageFacts {
  if (facts === undefined) throw new Error('A page was rendered without being read.')
  return facts
}
