import type { CheckedContent, CheckOptions } from '../../../check/check.ts'
import { checkDocuments, createMemory, type Job, readJobs } from '../../../check/check-documents.ts'
import { collect } from '../../../check/collect/collect.ts'
import { assemble } from '../../../check/content.ts'
import { type AnyResult, checkDocument } from '../../../check/documents/check.ts'
import type { ContentFiles } from '../../../check/files.ts'
import type { Drafts } from '../drafts.ts'
import { type Overlay, overlaidFiles, overlaidPictures } from '../overlay.ts'
import { readFieldsAndBody, showLeniently } from './lenient.ts'

/** The content that pages show, and the texts of its documents. */
type ShownContent = Pick<CheckedContent, 'content' | 'textOf'>

/**
 * A check for the preview. It returns the content with all drafts, in spite of their mistakes. It reports no problems,
 * because the forms report them.
 */
export function createDraftCheck(
  drafts: Overlay & Pick<Drafts, 'has'>,
): (options: CheckOptions) => Promise<ShownContent> {
  /** The last valid result of each document, and the body that was shown after it. */
  const good = new Map<string, AnyResult>()
  const bodies = new Map<string, string>()

  return async ({ root, pictures, memory = createMemory(), files: disk, ...services }) => {
    const files = overlaidFiles(disk, drafts)
    const facts = overlaidPictures(pictures, drafts, root)
    memory.collected ??= await collect(files)
    const { documents } = memory.collected
    const jobs = await readJobs(documents, { root, files, pictures: facts, memory })
    const isDraft = ({ document }: Job) => drafts.has(document.file)
    const checked = await checkDocuments(jobs, { ...services, memory, withTexts: false })

    const results: AnyResult[] = []
    for (const [index, job] of jobs.entries()) {
      const { file, kind } = job.document
      const result = checked[index]?.result
      const isGood = result?.entry !== undefined && result.kind === kind
      if (isGood) {
        good.set(file, result)
        bodies.delete(file)
      } else if (isDraft(job) && !good.has(file)) await findGood(job, disk)
      const usable = isGood ? result : (show(job, result) ?? good.get(file))
      if (usable) results.push(usable)
    }
    const content = assemble(results)
    // The pictures of a draft are encoded from the folder of that draft.
    const placed = content?.pictures.map((picture) => ({ ...picture, file: drafts.storedPath(picture.file) }))
    return {
      content: content && { ...content, pictures: placed ?? [] },
      textOf: (file) => results.find((result) => result.file === file)?.source.text,
    }
  }

  /** Shows a document with mistakes; undefined if there are no readable fields, or no body can be shown. */
  function show(job: Job, read: AnyResult | undefined): AnyResult | undefined {
    const { document } = job
    const now = read && readFieldsAndBody(document, read.source)
    const before = good.get(document.file)
    const previous = before && readFieldsAndBody(document, before.source)
    if (now?.fields === undefined && previous?.fields === undefined) return undefined
    const possible = [now?.body, bodies.get(document.file), previous?.body].filter(
      (body) => body !== undefined,
    )
    try {
      const { result, body } = showLeniently(job, now?.fields, previous?.fields, possible)
      bodies.set(document.file, body)
      return result
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  /** If the version on the disk is valid, keeps it as the last valid result before a draft replaces it. */
  async function findGood({ document, pictures }: Job, disk: ContentFiles): Promise<void> {
    const bytes = await disk.read(document.file).catch(() => undefined)
    const result = bytes && checkDocument(document, bytes, pictures).result
    if (result?.entry !== undefined) good.set(document.file, result)
  }
}
