import type { History } from '../../../check/site-wide/history.ts'
import type { FileSides } from '../../core/publish/conflict.ts'
import type { Versions } from '../../core/publish/versions.ts'

/**
 * The Git repository of a project's folder on this computer, if there is one. Arguments and results are plain values,
 * because requests carry them.
 */
export type GitFolder = {
  /** The documents that the history has. */
  history(): Promise<History | undefined>
  /** The versions of a document. */
  listVersions: Versions['list']
  readVersion: Versions['read']
  /** The commit of the folder; undefined without Git. */
  commit(): Promise<string | undefined>
  /** The state of the repository; undefined where nothing can be pushed. */
  state(): Promise<GitState | undefined>
  /**
   * Fetches new commits of the remote; returns whether there is a remote. `author` is the editor's name and address, if
   * Git knows none.
   */
  fetch(author: unknown): Promise<boolean>
  /**
   * Commits the content of the folder, and merges new commits of the remote. On a conflict the remote's version wins.
   * The folder stays as it is until {@link GitFolder.checkOut}.
   */
  merge(message: string): Promise<Merged>
  /**
   * Writes a merged commit to the folder, and moves the branch to it. Returns the branch to push, if it has unpublished
   * commits.
   */
  checkOut(merged: Pick<Merged, 'own' | 'commit'>): Promise<string | undefined>
  /** The files of the site in which the remote's default branch differs from a commit, with the bytes there. */
  differing(commit: string): Promise<readonly FileAndBytes[]>
  /** The bytes of a removed file in the newest commit that has it; undefined where none has. */
  removed(file: string): Promise<Uint8Array | undefined>
  /** Pushes a branch; gives the page on which it becomes a proposal, if the remote has such a page. */
  push(branch: string): Promise<string | undefined>
  /** The bytes of a file as published or proposed last; undefined where there is none. */
  before(file: string): Promise<Uint8Array | undefined>
}

/** A file and its bytes; undefined where there is no file. */
export type FileAndBytes = readonly [file: string, bytes: Uint8Array | undefined]

export type GitState = {
  /** Whether the remote's default branch is known. */
  hasMain: boolean
  /** The files that differ from what is published or proposed, with the bytes there. */
  waiting: readonly FileAndBytes[]
  /** The files that differ from the folder's commit, with the bytes there. */
  uncommitted: readonly FileAndBytes[]
  /** Changed files that the site does not read. */
  leftOut: readonly string[]
  /** The documents of the open proposal. */
  proposed: readonly string[]
  /** Whether Git knows no name and address for a commit. */
  asksAuthor: boolean
}

/**
 * A file whose conflict the remote's version has won. A document also has the local versions of its pictures, by their
 * names.
 */
export type OverwrittenFile = FileSides & {
  pictures: readonly (readonly [name: string, bytes: Uint8Array])[]
}

/**
 * A merge: the commit of the content in the folder (`own`), the merged commit, and the files that the remote's version
 * has overwritten.
 */
export type Merged = { own: string; commit: string; overwritten: readonly OverwrittenFile[] }
