import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Collected, collect } from './collect/collect.ts'
import { type CheckedDocument, checkDocument } from './documents/check.ts'
import { readRecord, writeRecord } from './documents/record.ts'
import type { ContentFiles } from './files.ts'
import { type FolderPictures, type PictureFacts, pictureName } from './pictures/pictures.ts'

/** Results of earlier checks by file; they hold as long as bytes and pictures are the same. */
export type DocumentCache = Map<string, { job: Job; fingerprint: string; checked: CheckedDocument }>

/** Records of checked documents by fingerprint, kept by a caller that knows which checker wrote them. */
export type RecordStore = {
  find(fingerprint: string): string | undefined
  keep(fingerprint: string, record: string): void
  /** Marks a record as used that was not read. */
  use(fingerprint: string): void
}

/** All that the check of one document depends on. */
export type Job = { document: Collected; bytes: Uint8Array; pictures: FolderPictures }

/** Checks documents wherever it likes; the records are in the order of the jobs. */
export type Crew = (jobs: readonly Job[], options: { withTexts: boolean }) => Promise<string[]>

/** Where results of earlier checks lie, and who makes new ones. */
type Means = { cache?: DocumentCache; store?: RecordStore; crew?: Crew; withTexts: boolean }

/** Files that are looked at at the same time. */
const concurrency = 16

/** Reads documents and what is known of their pictures, in the order of the documents. */
export async function readJobs(
  documents: readonly Collected[],
  options: { root: string; files: ContentFiles; pictures: PictureFacts; seen?: FilesSeen },
): Promise<Job[]> {
  const { root, files, pictures, seen } = options
  return await mapLimited(documents, async (document) => {
    const known = seen?.jobs.get(document.file)
    if (known !== undefined) return known
    const before = seen?.forgotten
    const bytes = await files.read(document.file)
    const job = { document, bytes, pictures: await lookUp(root, document, pictures) }
    if (seen?.forgotten === before) seen?.jobs.set(document.file, job)
    return job
  })
}

/** A checked document, and the digest of all that the check of it depends on. */
type FingerprintedDocument = CheckedDocument & { fingerprint: string }

/** Checks documents, those that nothing is known of yet; results are in the order of the jobs. */
export async function checkDocuments(jobs: readonly Job[], means: Means): Promise<FingerprintedDocument[]> {
  const { cache, store, crew = inThisThread, withTexts } = means
  const prints = jobs.map((job) => {
    const known = cache?.get(job.document.file)
    return known?.job === job ? known.fingerprint : fingerprintOf(job, withTexts)
  })
  const results = jobs.map((job, index) => recall(job, prints[index] ?? '', means))
  const unknown = jobs.flatMap((_, index) => (results[index] === undefined ? [index] : []))
  const records = await crew(
    unknown.flatMap((index) => jobs[index] ?? []),
    { withTexts },
  )
  for (const [at, index] of unknown.entries()) {
    const record = records[at] ?? ''
    const checked = readRecord(record, jobs[index]?.bytes ?? new Uint8Array())
    store?.keep(prints[index] ?? '', record)
    results[index] = checked
  }
  const checked = results.flatMap((result) => result ?? [])
  if (cache !== undefined) remember(cache, jobs, prints, checked)
  return checked.map((one, index) => ({ ...one, fingerprint: prints[index] ?? '' }))
}

/** Checks one document and puts the result into a record. */
export function checkJob({ document, bytes, pictures }: Job, withTexts: boolean): string {
  return writeRecord(checkDocument(document, bytes, pictures), bytes, withTexts)
}

const inThisThread: Crew = async (jobs, { withTexts }) => jobs.map((job) => checkJob(job, withTexts))

function fingerprintOf({ document, bytes, pictures }: Job, withTexts: boolean): string {
  const { kind, file, folder, home = folder } = document
  return createHash('sha256')
    .update(JSON.stringify([kind, file, home, [...pictures], withTexts]))
    .update(bytes)
    .digest('hex')
}

function recall(
  { document, bytes }: Job,
  fingerprint: string,
  { cache, store }: Means,
): CheckedDocument | undefined {
  const known = cache?.get(document.file)
  if (known?.fingerprint === fingerprint) {
    store?.use(fingerprint)
    return known.checked
  }
  const record = store?.find(fingerprint)
  return record === undefined ? undefined : readRecord(record, bytes)
}

function remember(
  cache: DocumentCache,
  jobs: readonly Job[],
  prints: readonly string[],
  checked: readonly CheckedDocument[],
): void {
  const present = new Set(jobs.map(({ document }) => document.file))
  for (const file of cache.keys()) if (!present.has(file)) cache.delete(file)
  for (const [index, job] of jobs.entries()) {
    const [fingerprint, result] = [prints[index], checked[index]]
    if (fingerprint === undefined || result === undefined) continue
    const known = cache.get(job.document.file)
    if (known?.fingerprint !== fingerprint)
      cache.set(job.document.file, { job, fingerprint, checked: result })
    else known.job = job
  }
}

/** What is known of the pictures beside a document. */
export async function lookUp(
  root: string,
  document: Collected,
  facts: PictureFacts,
): Promise<FolderPictures> {
  const { folder, pictures } = document
  return new Map(
    await Promise.all(
      pictures.map(async (picture) => {
        const found = await facts(path.join(root, folder, picture))
        const name = path.posix.basename(picture)
        return [pictureName(name), { ...found, name }] as const
      }),
    ),
  )
}

/** Maps in the order of the input, a few at a time. */
async function mapLimited<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length)
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await map(item)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

/**
 * What a check has read, for the next one: it holds until a file is reported as changed. With thousands
 * of documents and pictures, asking the disk for each takes longer than checking the one that was edited.
 */
export type FilesSeen = {
  collected?: Awaited<ReturnType<typeof collect>>
  /** By the document's file. */
  jobs: Map<string, Job>
  /** How often something was forgotten: what was read before that, and not yet put here, may be old. */
  forgotten: number
}

/** A memory of nothing. */
export function createFilesSeen(): FilesSeen {
  return { jobs: new Map(), forgotten: 0 }
}

/** Forgets what depends on the bytes of a file (a path relative to the root, with `/`): files neither came nor went. */
export function forgetFile(seen: FilesSeen, file: string): void {
  seen.forgotten += 1
  for (const [key, { document }] of seen.jobs) {
    const shows = document.pictures.some((name) => path.posix.join(document.folder, name) === file)
    if (document.file === file || shows) seen.jobs.delete(key)
  }
}
