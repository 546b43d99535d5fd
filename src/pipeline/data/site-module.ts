import type * as SiteModule from 'virtual:site-content'
import { checkDocuments, readJobs } from '../../check/check-documents.ts'
import type { Collected } from '../../check/collect/collect.ts'
import type { Content } from '../../check/content.ts'
import { filesOnDisk } from '../../check/files-on-disk.ts'
import { shownEdition } from '../../model/shown-edition.ts'

/** The part of the content that is in every page. */
export type AppContent = Pick<Content, 'site' | 'words' | 'nextEdition'>

const files = { site: 'site', words: 'words', nextEdition: 'next-edition' }

const documents = (['site', 'words', 'nextEdition'] as const).map((kind): Collected => {
  return { kind, file: `content/${files[kind]}.yaml`, folder: 'content', pictures: [] }
})

/**
 * The content that is bundled with the app, read before the rest is checked: the check of a thousand documents takes as
 * long as the bundling. Undefined if one of the files that must be there is missing or has errors.
 */
export async function readAppContent(root: string): Promise<AppContent | undefined> {
  const pictures = () => Promise.reject(new Error('None of the documents shows a picture.'))
  const means = { root, files: filesOnDisk(root), pictures }
  // The check reports which of the files is missing.
  const jobs = await Promise.all(documents.map((one) => readJobs([one], means).catch(() => [])))
  const checked = await checkDocuments(jobs.flat(), { withTexts: false })
  const entries = checked.map(({ result }) => [result?.kind, result?.entry])
  const content: Partial<AppContent> = Object.fromEntries(entries)
  return content.site && content.words ? (content as AppContent) : undefined
}

/** What `virtual:site-content` exports, as JSON, without what only the build reads. The same content yields the same bytes. */
export function siteValues({ site, words, nextEdition }: AppContent): string {
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
    next: nextEdition ? { edition: shownEdition(nextEdition) } : {},
  } satisfies typeof SiteModule)
}
