import type { Limit } from '../../../util/limit.ts'
import type { Calls, Changes, Published } from '../../protocol.ts'
import type { Drafts } from '../drafts.ts'
import type { ExpectNoNewErrors } from './errors.ts'

/** Publishes the saved changes: as a proposal, or as a `.zip` that the editor sends by hand. */
export type Publisher = {
  changes(): Promise<Changes>
  /** Tries the editor's token. Absent where no host is asked with a token. */
  account?(): Promise<Calls['account']['gives']>
  publish(given: Readonly<Record<string, unknown>>): Promise<Published>
  /** Marks what the last `.zip` had as sent by hand. */
  markSent(): Promise<Published>
  /** The bytes of a file as last published (with Git: or proposed), as far as they are known here; else undefined. */
  before(file: string): Promise<Uint8Array | undefined>
  /** A `.zip` of the saved changes that are not published yet. */
  zip(): Promise<Uint8Array>
}

/** What a studio gives its publisher. */
export type PublisherOptions = {
  drafts: Pick<Drafts, 'all'>
  /** The mutex of the studio's calls: a task that writes runs in it. */
  mutex: Limit
  /** Called once files of the content may have changed. */
  onChange(): void
  expectNoNewErrors: ExpectNoNewErrors
}
