import type { Facts, Unusable } from '../../check/pictures/pictures.ts'

/**
 * The folder of a project on this computer, as its server gives it to the studio's worker. Paths are relative to the
 * project, with `/`. Arguments and results are plain values, because requests carry them.
 */
export type Folder = {
  /** All files below `content/`, `public/` and `drafts/`. */
  list(): Promise<FolderListing>
  /** The bytes of files; a file that was removed after the listing is missing. */
  read(files: readonly string[]): Promise<Uint8Array[]>
  /**
   * The check's records of the documents of `content/`, by fingerprint. A worker checks only documents without a
   * record.
   */
  records(): Promise<Readonly<Record<string, string>>>
  /**
   * Writes a whole file. The write is refused if the file differs from the version that the caller knows (`stamp`, `''`
   * for no file).
   *
   * @param data the bytes, or the digest of a file of the folder that is copied
   * @returns the stamp of the written file
   */
  write(file: string, data: Uint8Array | { digest: string }, stamp: string): Promise<string>
  move(from: string, to: string): Promise<void>
  /** Removes a file or a folder. A file is only removed in the version that the caller knows, if it gives a `stamp`. */
  remove(path: string, stamp?: string): Promise<void>
  removeEmpty(folder: string): Promise<void>
}

/** A listing of a folder. */
export type FolderListing = {
  files: Readonly<Record<string, FolderFile>>
  /** The folders whose entries the system does not list. */
  closed: readonly string[]
  /** Files, and parent folders of files, that the system protects from writing. */
  readOnly: readonly string[]
}

/** A file or a link in a listing. */
export type FolderFile = {
  /** Changes with each write to the file; the same after a move. */
  stamp: string
  /** The time of the last write, in ms. */
  at: number
  /** Of a file that is neither a text nor of an open draft: the digest of its bytes and, of a picture, its facts. */
  digest?: string
  facts?: Facts | Unusable
  /** Why the file cannot be read: the system's error code. */
  fault?: string
  /** A link or a device, which is never read. */
  isOther?: boolean
}
