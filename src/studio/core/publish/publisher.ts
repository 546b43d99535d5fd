import type { Limit } from '../../../util/limit.ts'
import type { Calls, Changes, Published } from '../../protocol.ts'
import type { CurrentDraft } from '../draft.ts'
import type { Drafts } from '../drafts.ts'
import type { ReplacedFiles } from '../overlay.ts'
import type { Project } from '../project.ts'

/** The outcome of {@link Publisher.send}, without the left out documents, which are known earlier. */
export type Outcome = Omit<Published, 'left'>

/**
 * A place to which drafts are published: a folder and its Git repository, or a host. Without either, the editor
 * exports a `.zip`.
 */
export type Publisher = {
  /** The state of the place and its unpublished documents. `proposed` are the documents that were not sent as drafts. */
  state(): Promise<Omit<Changes, 'documents'>>
  /** Tries the editor's token. Absent where no host needs a token. */
  account?(): Promise<Calls['account']['response']>
  /**
   * Pulls new content from the place, so that the drafts are checked with it.
   *
   * @returns the outcome of publishing if it ends here
   */
  pull(given: Readonly<Record<string, unknown>>): Promise<Outcome | undefined>
  /** The files in which the published content differs from the project's files. Call {@link pull} first. */
  differing(): Promise<ReplacedFiles>
  /**
   * Writes drafts to the project's own files, and ends them. It runs in the mutex together with the check, so that
   * edits made during the check are not lost. Absent where drafts only go to a host.
   */
  write?(chosen: readonly CurrentDraft[]): Promise<void>
  /** Sends the drafts, which {@link write} has written, to the place. */
  send(sending: Sending): Promise<Outcome>
  /** Files that wait for the place beside the drafts, for a `.zip`. */
  waiting(): Promise<ReadonlyMap<string, WaitingFile>>
  /** The bytes of a removed file, from the history; absent if the history needs a network. */
  removed?(file: string): Promise<Uint8Array | undefined>
  /** The last published bytes of a file, if they differ from the project's file; undefined if they are unknown. */
  before(file: string): Promise<Uint8Array | undefined>
}

/** A file with its bytes now and as published; undefined where there is no file. */
export type WaitingFile = Record<'now' | 'before', Uint8Array | undefined>

/** Drafts without errors and conflicts. */
export type Sending = {
  chosen: readonly CurrentDraft[]
  /** Other drafts, in the version that was sent before. */
  sentBefore: readonly CurrentDraft[]
}

/** The parts of a studio that its publisher needs. */
export type PublisherOptions = Pick<Project, 'disk' | 'onChange'> & {
  drafts: Drafts
  /** The mutex of the studio's calls: a task that writes runs in it. */
  mutex: Limit
}
