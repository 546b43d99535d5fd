/** A module of content to be published: its name below `data/`, its TypeScript, and its document's body. */
export type ModuleSource = { name: string; code: string; body?: { file: string; text: string } }

/** Modules that are part of the app, of types and of tests; the others are content. */
const inApp =
  /^(ids|site|entities|bodies|lists|project-lists|reports|news|search)\.ts$|^(words|loaders)\/|\.json$/

const bodyLine = /^export \{ default as Body \} from '(?:\.\.\/)+(.+)'\n/m

/**
 * The modules of content among the compiled ones, each with the body that belongs to it.
 *
 * @param bodyOf text of a document by its path
 */
export function publishedSources(
  modules: ReadonlyMap<string, string>,
  bodyOf: (file: string) => string,
): ModuleSource[] {
  return [...modules]
    .filter(([name]) => !inApp.test(name))
    .map(([name, text]) => {
      const file = bodyLine.exec(text)?.[1]
      const source = { name: nameOf(name), code: text.replace(bodyLine, '') }
      return file === undefined ? source : { ...source, body: { file, text: bodyOf(file) } }
    })
}

/** The name under which a compiled module is published. */
export function nameOf(module: string): string {
  return module.replace(/\.ts$/, '')
}
