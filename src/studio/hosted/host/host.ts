/** A repository at a Git host, from which the site is published. What fails is a refusal in words, with its cure. */
export type Host = {
  /** What it is called. */
  repository: string
  /** The page on which an editor makes a token, filled in. */
  tokenPage: string
  /** Whether there is a token, and the host has not refused it. */
  isSignedIn(): boolean
  /** The newest commit of the branch that is published. */
  head(): Promise<Head>
  /** The files of that commit, by their paths. */
  files(head: Head): Promise<Tree>
  /** The bytes of a file by its id. */
  read(id: string): Promise<Uint8Array>
  /** The commits of the branch that is published in which a file changed, the newest first; not more than a hundred. */
  commits(file: string): Promise<readonly { id: string; author: string; at: Date; message: string }[]>
  /** The bytes of a file in a commit; undefined where it is not in it. */
  readAt(commit: string, file: string): Promise<Uint8Array | undefined>
  /** What has become of the proposal of a branch; undefined where there is none. */
  fateOf(branch: string): Promise<'open' | 'merged' | 'closed' | undefined>
  /**
   * Proposes files over a head, on the branch of the proposal that waits or on a new one, never by force. What has been done
   * is kept after each step; stopped anywhere, the next call goes on from there.
   */
  propose(proposal: Proposal): Promise<{ branch: string; address: string }>
}

/** `at`: when it was committed. */
export type Head = { commit: string; tree: string; at: Date }

/** The ids of files, which are Git's, and their modes. */
export type Tree = ReadonlyMap<string, { id: string; mode: string }>

export type Proposal = {
  head: Head
  tree: Tree
  /** The files that are other than the head's; without an id one is removed, without bytes the host has it. */
  files: ReadonlyMap<string, { id: string | undefined; bytes?: Uint8Array | undefined }>
  title: string
  text: string
  /** How far it has come, and what keeps it. */
  progress: Progress
  keep(progress: Progress): Promise<void>
  /** Told before each file that goes up, how many have gone. */
  onSend(sent: Sent): void
}

/** Of the files that the host needs for a proposal, those that it has been given. */
export type Sent = { done: number; count: number }

/** How far a proposal has come. */
export type Progress = {
  /** Ids of files that the host was given for a commit that is not made yet. */
  given: readonly string[]
  /** The commit that was made last. */
  commit?: Commit
  /** The branch with the commit at which it was left. */
  branch?: Commit & { name: string }
  /** The proposal's page, once that is there. */
  address?: string
}

/** A commit over the head `base`. */
export type Commit = { id: string; base: string; files: ProposedFiles }

/** What is proposed, by paths; null where a file is removed. */
export type ProposedFiles = Readonly<Record<string, string | null>>

/** The id of a file by its bytes; those that stand for a published file have that one's. */
export type IdOf = (bytes: Uint8Array | undefined) => Promise<string | undefined>

/** Where a repository is: `owner/name` at an API, and the branch that is published. */
export type Repository = { api: string; name: string; branch: string }

/** The id that Git has for a file of these bytes. */
export async function blobId(bytes: Uint8Array): Promise<string> {
  const whole = new Blob([`blob ${bytes.length}\0`, bytes as Uint8Array<ArrayBuffer>])
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', await whole.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
