import path from 'node:path'
import type { Job } from './check-documents.ts'
import type { collect } from './collect.ts'

/**
 * What a check has read, for the next one: it holds until somebody says that a file changed. With thousands
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
