import { checkDocuments, checkJob, type Job, readJobs } from '../../check/check-documents.ts'
import { collect } from '../../check/collect/collect.ts'
import { assemble } from '../../check/content.ts'
import type { AnyResult } from '../../check/documents/check.ts'
import { readRecord } from '../../check/documents/record.ts'
import { type ContentFiles, filesOnDisk } from '../../check/files.ts'
import { createSource } from '../../check/source.ts'
import type { ContentCheck } from '../../dev/content-state.ts'
import { type Overlay, overlaidFiles, overlaidPictures, placeOf } from '../server/overlay.ts'
import { partsOf, type Shown, showLeniently } from './lenient.ts'

/**
 * The content as the site shows it beside the forms: with all drafts, and whatever mistakes there are. It reports none of
 * these: the forms do.
 */
export function showDrafts(drafts: Overlay): ContentCheck {
  /** Documents as they were when nothing was wrong with them, and bodies that could be shown since. */
  const good = new Map<string, AnyResult>()
  const bodies = new Map<string, string>()
  const shown = new WeakMap<Job, Shown>()

  return async ({ root, pictures, memory, store, checker, files: disk = filesOnDisk(root) }) => {
    const files = overlaidFiles(disk, drafts, root)
    const facts = overlaidPictures(pictures, drafts, root)
    const collected = memory?.collected ?? (await collect(files))
    if (memory) memory.collected = collected
    const jobs = await readJobs(collected.documents, { root, files, pictures: facts, memory })
    const isDraft = ({ document }: Job) => drafts.all.has(document.file)
    const options = { ...(memory && { memory }), withTexts: false }
    // Each key pressed makes another text of a draft: none of them is worth keeping.
    await checkDocuments(jobs.filter(isDraft), options)
    const others = jobs.filter((job) => !isDraft(job))
    await checkDocuments(others, { ...options, ...(store && { store }), ...(checker && { checker }) })
    const checked = await checkDocuments(jobs, options)

    const results: AnyResult[] = []
    const lenient = new Map<string, string>()
    for (const [index, job] of jobs.entries()) {
      const { file } = job.document
      const result = checked[index]?.result
      if (result?.entry !== undefined && result.kind === job.document.kind) {
        good.set(file, result)
        bodies.delete(file)
      } else if (isDraft(job) && !good.has(file)) await findGood(job, disk)
      const made = good.get(file) === result ? undefined : (shown.get(job) ?? show(job, result))
      const usable = made ? resultOf(job, result, made) : good.get(file)
      if (made) lenient.set(file, made.text)
      if (usable) results.push(usable)
    }
    const content = assemble(results)
    const textOf = (file: string) =>
      lenient.get(file) ?? results.find((result) => result.file === file)?.source.text
    // A draft's pictures are encoded from where they lie.
    const placed = content?.pictures.map((picture) => ({
      ...picture,
      file: placeOf(picture.file, drafts, root),
    }))
    return { problems: [], content: content && { ...content, pictures: placed ?? [] }, textOf }
  }

  /** Shows a document with mistakes; undefined where not even that can be done. */
  function show(job: Job, result: AnyResult | undefined): Shown | undefined {
    const { file } = job.document
    const now = result && partsOf(job.document, result.source)
    const before = good.get(file)
    const known = before && partsOf(job.document, before.source)
    if (now?.fields === undefined && known?.fields === undefined) return undefined
    const possible = [now?.body, bodies.get(file), known?.body].flatMap((body) => body ?? [])
    try {
      const made = showLeniently(job, now?.fields, known?.fields, possible)
      if (made.body !== undefined) bodies.set(file, made.body)
      shown.set(job, made)
      return made
    } catch (error) {
      console.error(error)
      return undefined
    }
  }

  /** What lies on the disk under a draft may be good. */
  async function findGood(job: Job, disk: ContentFiles): Promise<void> {
    const { document, pictures } = job
    const bytes = await disk.read(document.file).catch(() => undefined)
    if (bytes === undefined) return
    const { result } = readRecord(checkJob({ document, bytes, pictures }, false), Buffer.from(bytes))
    if (result?.entry !== undefined) good.set(document.file, result)
  }
}

/** What a check would give that found nothing wrong with a document. */
function resultOf(job: Job, result: AnyResult | undefined, { entry, pictures }: Shown): AnyResult {
  const { kind, file } = job.document
  const read = result ?? { source: createSource(file, ''), links: [], anchors: [], texts: [] }
  return { ...read, kind, file, entry, pictures } as AnyResult
}
