import { filesBelow } from '../../../util/disk/disk.ts'
import type { PublisherOptions } from '../../core/publish/publisher.ts'
import type { IdOf } from '../../core/publish/repository.ts'
import type { StoredDisk } from '../../store/stored-disk.ts'
import type { Head, Host, ProposedFiles, Tree } from './host.ts'
import type { ProposalRecord } from './record.ts'

/** The published branch at the host. */
export type HostState = { head: Head; tree: Tree }

export type Taking = Pick<PublisherOptions, 'drafts' | 'mutex' | 'onChange'> & {
  stored: StoredDisk
  host: Host
  idOf: IdOf
  record: ProposalRecord
}

/**
 * Takes what is new at the host: the published files, and whether the last proposal was accepted.
 *
 * @returns the published branch; `closed`, the address of the proposal, if it was closed since the last call
 */
export async function takeNew(options: Taking): Promise<HostState & { closed?: string }> {
  const { host, record, drafts, mutex, onChange } = options
  const branch = record.read()?.branch
  const proposal = branch && (await host.proposalOf(branch.name))
  const there = await takePublished(options)
  if (branch === undefined || proposal === undefined || proposal.state === 'open') return there
  // A maintainer may have published the changes in another way, and closed the proposal after that.
  const isAccepted = proposal.state === 'merged' || hasFiles(there.tree, branch.files)
  await mutex(async () => {
    // What was accepted is the base of what was written since; what was not is to be published again.
    const sent = drafts.all().filter(({ draft }) => draft.sent?.by === 'host')
    for (const { file } of sent) await (isAccepted ? drafts.endSent(file) : drafts.unmark(file))
    if (isAccepted) await record.forget()
    else await record.keep({ given: [], closed: proposal.address })
    await drafts.endPublished()
    onChange()
  })
  return isAccepted ? there : { ...there, closed: proposal.address }
}

/**
 * Replaces the files published here by those of the host's newest commit; drafts are rebased on these as on any others.
 */
async function takePublished({ host, stored, idOf, mutex, onChange }: Taking): Promise<HostState> {
  const { published } = stored
  const head = await host.head()
  const tree: Tree = new Map(
    [...(await host.files(head))].filter(([file]) => /^(content|public)\//.test(file)),
  )
  const known = new Map<string, Uint8Array>()
  const here = new Map<string, string | undefined>()
  for (const file of ['content', 'public'].flatMap((folder) => pathsIn(published, folder))) {
    const bytes = published.read(file)
    const id = await idOf(bytes)
    here.set(file, id)
    if (id !== undefined && bytes) known.set(id, bytes)
  }
  const taken = new Map<string, Uint8Array | undefined>()
  for (const file of here.keys()) if (!tree.has(file)) taken.set(file, undefined)
  for (const [file, { id }] of tree)
    if (here.get(file) !== id) taken.set(file, known.get(id) ?? (await host.read(id)))
  await mutex(() => stored.take(taken, head.at).finally(onChange))
  return { head, tree }
}

function pathsIn(disk: StoredDisk['published'], folder: string): string[] {
  return filesBelow(disk, folder).map((name) => `${folder}/${name}`)
}

/** Whether a tree has these files. */
function hasFiles(tree: Tree, files: ProposedFiles): boolean {
  return Object.entries(files).every(([file, id]) => (tree.get(file)?.id ?? null) === id)
}
