import type { PublishedModule } from '../../content/compile/index.ts'
import { script } from './script.ts'

/** A module of content to be published: what it exports as JavaScript, and its document's body. */
export type ModuleSource = {
  /** Statements. */
  constants: string
  /** The names of the constants. */
  names: readonly string[]
  body?: { file: string; text: string }
}

/** A module of content to be published, of which the source is put together when somebody needs it. */
export type PublishedSource = Pick<PublishedModule, 'name' | 'of'> & { source(): ModuleSource }

/**
 * The modules of content, each with the body that belongs to it.
 *
 * @param bodyOf text of a document by its path
 */
export function publishedSources(
  modules: readonly PublishedModule[],
  bodyOf: (file: string) => string,
): PublishedSource[] {
  return modules.map(({ name, of, body: file, values }) => ({
    name,
    ...(of && { of }),
    source() {
      const exported = Object.entries(values())
      const constants = exported.map(([own, value]) => `${own}=${script(value)}`)
      return {
        constants: `const ${constants.join()};`,
        names: exported.map(([own]) => own),
        ...(file !== undefined && { body: { file, text: bodyOf(file) } }),
      }
    },
  }))
}
