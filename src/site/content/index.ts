/**
 * The only module of the app that loads content: interface words and site data are bundled, documents are loaded on
 * demand. Each content module is a file below `data/` at an address from its name. So documents do not change the
 * size or the bytes of the app.
 */
import { notFound } from '@tanstack/react-router'
import { withBase } from '../../model/base.ts'
import type { ListedName, ListOf, PagedName } from '../../model/document-kinds.ts'
import { isInRanges } from '../../model/id-ranges.ts'
import type { Modules } from '../../model/modules.ts'
import { prefixAddresses } from '../../model/prefix-addresses.ts'
import type { NewsPage } from '../../model/schema/news.ts'

export { next, site, words } from 'virtual:site-content'

/**
 * The news post with this id, with addresses under the site's base path.
 * @throws `notFound()` if there is no such post.
 */
export async function loadNewsPost(id: number): Promise<NewsPage> {
  const { post } = await loadDocument('news', id)
  return { ...post, content: prefixAddresses(post.content, withBase('/')) }
}

/**
 * A page of a list, newest first, counted from 1.
 * @throws `notFound()` if there is no such page.
 */
export async function loadList<List extends ListOf<ListedName>>(list: List, page: number) {
  // The first page always exists, so most visitors do not wait for `known`.
  if (page > 1 && page > (await load('known')).pages[list]) throw notFound()
  return load(`lists/${list}-${page}`)
}

/**
 * The content of a document's page.
 * @throws `notFound()` if there is no document with this id.
 */
export async function loadDocument<Kind extends PagedName>(kind: Kind, id: number) {
  // Loads `known` before the document, so that an address without a document costs no failed request.
  if (!isInRanges((await load('known')).ids[kind], id)) throw notFound()
  return load(`${kind}/${id}`)
}

/** A content module by its name. */
export function load<Name extends keyof Modules>(name: Name): Promise<Modules[Name]> {
  if (import.meta.env.SSR) return read(name) as Promise<Modules[Name]>
  const version = import.meta.hot && versions.has(name) ? `?t=${versions.get(name)}` : ''
  const address = `${import.meta.env.BASE_URL}data/${name}.js${version}`
  return import(/* @vite-ignore */ address)
}

let read: (name: string) => Promise<unknown>

/** Sets how the server reads a content module by its name. */
export function readContentWith(reader: typeof read): void {
  read = reader
}

/** Versions of modules that changed under the open page, by name; development only. */
const versions = new Map<string, number>()
const listeners = new Set<() => void>()

/** Calls `listener` after each change of content under a running page; development only. */
export function onContentChange(listener: () => void): void {
  listeners.add(listener)
}

/** Whether content changed after this page was rendered; development only. */
export function hasContentChanged(): boolean {
  return import.meta.hot !== undefined && versions.size > 0
}

import.meta.hot?.on('content:changed', ({ names, time }: { names: string[]; time: number }) => {
  for (const name of names) versions.set(name, time)
  if (names.length > 0) for (const listener of listeners) listener()
})

/** Maximum time in ms that a page waits for an answer: behind a proxy without WebSockets none ever comes. */
const longestWait = 2000

/** Waits for the list of content that has changed since the page was rendered; development only. */
export async function waitForContentChanges(): Promise<void> {
  const { renderedAt } = document.querySelector<HTMLElement>('[data-rendered-at]')?.dataset ?? {}
  await new Promise<void>((resolve) => {
    setTimeout(resolve, longestWait)
    import.meta.hot?.on('content:changed', () => resolve())
    import.meta.hot?.send('content:since', Number(renderedAt))
  })
}
