import type { Content } from '../check/content.ts'
import { compileBody, moduleText, moduleValue, withoutFields } from '../pipeline/data/content-modules.ts'
import { type PublishedModule, publishedModules } from '../pipeline/data/published.ts'
import { keyOf } from '../util/sha256.ts'

/** A served module: the digest of its input, its text for the browser, its value for the page renderer, and its body. */
export type ServedModule = {
  key: string
  text: string
  value: object
  body: { source: string; code: string }
}

/** A content module, and the text of the document whose body it holds, with the frontmatter. */
export type FoundModule = { module: PublishedModule; documentText?: string | undefined }

/** A content without errors, and its modules by their names. */
export type ValidContent = { content: Content; find(name: string): FoundModule | undefined }

/** A content without errors; `textOf` gives the text of a document. */
export function validContent(content: Content, textOf: (file: string) => string | undefined): ValidContent {
  const modules = new Map<string, PublishedModule>(
    publishedModules(content).map((module) => [module.name, module]),
  )
  return {
    content,
    find(name) {
      const module = modules.get(name)
      return module && { module, documentText: textOf(module.body ?? '') }
    },
  }
}

/** The modules that were served so far. */
export function createServedModules() {
  const served = new Map<string, ServedModule>()
  return {
    get: (name: string) => served.get(name),
    keep: (name: string, module: ServedModule) => void served.set(name, module),
    /** Serves the modules of a new content; gives the names of those that differ, or are gone. */
    async update({ find }: ValidContent): Promise<string[]> {
      const changed: string[] = []
      for (const [name, before] of [...served]) {
        const now = await serve(find(name), before)
        if (now) served.set(name, now)
        else served.delete(name)
        if (now?.text !== before.text) changed.push(name)
      }
      return changed
    },
  }
}

/** Creates the served form of a module, or reuses `before` if its input is the same. */
export async function serve(
  found: FoundModule | undefined,
  before?: ServedModule,
): Promise<ServedModule | undefined> {
  if (found === undefined) return undefined
  const { module, documentText = '' } = found
  const values = module.values()
  const key = keyOf(values, documentText)
  if (key === before?.key) return before
  const source = withoutFields(documentText)
  const compile = async () => ({ source, code: module.body ? await compileBody(source, module.body) : '' })
  const body = before?.body.source === source ? before.body : await compile()
  const parts = { values, ...(module.body !== undefined && { body: body.code }) }
  return { key, text: moduleText(parts), value: moduleValue(parts), body }
}
