import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkDocuments, readJobs } from '../../check/check-documents.ts'
import { type FoundDocument, kinds } from '../../check/documents/kinds.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import type { AppContent } from './site-values.ts'

const documents = (['site', 'words', 'nextEdition'] as const).map((kind): FoundDocument => {
  return { kind, file: `content/${kinds[kind].file}`, folder: 'content', pictures: [] }
})

/**
 * The content that is bundled with the app. It is read before the rest is checked, because the check of a thousand
 * documents takes as long as the bundling. Undefined if a required file is missing or has errors.
 */
export async function readAppContent(root: string): Promise<AppContent | undefined> {
  const pictures = () => Promise.reject(new Error('None of the documents shows a picture.'))
  const options = { root, files: filesOnDisk(root), pictures }
  // The check reports which of the files is missing.
  const jobs = await Promise.all(documents.map((one) => readJobs([one], options).catch(() => [])))
  const checked = await checkDocuments(jobs.flat(), { withTexts: false })
  const entries = checked.map(({ result }) => [result?.kind, result?.entry])
  const { site, words, ...others }: Partial<AppContent> & Pick<AppContent, 'projects'> = {
    ...Object.fromEntries(entries),
    projects: await readProjects(root),
  }
  return site && words ? { site, words, ...others } : undefined
}

/** The field of projects on which the app's code depends, read from their files without a check. */
async function readProjects(root: string): Promise<AppContent['projects']> {
  const folder = join(root, 'content', 'projects')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => '')))
  return texts.map((text) => {
    const [, municipality] = /^municipality: *(.+)$/m.exec(text) ?? []
    return municipality === undefined ? {} : { municipality }
  })
}
