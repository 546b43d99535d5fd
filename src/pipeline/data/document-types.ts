import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Content } from '../../check/content.ts'
import { pagedNames } from '../../model/document-kinds.ts'
import { writeAtomically } from '../../util/atomic.ts'
import { paths } from '../../util/paths.ts'
import { collectionOf } from './collection.ts'

/** Narrows the type of documents' numbers (`model/document-ids.ts`) to existing ones. The file is written only if it changes. */
export async function writeDocumentTypes(content: Content): Promise<void> {
  const file = join(paths.cache, 'documents.d.ts')
  const text = documentTypes(content)
  const before = await readFile(file, 'utf8').catch(() => undefined)
  if (text !== before) await writeAtomically(file, text)
}

/** The text of the declaration file below `.cache/`. */
export function documentTypes(content: Content): string {
  const ids = pagedNames.map(
    (kind) => `    ${kind}: ${collectionOf(kind, content).ids.join(' | ') || 'never'}\n`,
  )
  return `// Generated from content/ by each check without errors; src/model/document-ids.ts says what for.
export {}
declare module '../src/model/document-ids.ts' {
  interface PublishedIds {
${ids.join('')}  }
}
`
}
