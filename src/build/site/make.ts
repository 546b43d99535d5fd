import type { SearchTexts } from '../../content/compile/index.ts'
import { contentModules } from '../prerender/content-modules.ts'
import type { PageTask } from '../prerender/render-page.ts'
import { isCompressible, mediaType } from '../serve/media-types.ts'
import type { PageFacts } from '../site-check/facts.ts'
import { digestOf, keyOf, type Stored } from './blobs.ts'
import { type ModuleSource, nameOf } from './module-sources.ts'
import { type BuildState, type Made, type MadePage, reusable } from './state.ts'
import type { Renderer, Result, Task } from './tasks.ts'
import type { Workforce } from './workforce.ts'

/** How things are made that are not there yet, and what everything is made from besides itself. */
export type Making = {
  /** What the last build of this site made. */
  before: BuildState
  /** Folder of the store. */
  blobs: string
  /** Tells of all that turns a document into its module. */
  codeKey: string
  work: Workforce['work']
}

/** Makes the modules of content; those that were made from the same are taken as they are. */
export function makeModules(
  sources: readonly ModuleSource[],
  { before, blobs, codeKey, work }: Making,
): Promise<Map<string, Made>> {
  const items = sources.map((source) => ({
    name: source.name,
    key: keyOf(codeKey, source.name, source.code, source.body?.file ?? '', source.body?.text ?? ''),
    task: { kind: 'module' as const, ...source },
  }))
  return makeAll(items, before.modules, blobs, work, (key, { stored }) => ({ key, stored }))
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
  { before, blobs, codeKey, work }: Making,
): Promise<Map<string, MadePage>> {
  const items = pages.map((page) => {
    // Which other documents there are changes nothing of what a page says.
    const names = contentModules(page.path).filter((name) => name !== 'known')
    const shown = names.map((name) => modules.get(name)?.stored.digest)
    const key = digestOf(JSON.stringify([codeKey, template.key, page, shown]))
    return { name: page.file, key, task: { kind: 'page' as const, ...page } }
  })
  const flaws: string[] = []
  const render: Making['work'] = (tasks) => work(tasks, template.renderer)
  const made = await makeAll(items, before.pages, blobs, render, (key, result) => {
    flaws.push(...result.flaws)
    return { key, stored: result.stored, facts: factsOf(result) }
  })
  if (flaws.length > 0) throw new Error(`The prerendered pages cannot be published:\n  ${flaws.join('\n  ')}`)
  return made
}

/** Stores texts by path; those that are stored are taken as they are. */
export function makeTexts(
  texts: ReadonlyMap<string, string>,
  { before, blobs, codeKey, work }: Making,
): Promise<Map<string, Made>> {
  const items = [...texts].map(([name, text]) => ({
    name,
    key: keyOf(codeKey, text),
    task: { kind: 'text' as const, text, compress: isCompressible(mediaType(name)) },
  }))
  return makeAll(items, before.texts, blobs, work, (key, { stored }) => ({ key, stored }))
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
  { before, blobs, codeKey, work }: Making,
): Promise<Map<string, Made>> {
  const items = texts.map(({ name, documents, modules: names }) => ({
    name,
    key: keyOf(codeKey, ...[...names.keys()].map((module) => modules.get(nameOf(module))?.key ?? '')),
    task: { kind: 'words' as const, documents },
  }))
  return makeAll(items, before.words, blobs, work, (key, { stored }) => ({ key, stored }))
}

type Item = { name: string; key: string; task: Task }

async function makeAll<Kept extends { key: string; stored: Stored }>(
  items: readonly Item[],
  before: ReadonlyMap<string, Kept>,
  blobs: string,
  work: Making['work'],
  keep: (key: string, result: Result) => Kept,
): Promise<Map<string, Kept>> {
  const known = new Map<string, Kept>()
  for (const { name, key } of items) {
    const found = reusable(before, name, key, blobs)
    if (found !== undefined) known.set(name, found)
  }
  const missing = items.filter(({ name }) => !known.has(name))
  const results = await work(missing.map(({ task }) => task))
  for (const [index, { name, key }] of missing.entries()) {
    const result = results[index]
    if (result === undefined) throw new Error(`Nothing came of ${name}.`)
    known.set(name, keep(key, result))
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
