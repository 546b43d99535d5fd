import type { ProposalBranch } from '../../core/draft.ts'

/**
 * A repository at a Git host, from which the site is published. A call that fails throws a Refusal, whose sentence says
 * what the editor can do.
 */
export type Host = {
  /** The repository's name, `owner/name`. */
  repository: string
  /** The address of the page, already filled in, on which an editor makes a token. */
  tokenPage: string
  /** Whether there is a token, and the host has not refused it. */
  isSignedIn(): boolean
  /** Why the host does not accept the token; undefined while it does, or while there is none. */
  tokenRefusal(): string | undefined
  /** Tries the token; refused if its account cannot publish to the repository. */
  account(): Promise<{ login: string }>
  /** The newest commit of the published branch. */
  head(): Promise<Head>
  /** The files of a head, by their paths. */
  files(head: Head): Promise<Tree>
  /** The bytes of a file by its id. Each file is read once and cached, even if the call that reads it fails later. */
  read(id: string): Promise<Uint8Array>
  /** The commits of the published branch that changed a file, the newest first, at most a hundred. */
  commits(file: string): Promise<readonly { id: string; author: string; at: Date; message: string }[]>
  /** The bytes of a file in a commit; undefined where the commit has no such file. */
  readAt(commit: string, file: string): Promise<Uint8Array | undefined>
  /** The newest proposal of a branch: its state and the address of its page; undefined where the branch has none. */
  proposalOf(branch: string): Promise<{ state: 'open' | 'merged' | 'closed'; address: string } | undefined>
  /**
   * Proposes files over a head, on the branch of the open proposal or on a new one, never by force. After an
   * interruption the next call asks the host for its state and completes the work.
   */
  propose(proposal: Proposal): Promise<ProposalBranch & { address: string }>
  /** Closes the open proposal of a branch, and keeps the branch. Returns false if no proposal is open. */
  withdraw(branch: string): Promise<boolean>
}

/** A commit and its tree; `at` is when it was committed. */
export type Head = { commit: string; tree: string; at: Date }

/** Git's ids and modes of files, by path. */
export type Tree = ReadonlyMap<string, { id: string; mode: string }>

export type Proposal = {
  head: Head
  tree: Tree
  /** The files that differ from the head's. */
  files: ReadonlyMap<string, ProposedFile>
  title: string
  text: string
  /** The branches of the open proposal as the studio has left them; more than one after an interruption. */
  left: readonly ProposalBranch[]
  /** Called before each upload, with the number of files that were uploaded before it. */
  onSend(uploads: Uploads): void
}

/** A file to propose. Without an id it is removed; without bytes the host already has it. */
export type ProposedFile = { id: string | undefined; bytes?: Uint8Array | undefined }

/** How many files the host needs for a proposal (`count`), and how many of them are uploaded (`done`). */
export type Uploads = { done: number; count: number }
