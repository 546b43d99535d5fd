import { documentKinds, pagedNames } from '../../model/document-kinds.ts'

/** The page for what is missing anywhere: its clean path. */
const anywhere = '/404'

/** Folders of documents, each with the page for one that is missing there. No document has a name in place of its number. */
const folders = pagedNames.flatMap((name) => {
  const folder = documentKinds[name].pathOf?.('')
  return folder === undefined ? [] : [{ folder, path: `${folder}not-found` }]
})

/** Clean paths of the pages that hosts answer with where nothing is, each in the words of its kind, also without JavaScript. */
export const missingPages: readonly string[] = [anywhere, ...folders.map(({ path }) => path)]

/** The file of the page for what is missing anywhere, below the served folder. */
export const missingFile = `${anywhere}.html`

/**
 * Which file answers for what is missing in a folder of documents: regular expressions for the raw path and query. Others
 * are answered with {@link missingFile}.
 */
export function missingPatterns(basePath: string): { pattern: string; file: string; folder: string }[] {
  const base = basePath.slice(0, -1)
  return folders.map(({ folder, path }) => ({
    pattern: `^${base.replaceAll('.', '\\.')}${folder}[^/?]+(\\?.*)?$`,
    file: `${path}.html`,
    folder: base + folder,
  }))
}
