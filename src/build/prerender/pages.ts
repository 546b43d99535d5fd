import { pagesOf } from '../../model/paging.ts'
import { keyOf } from '../../util/sha256.ts'
import type { ReadContent } from '../data/compile-content.ts'
import type { PublishedModule } from '../data/published.ts'
import { knownUnit, type Unit, type Units } from '../dist/manifest.ts'
import type { Pool } from '../pool.ts'
import type { PageTask } from './make-page.ts'

/** Minimum number of pages for which starting threads pays off. */
const fewest = 24

/** Pages per task: a message for each would cost as much as a short page. */
const batchSize = 8

/**
 * The pages of a site, each with its data, as units of the build.
 *
 * @param options.bodies compiled bodies by their documents, as far as they are known
 * @param options.modules the content modules
 * @param options.headOf additional head markup of a page; not called for the page of missing addresses
 * @param options.app the app, whose `key` is the digest of its inputs; bundled only if a page has to be made
 * @param options.staging folder for the files of new pages
 * @throws the error of a page that cannot be rendered
 */
export async function makePages(options: {
  read: ReadContent
  bodies: ReadonlyMap<string, string>
  modules: readonly PublishedModule[]
  headOf: (path: string) => string
  app: { key: string; load: () => Promise<string> }
  base: string
  known: Units
  staging: string
  pool: Pool
}): Promise<Unit[]> {
  const { read, bodies, modules, headOf, app, base, known, staging, pool } = options
  const task = (path: string): Bare => ({ path, expected: 200, head: headOf(path) })
  const pages: { page: Bare; module?: PublishedModule }[] = modules.flatMap((module) =>
    module.path === undefined ? [] : [{ page: task(module.path), module }],
  )
  // A path that no document has.
  pages.push({ page: { path: '/404', expected: 404, head: '' } })
  const items = pages.map(({ page, module }) => {
    const body = module?.body && read.textOf(module.body)
    return { page, module, name: `page ${page.path}`, key: keyOf(app.key, page, module?.values(), body) }
  })
  const missing = items.filter((unit) => !knownUnit(known, unit))
  const made = new Map<string, Unit>()
  if (missing.length > 0) {
    const shared = {
      ...{ base, dir: staging, app: await app.load() },
      known: modules.find(({ name }) => name === 'known')?.values() ?? {},
    }
    const tasks = missing.map(({ page, module }) => withContent(page, module, read, bodies))
    const results = await pool.run(
      'makePages',
      pagesOf(tasks, batchSize).map(({ entries }) => ({ ...shared, pages: entries })),
      { isLarge: tasks.length >= fewest },
    )
    for (const [index, page] of results.flat().entries()) {
      const { name = '', key = '' } = missing[index] ?? {}
      made.set(name, { name, key, ...page })
    }
  }
  return items.flatMap(({ name }) => made.get(name) ?? known.get(name) ?? [])
}

/** A page without its content, of which a known page is told by its key alone. */
type Bare = Omit<PageTask, 'content'>

function withContent(
  page: Bare,
  module: PublishedModule | undefined,
  { textOf }: ReadContent,
  bodies: ReadonlyMap<string, string>,
): PageTask {
  if (module === undefined) return page
  const { name, asksKnown = false, body: file } = module
  const code = file && bodies.get(file)
  const body = code ?? (file && { file, text: textOf(file) })
  return { ...page, content: { name, asksKnown, values: module.values(), ...(body && { body }) } }
}
