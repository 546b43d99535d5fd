import { documentKinds, pagedNames } from '../../model/document-kinds.ts'

/** The clean path of the page for any missing address. */
const anywhere = '/404'

/** Folders of documents, each with its page for a missing document. No document has this path, because documents have numbers. */
const folders = pagedNames.flatMap((name) => {
  const folder = documentKinds[name].pathOf?.('')
  return folder === undefined ? [] : [{ folder, path: `${folder}not-found` }]
})

/** Clean paths of the pages that hosts send for missing addresses. Each has the words of its kind, also without JavaScript. */
export const missingPages: readonly string[] = [anywhere, ...folders.map(({ path }) => path)]

/** The file of the page for any missing address, below the served folder. */
export const missingFile = `${anywhere}.html`

/**
 * The files that hosts send for missing documents, with regular expressions for the raw path and query. For all other
 * missing addresses, hosts send {@link missingFile}.
 */
export function missingPatterns(basePath: string): { pattern: string; file: string; folder: string }[] {
  const base = basePath.slice(0, -1)
  return folders.map(({ folder, path }) => ({
    pattern: `^${base.replaceAll('.', '\\.')}${folder}[^/?]+(\\?.*)?$`,
    file: `${path}.html`,
    folder: base + folder,
  }))
}
