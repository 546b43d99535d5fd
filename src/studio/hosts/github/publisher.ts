import { UnreadFile } from '../../../util/disk/unread.ts'
import type { CurrentDraft } from '../../core/draft.ts'
import { keepReplaced } from '../../core/publish/keep-replaced.ts'
import { messageOf } from '../../core/publish/message.ts'
import { describeDraft, publicationOf } from '../../core/publish/publication.ts'
import type { Outcome, Publisher, PublisherOptions, Sending } from '../../core/publish/publisher.ts'
import type { IdOf } from '../../core/publish/repository.ts'
import type { StoredDisk } from '../../store/stored-disk.ts'
import type { Host, Proposal, ProposedFile, Tree } from './host.ts'
import { openRecord } from './record.ts'
import { type HostState, takeNew } from './take.ts'

type HostOptions = PublisherOptions & {
  stored: StoredDisk
  host: Host
  idOf: IdOf
  onSend: Proposal['onSend']
}

/**
 * Proposes drafts at a host. A proposal has all that was sent and is not published yet. Without a token, changes are sent by
 * hand.
 */
export function createHostPublisher(options: HostOptions): Publisher {
  const { disk, stored, host, onSend, mutex, drafts } = options
  const record = openRecord(disk)
  /** The published branch, as it was taken last. */
  let there: HostState | undefined

  /** Proposes drafts, or closes the open proposal if these change nothing. */
  async function propose({ chosen, sentBefore }: Sending): Promise<Outcome> {
    there ??= await takeNew({ ...options, record })
    const { head, tree } = there
    const all = [...chosen, ...sentBefore]
    const files = await mutex(() => filesOf(all, tree, options))
    if (files.size === 0) {
      const { branch } = record.read() ?? {}
      const isWithdrawn = branch !== undefined && (await host.withdraw(branch.name))
      await mutex(record.forget)
      return { done: isWithdrawn ? 'withdrawn' : 'current' }
    }
    const documents = all.map((draft) => describeDraft(draft, { disk, drafts }))
    const [title, text] = messageOf(documents)
    const progress = record.read() ?? { given: [] }
    const { keep } = record
    const proposed = await host.propose({ head, tree, files, title, text, onSend, progress, keep })
    return { done: 'proposed', ...proposed }
  }

  return {
    account: host.account,
    async state() {
      const { repository, tokenPage } = host
      const isSignedIn = host.isSignedIn()
      const closed = drafts.all().length > 0 ? record.read()?.closed : undefined
      return {
        pending: [],
        proposed: [],
        leftOut: [],
        way: isSignedIn ? 'host' : 'zip',
        account: { repository, tokenPage, isSignedIn },
        ...(closed !== undefined && { closed }),
        asksAuthor: false,
      }
    },
    async take() {
      const { closed, ...taken } = await takeNew({ ...options, record })
      there = taken
      return closed !== undefined && drafts.all().length > 0 ? { done: 'closed', address: closed } : undefined
    },
    differing: async () => new Map(),
    waiting: async () => new Map(),
    before: async (file) => stored.published.read(file),
    async send(sending) {
      const outcome = await propose(sending)
      await mutex(async () => {
        for (const draft of sending.chosen) await drafts.markSent(draft, 'host')
        await drafts.endPublished()
      })
      return outcome
    },
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
