import { filesBelow } from '../../../util/disk/disk.ts'
import type { PublisherOptions } from '../../core/publish/publisher.ts'
import type { IdOf } from '../../core/publish/repository.ts'
import type { StoredDisk } from '../../store/stored-disk.ts'
import type { Head, Host, Tree } from './host.ts'

/** The published branch at the host. */
export type HostState = { head: Head; tree: Tree }

export type PullOptions = Pick<PublisherOptions, 'drafts' | 'mutex' | 'onChange'> & {
  stored: StoredDisk
  host: Host
  idOf: IdOf
}

/**
 * Pulls from the host: the published files, and whether proposals were accepted.
 *
 * @returns the published branch; `closed`, the address of a proposal that was closed since the last call
 */
export async function pullNew(options: PullOptions): Promise<HostState & { closed?: string | undefined }> {
  const { host, drafts, mutex, onChange } = options
  const branches = [...new Set(drafts.proposed().map(({ proposal }) => proposal.branch))]
  const proposals = new Map<string, Awaited<ReturnType<Host['proposalOf']>>>()
  for (const branch of branches) proposals.set(branch, await host.proposalOf(branch))
  const there = await pullPublished(options)
  let isClosed = false
  await mutex(async () => {
    for (const { file, proposal } of drafts.proposed()) {
      const { state = 'open', address } = proposals.get(proposal.branch) ?? {}
      if (state === 'open') continue
      // An accepted draft becomes the base of later edits. A maintainer may publish a draft in another way and close
      // the proposal: that draft is accepted too. A refused draft waits for publishing again.
      const isAccepted = state === 'merged' || drafts.isSentPublished(file)
      isClosed ||= !isAccepted
      await (isAccepted ? drafts.endSent(file) : drafts.forgetSent(file, address))
    }
    await drafts.endPublished()
    onChange()
  })
  return { ...there, closed: isClosed ? drafts.closedProposal() : undefined }
}

/**
 * Replaces the stored published files by the files of the host's newest commit. Drafts are then rebased as after any
 * change.
 */
async function pullPublished({ host, stored, idOf, mutex, onChange }: PullOptions): Promise<HostState> {
  const { published } = stored
  const head = await host.head()
  const tree: Tree = new Map(
    [...(await host.files(head))].filter(([file]) => /^(content|public)\//.test(file)),
  )
  const publishedBytes = new Map<string, Uint8Array>()
  const here = new Map<string, string | undefined>()
  for (const file of ['content', 'public'].flatMap((folder) => pathsIn(published, folder))) {
    const bytes = published.read(file)
    const id = await idOf(bytes)
    here.set(file, id)
    if (id !== undefined && bytes) publishedBytes.set(id, bytes)
  }
  const pulled = new Map<string, Uint8Array | undefined>()
  for (const file of here.keys()) if (!tree.has(file)) pulled.set(file, undefined)
  for (const [file, { id }] of tree)
    if (here.get(file) !== id) pulled.set(file, publishedBytes.get(id) ?? (await host.read(id)))
  await mutex(() => stored.replacePublished(pulled, head.at).finally(onChange))
  return { head, tree }
}

function pathsIn(disk: StoredDisk['published'], folder: string): string[] {
  return filesBelow(disk, folder).map((name) => `${folder}/${name}`)
}
