import { chunksOf } from '../../util/chunks-of.ts'
import { keyOf } from '../../util/sha256.ts'
import type { PublishedModule } from '../data/published.ts'
import { type Unit, type Units, unchangedUnit } from '../dist/manifest.ts'
import { missingPages } from '../serve/missing.ts'
import type { PageTask, PageTasks, RenderedPage } from './make-page.ts'

/** Minimum number of pages for which starting threads pays off. */
const fewest = 24

/** Pages per task, because a message for each page would take as long as rendering a short page. */
const batchSize = 8

/**
 * The pages of a site, each with its data, as units of the build.
 *
 * @param options.textOf the text of a document by its path
 * @param options.bodies the known compiled bodies, by the files of their documents
 * @param options.modules the content modules
 * @param options.headOf additional head markup of a page; not called for pages of missing addresses
 * @param options.feedAddresses public addresses of the pages whose text feeds include, by path
 * @param options.app the app, whose `key` is the digest of its inputs; bundled only if a page has to be made
 * @param options.staging folder for the files of new pages
 * @param options.make makes pages; in threads only if `isLarge`
 * @throws the error of a page that cannot be rendered
 */
export async function makePages(options: {
  textOf: (file: string) => string | undefined
  bodies: ReadonlyMap<string, string>
  modules: readonly PublishedModule[]
  headOf: (path: string) => string
  feedAddresses: ReadonlyMap<string, string>
  app: { key: string; load: () => Promise<string> }
  base: string
  previous: Units
  staging: string
  make: (tasks: readonly PageTasks[], size: { isLarge: boolean }) => Promise<RenderedPage[][]>
}): Promise<Unit[]> {
  const { textOf, bodies, modules, headOf, feedAddresses, app, base, previous, staging, make } = options
  const bodyOf = (file: string) => {
    const text = textOf(file)
    if (text === undefined) throw new Error(`${file} was not checked.`)
    return { body: { file, text } }
  }
  const tasks = modules.flatMap((module): PageTask[] => {
    const { name, path, needsKnown = false, body: file } = module
    if (path === undefined) return []
    const content = { name, needsKnown, values: module.values(), ...(file && bodyOf(file)) }
    const feedAddress = feedAddresses.get(path)
    return [{ path, expected: 200, head: headOf(path), feedAddress, content }]
  })
  tasks.push(...missingPages.map((path) => ({ path, expected: 404, head: '' }) as const))
  const units = tasks.map((task) => ({ task, name: `page ${task.path}`, key: keyOf(app.key, task) }))
  const missing = units.filter((unit) => !unchangedUnit(previous, unit))
  const rendered = new Map<string, Unit>()
  if (missing.length > 0) {
    const shared = {
      base,
      dir: staging,
      app: await app.load(),
      known: modules.find(({ name }) => name === 'known')?.values() ?? {},
    }
    const results = await make(
      chunksOf(missing, batchSize).map((chunk) => {
        return { ...shared, pages: chunk.map(({ task }) => withCode(task, bodies)) }
      }),
      { isLarge: missing.length >= fewest },
    )
    for (const [index, page] of results.flat().entries()) {
      const { name = '', key = '' } = missing[index] ?? {}
      rendered.set(name, { name, key, ...page })
    }
  }
  return units.flatMap(({ name }) => rendered.get(name) ?? previous.get(name) ?? [])
}

/** A page with the compiled body of its document, if that body is known. */
function withCode(page: PageTask, bodies: ReadonlyMap<string, string>): PageTask {
  const { content } = page
  const code = typeof content?.body === 'object' ? bodies.get(content.body.file) : undefined
  return content && code !== undefined ? { ...page, content: { ...content, body: code } } : page
}
