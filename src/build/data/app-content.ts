import { checkDocuments, type RecordStore, readJobs } from '../../check/check-documents.ts'
import type { Collected } from '../../check/collect/collect.ts'
import type { Content } from '../../check/content.ts'
import type { AnyResult } from '../../check/documents/check.ts'
import { filesOnDisk } from '../../check/files.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'

/** The part of the content that is in every page. */
export type AppContent = Pick<Content, 'site' | 'words'>

const documents: readonly Collected[] = (['site', 'words'] as const).map((kind) => ({
  kind,
  file: `content/${kind}.yaml`,
  folder: 'content',
  pictures: [],
}))

/**
 * Reads what the app is bundled with, without the documents, of which there may be thousands. Undefined where a
 * file is missing or has errors: a check of everything tells which.
 */
export async function readAppContent(options: {
  root: string
  pictures: PictureFacts
  store?: RecordStore
}): Promise<AppContent | undefined> {
  const { root, pictures, store } = options
  const jobs = await readJobs(documents, { root, files: filesOnDisk(root), pictures }).catch(() => [])
  const checked = await checkDocuments(jobs, { ...(store && { store }), withTexts: false })
  const results = checked.flatMap(({ result }) => result ?? [])
  const [site, words] = [entryOf(results, 'site'), entryOf(results, 'words')]
  return site === undefined || words === undefined ? undefined : { site, words }
}

function entryOf<Kind extends keyof AppContent>(
  results: readonly AnyResult[],
  kind: Kind,
): AppContent[Kind] | undefined {
  return results.find((result) => result.kind === kind)?.entry as AppContent[Kind] | undefined
}
