import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../check/content.ts'
import { writeAtomically } from '../../util/atomic.ts'

/** The part of the content that is in every page. */
export type AppContent = Pick<Content, 'site' | 'words'>

const banner = '// Generated from content/ by the content compiler; changes here are overwritten.\n'

/**
 * The modules below `src/site/content/generated` as TypeScript, which the compiler checks once more: those that the app is
 * bundled with, and for tests the whole content. The same content yields the same bytes.
 *
 * @returns Text by file name.
 */
export function emitModules(content: Content): Map<string, string> {
  const all = `${banner}import type { Content } from '../../../check/content.ts'\n\nexport const content: Content = ${JSON.stringify(content, null, 2)}\n`
  return new Map([...emitAppModules(content), ['content.ts', all]])
}

/** The modules of the content that is in every page: the app is bundled with them. */
export function emitAppModules({ site, words }: AppContent): Map<string, string> {
  const {
    description: _description,
    address: _address,
    standIns: _standIns,
    retired: _retired,
    ...page
  } = site
  const text = `${banner}import type { PageSite } from '../../../model/schema/site.ts'
import type { Words } from '../../../model/schema/words.ts'

export const site: PageSite = ${JSON.stringify(page, null, 2)}

export const words: Words = ${JSON.stringify(words, null, 2)}
`
  return new Map([['site.ts', text]])
}

/** Writes modules below `dir`, each atomically, and only if it changed. */
export async function writeModules(dir: string, modules: ReadonlyMap<string, string>): Promise<void> {
  for (const [name, text] of modules) {
    const file = join(dir, name)
    const before = await readFile(file, 'utf8').catch(() => undefined)
    if (before !== text) await writeAtomically(file, text)
  }
}
