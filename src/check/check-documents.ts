import * as posix from '../util/posix.ts'
import { sha256 } from '../util/sha256.ts'
import type { collect } from './collect/collect.ts'
import { type CheckedDocument, checkDocument } from './documents/check.ts'
import type { FoundDocument } from './documents/kinds.ts'
import { readRecord, writeRecord } from './documents/record.ts'
import type { ContentFiles } from './files.ts'
import { type FolderPictures, normalizedName, type PictureFacts } from './pictures/pictures.ts'

/** Records of checked documents by fingerprint. The caller ensures that the same version of the checker wrote them. */
export type RecordStore = {
  find(fingerprint: string): string | undefined
  keep(fingerprint: string, record: string): void
}

/** All that the check of one document depends on. */
export type Job = { document: FoundDocument; bytes: Uint8Array; pictures: FolderPictures }

/** Checks documents in any thread; the records are in the order of the jobs. */
export type Checker = (jobs: readonly Job[], options: { withTexts: boolean }) => Promise<string[]>

/** Where results of earlier checks are found, and how documents without a result are checked. */
type Options = {
  memory?: CheckMemory | undefined
  store?: RecordStore
  checker?: Checker
  withTexts: boolean
}

/**
 * The data that one check caches for the next, valid until a file is reported as changed. With thousands of documents
 * and pictures, reading each from the disk takes longer than checking the edited document.
 */
export type CheckMemory = {
  collected?: Awaited<ReturnType<typeof collect>>
  /** By the document's file. */
  jobs: Map<string, Job>
  results: WeakMap<Job, CheckedDocument>
  /** Number of invalidations so far. Data read before the last one may be stale and must not be stored. */
  invalidations: number
}

export function createMemory(): CheckMemory {
  return { jobs: new Map(), results: new WeakMap(), invalidations: 0 }
}

/**
 * Drops the documents that depend on a changed file (path relative to the root, with `/`). If a file is added or
 * removed, the caller creates a new memory, because this one keeps its list of documents.
 */
export function forgetFile(memory: CheckMemory, file: string): void {
  memory.invalidations += 1
  for (const [key, { document }] of memory.jobs) {
    const shows = document.pictures.some((name) => posix.join(document.folder, name) === file)
    if (document.file === file || shows) memory.jobs.delete(key)
  }
}

/** Reads documents and the facts about their pictures, in the order of the documents. */
export async function readJobs(
  documents: readonly FoundDocument[],
  options: { root: string; files: ContentFiles; pictures: PictureFacts; memory?: CheckMemory | undefined },
): Promise<Job[]> {
  const { root, files, pictures, memory } = options

  async function read(document: FoundDocument): Promise<Job> {
    const before = memory?.invalidations
    const bytes = await files.read(document.file)
    const job = { document, bytes, pictures: await readPictureFacts(root, document, pictures) }
    if (memory?.invalidations === before) memory?.jobs.set(document.file, job)
    return job
  }

  return await Promise.all(documents.map((document) => memory?.jobs.get(document.file) ?? read(document)))
}

/** The facts about the pictures beside a document. */
export async function readPictureFacts(
  root: string,
  { folder, pictures }: FoundDocument,
  facts: PictureFacts,
): Promise<FolderPictures> {
  const lookups = pictures.map(async (picture) => {
    const found = await facts(posix.join(root, folder, picture))
    const name = posix.basename(picture)
    return [normalizedName(name), { ...found, name }] as const
  })
  return new Map(await Promise.all(lookups))
}

/** Checks the documents that have no record yet; results are in the order of the jobs. */
export async function checkDocuments(
  jobs: readonly Job[],
  { memory = createMemory(), store, checker = inThisThread, withTexts }: Options,
): Promise<CheckedDocument[]> {
  const { results } = memory
  const unchecked: { job: Job; fingerprint: string }[] = []
  for (const job of jobs) {
    if (results.has(job)) continue
    const fingerprint = fingerprintOf(job, withTexts)
    const record = store?.find(fingerprint)
    if (record === undefined) unchecked.push({ job, fingerprint })
    else results.set(job, readRecord(record, job.bytes))
  }
  const records = await checker(
    unchecked.map(({ job }) => job),
    { withTexts },
  )
  for (const [index, { job, fingerprint }] of unchecked.entries()) {
    const record = records[index] ?? ''
    store?.keep(fingerprint, record)
    results.set(job, readRecord(record, job.bytes))
  }
  return jobs.flatMap((job) => results.get(job) ?? [])
}

/** Checks one document and returns the record of the result. */
export function checkJob({ document, bytes, pictures }: Job, withTexts: boolean): string {
  return writeRecord(checkDocument(document, bytes, pictures), bytes, withTexts)
}

const inThisThread: Checker = async (jobs, { withTexts }) => jobs.map((job) => checkJob(job, withTexts))

/** The digest of everything that the check of a document depends on. */
function fingerprintOf({ document, bytes, pictures }: Job, withTexts: boolean): string {
  const { kind, file, folder, home = folder } = document
  return sha256(JSON.stringify([kind, file, home, [...pictures], withTexts, sha256(bytes, 64)]), 64)
}
