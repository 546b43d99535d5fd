import { UnreadFile } from '../../../util/disk/unread.ts'
import type { CurrentDraft } from '../../core/draft.ts'
import { keepReplaced } from '../../core/publish/keep-replaced.ts'
import { messageOf } from '../../core/publish/message.ts'
import { describeDraft, publicationOf } from '../../core/publish/publication.ts'
import type { Outcome, Publisher, PublisherOptions, Sending } from '../../core/publish/publisher.ts'
import type { IdOf } from '../../core/publish/repository.ts'
import type { StoredDisk } from '../../store/stored-disk.ts'
import type { Host, Proposal, ProposedFile, Tree } from './host.ts'
import { type HostState, pullNew } from './pull.ts'

type HostOptions = PublisherOptions & {
  stored: StoredDisk
  host: Host
  idOf: IdOf
  onSend: Proposal['onSend']
}

/**
 * Proposes drafts at a host. A proposal has all sent drafts that are not published yet. Without a token, the editor
 * sends a `.zip`.
 */
export function createHostPublisher(options: HostOptions): Publisher {
  const { disk, stored, host, onSend, mutex, drafts } = options
  /** The published branch, as of the last pull. */
  let there: HostState | undefined

  /** Proposes drafts, or closes the open proposal if these change nothing. */
  async function send({ chosen, sentBefore }: Sending): Promise<Outcome> {
    there ??= await pullNew(options)
    const { head, tree } = there
    const all = [...chosen, ...sentBefore]
    const files = await mutex(() => filesOf(all, tree, options))
    const left = drafts.proposed().map(({ proposal }) => proposal)
    if (files.size === 0) return await withdraw(all, left)
    const documents = all.map((draft) => describeDraft(draft, { disk, drafts }))
    const [title, text] = messageOf(documents)
    const { address, ...proposal } = await host.propose({ head, tree, files, title, text, left, onSend })
    await mutex(async () => {
      for (const draft of chosen) await drafts.markSent(draft, { by: 'host', proposal })
      for (const { file } of sentBefore) await drafts.moveSent(file, proposal)
      await drafts.endPublished()
    })
    const isSame = left.some(({ commit }) => commit === proposal.commit)
    return isSame ? { done: 'current' } : { done: 'proposed', branch: proposal.branch, address }
  }

  /** Closes the open proposals of drafts that change nothing any more. */
  async function withdraw(all: readonly CurrentDraft[], left: Proposal['left']): Promise<Outcome> {
    const branches = [...new Set(left.map(({ branch }) => branch))]
    let isWithdrawn = false
    for (const branch of branches) isWithdrawn = (await host.withdraw(branch)) || isWithdrawn
    await mutex(async () => {
      for (const { file } of all) await drafts.forgetSent(file)
      await drafts.endPublished()
    })
    return { done: isWithdrawn ? 'withdrawn' : 'current' }
  }

  return {
    account: host.account,
    async state() {
      const { repository, tokenPage } = host
      const isSignedIn = host.isSignedIn()
      const refusal = host.tokenRefusal()
      const closed = drafts.closedProposal()
      return {
        pending: [],
        proposed: [],
        leftOut: [],
        way: isSignedIn ? 'host' : 'zip',
        account: { repository, tokenPage, isSignedIn, ...(refusal !== undefined && { refusal }) },
        ...(closed !== undefined && { closed }),
        asksAuthor: false,
      }
    },
    async pull() {
      const { closed, ...branch } = await pullNew(options)
      there = branch
      return closed === undefined ? undefined : { done: 'closed', address: closed }
    },
    differing: async () => new Map(),
    waiting: async () => new Map(),
    before: async (file) => stored.published.read(file),
    send,
  }
}

/** The files of drafts that differ from the head's. A removed document keeps its pictures, to be brought back. */
async function filesOf(
  all: readonly CurrentDraft[],
  tree: Tree,
  { disk, drafts, idOf }: HostOptions,
): Promise<Proposal['files']> {
  const publication = await publicationOf(all, { disk, drafts })
  for (const draft of drafts.all().filter(({ isDeleted }) => isDeleted))
    await keepReplaced(draft, publication, { disk, drafts })
  const files = new Map<string, ProposedFile>()
  for (const [file, { data }] of publication) {
    const id = await idOf(data)
    if (id !== tree.get(file)?.id)
      files.set(file, { id, bytes: data instanceof UnreadFile ? undefined : data })
  }
  return files
}
