import type { PublishedModule } from '../../content/compile/index.ts'

/** A module of content to be published: its name below `data/`, its TypeScript, and its document's body. */
export type ModuleSource = { name: string; code: string; body?: { file: string; text: string } }

/** Modules that are part of the app, of types and of tests; the others are content. */
const inApp =
  /^(ids|site|entities|loaders|lists|project-lists|reports|news|search)\.ts$|^(words|loaders)\/|\.json$/

const bodyLine = /^export \{ default as Body \} from '(?:\.\.\/)+(.+)'\n/m

/** A module of content to be published, of which the source is put together when somebody needs it. */
export type PublishedSource = Pick<PublishedModule, 'of'> & { name: string; source(): ModuleSource }

/**
 * The modules of content among the compiled ones, each with the body that belongs to it.
 *
 * @param bodyOf text of a document by its path
 */
export function publishedSources(
  modules: readonly PublishedModule[],
  bodyOf: (file: string) => string,
): PublishedSource[] {
  return modules
    .filter((module) => !inApp.test(module.name))
    .map((module) => {
      const name = nameOf(module.name)
      return { ...module, name, source: () => sourceOf(name, module.text(), bodyOf) }
    })
}

function sourceOf(name: string, text: string, bodyOf: (file: string) => string): ModuleSource {
  const file = bodyLine.exec(text)?.[1]
  const source = { name, code: text.replace(bodyLine, '') }
  return file === undefined ? source : { ...source, body: { file, text: bodyOf(file) } }
}

/** The name under which a compiled module is published. */
export function nameOf(module: string): string {
  return module.replace(/\.ts$/, '')
}
