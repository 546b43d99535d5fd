import { isGroup } from '../../../check/yaml/locate.ts'
import { textIn } from '../../../util/disk/disk.ts'
import { createLimit } from '../../../util/limit.ts'
import { draftsFolder } from '../../core/drafts.ts'
import { isContentOfSite } from '../../core/publish/left-out.ts'
import type { Publisher, PublisherOptions } from '../../core/publish/publisher.ts'
import type { IdOf } from '../../core/publish/repository.ts'
import { markAsSent } from '../../core/publish/sent.ts'
import type { FileConflict } from '../../protocol.ts'
import type { StoredDisk } from '../../store/stored-disk.ts'
import { type createHandOver, messageOf } from '../hand-over.ts'
import type { Host, Progress, Proposal, ProposedFiles, Tree } from './host.ts'
import { type HostState, readHost, takeOver } from './take.ts'

/** The file that keeps the progress of a proposal. */
const record = `${draftsFolder}/proposal.json`

/** The files of the last proposal, which the host may have accepted meanwhile. */
export function proposedFiles(disk: StoredDisk['disk']): ReadonlySet<string> {
  return new Set(Object.keys(readProgress(disk)?.branch?.files ?? {}))
}

function readProgress(disk: StoredDisk['disk']): Progress | undefined {
  const text = textIn(disk, record)
  return text === undefined ? undefined : JSON.parse(text)
}

/** Publishes the files saved in a browser as proposals at a host; without a token, by hand as a `.zip`. */
export function createHostPublisher(
  options: PublisherOptions & {
    stored: StoredDisk
    byHand: ReturnType<typeof createHandOver>
    host: Host
    idOf: IdOf
    onSend: Proposal['onSend']
  },
): Publisher & {
  take(choices: Readonly<Record<string, unknown>>): Promise<{ conflicts: readonly FileConflict[] }>
} {
  const { stored, byHand, host, idOf, onSend, mutex, onChange, expectNoNewErrors } = options
  const { disk, kept, published } = stored
  const keep = (progress: Progress) => disk.write(record, JSON.stringify(progress))
  /** A mutex for `take` and `publish`: two windows of the studio may call them at once. */
  const alone = createLimit(1)

  /** Takes what is new at the host; `closed` is the address of the proposal, if it was closed since the last call. */
  async function take(
    choices: Readonly<Record<string, unknown>>,
  ): Promise<{ conflicts: FileConflict[]; there: HostState; closed?: string }> {
    const branch = readProgress(disk)?.branch
    const proposal = branch && (await host.proposalOf(branch.name))
    const read = await readHost(host, stored, idOf)
    // A maintainer may have published the changes in another way, and closed the proposal after that.
    const isPublished = branch !== undefined && hasFiles(read.tree, branch.files)
    const isClosed = proposal?.state === 'closed' && !isPublished
    const isMerged = proposal?.state === 'merged' || (proposal?.state === 'closed' && isPublished)
    const there = { ...read, merged: isMerged ? (branch?.files ?? {}) : {} }
    const conflicts = await mutex(async () => {
      if (isClosed) {
        await byHand.unmark()
        await keep({ given: [], closed: proposal.address })
      }
      const conflicts = await takeOver(there, { stored, idOf, choices, readThere: host.read })
      if (conflicts.length === 0 && isMerged) {
        await disk.remove(record)
        await byHand.unmark()
      }
      onChange()
      return conflicts
    })
    return { conflicts, there, ...(isClosed && { closed: proposal.address }) }
  }

  /** The files of the content that were saved here and differ from the head's. */
  async function changedFiles({ tree }: HostState): Promise<Proposal['files']> {
    const files = new Map<string, { id: string | undefined; bytes: Uint8Array | undefined }>()
    for (const [file, { bytes }] of kept) {
      const id = await idOf(bytes)
      const isLeftOut = bytes !== undefined && !isContentOfSite(file)
      if (file.startsWith('content/') && !isLeftOut && id !== tree.get(file)?.id)
        files.set(file, { id, bytes })
    }
    return files
  }

  return {
    take: (choices) => alone(() => take(choices)),
    markSent: byHand.markSent,
    zip: byHand.zip,
    before: byHand.before,
    account: host.account,
    async changes() {
      const { repository, tokenPage } = host
      const account = { repository, tokenPage, isSignedIn: host.isSignedIn() }
      const changes = await byHand.changes()
      const closed = changes.documents.length > 0 ? readProgress(disk)?.closed : undefined
      return { ...changes, account, ...(account.isSignedIn && { way: 'host' }), ...(closed && { closed }) }
    },
    publish: async ({ choices }) =>
      await alone(async () => {
        const { conflicts, there, closed } = await take(isGroup(choices) ? choices : {})
        const isLeft = async () => conflicts.length > 0 || (await changedFiles(there)).size > 0
        if (closed !== undefined && (await isLeft())) return { done: 'closed', address: closed }
        if (conflicts.length > 0) return { conflicts }
        const { files, sent, message } = await mutex(async () => {
          const files = await changedFiles(there)
          const before = new Map([...files.keys()].map((file) => [file, published.read(file)]))
          if (files.size > 0) await expectNoNewErrors(new Map(), async () => before)
          const documents = await byHand.documentsOf(await byHand.changed())
          return { files, sent: await byHand.toSend(), message: messageOf(documents) }
        })
        const progress = readProgress(disk) ?? { given: [] }
        if (files.size === 0) {
          const isWithdrawn = progress.branch !== undefined && (await host.withdraw(progress.branch.name))
          await mutex(() => Promise.all([disk.remove(record), byHand.unmark()]))
          return { done: isWithdrawn ? 'withdrawn' : 'current' }
        }
        const [title, text] = message
        const { head, tree } = there
        const { branch, address } = await host.propose({
          head,
          tree,
          files,
          title,
          text,
          onSend,
          progress,
          keep,
        })
        await mutex(() => markAsSent(disk, sent))
        return { done: 'proposed', branch, address }
      }),
  }
}

/** Whether a tree has these files. */
function hasFiles(tree: Tree, files: ProposedFiles): boolean {
  return Object.entries(files).every(([file, id]) => (tree.get(file)?.id ?? null) === id)
}
