import { checkDocuments, readJobs } from '../../check/check-documents.ts'
import type { Collected } from '../../check/collect/collect.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import type { AppContent } from './generated.ts'

const documents = (['site', 'words'] as const).map((kind): Collected => {
  return { kind, file: `content/${kind}.yaml`, folder: 'content', pictures: [] }
})

/**
 * The content that is bundled with the app, read before the rest is checked: the check of a thousand documents takes as
 * long as the bundling. Undefined if one of the two files is missing or has errors.
 */
export async function readAppContent(root: string): Promise<AppContent | undefined> {
  const pictures = () => Promise.reject(new Error('Neither of the two documents shows a picture.'))
  // The check reports which of the files is missing.
  const jobs = await readJobs(documents, { root, files: filesOnDisk(root), pictures }).catch(() => [])
  const checked = await checkDocuments(jobs, { withTexts: false })
  const [site, words] = checked.map(({ result }) => result?.entry)
  return site && words ? ({ site, words } as AppContent) : undefined
}
