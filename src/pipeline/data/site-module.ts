import type * as SiteModule from 'virtual:site-content'
import { checkDocuments, readJobs } from '../../check/check-documents.ts'
import type { Collected } from '../../check/collect/collect.ts'
import type { Content } from '../../check/content.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'

/** The part of the content that is in every page. */
export type AppContent = Pick<Content, 'site' | 'words'>

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

/** What `virtual:site-content` exports, as JSON, without what only the build reads. The same content yields the same bytes. */
export function siteValues({ site, words }: AppContent): string {
  const {
    description: _description,
    address: _address,
    repository: _repository,
    standIns,
    retired: _retired,
    redirects: _redirects,
    ...page
  } = site
  const { synonyms: _synonyms, moved: _moved, projectFacts: _facts, ...pageWords } = words
  return JSON.stringify({
    site: { ...page, hasStandIns: standIns.length > 0 },
    words: pageWords,
  } satisfies typeof SiteModule)
}
