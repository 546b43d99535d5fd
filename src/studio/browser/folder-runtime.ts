import type { Facts, Unusable } from '../../check/pictures/pictures.ts'
import type { GitFolder } from '../hosts/folder/git-folder.ts'
import { createGitPublisher } from '../hosts/folder/git-publisher.ts'
import type { Folder } from '../store/folder.ts'
import { openFolderDisk } from '../store/folder-disk.ts'
import { openRuntime, type RuntimeOptions } from './runtime.ts'

/** Opens a studio over the folder of this computer, to which it publishes, and to the remote of its Git repository. */
export async function openFolderRuntime(
  options: Pick<RuntimeOptions, 'base' | 'prepare' | 'reduce' | 'readFacts' | 'readOriginal' | 'onChange'> & {
    folder: Folder
    git: GitFolder
  },
) {
  const { folder, git, onChange } = options
  // Without records the worker checks all documents itself.
  const records = folder.records().catch(() => ({}))
  const { disk, refresh, listed } = await openFolderDisk(folder)
  let forget: (file: string) => void = () => undefined

  async function refreshAll(): Promise<void> {
    const changed = (await refresh()).filter((file) => /^(content|public|drafts\/open)\//.test(file))
    for (const file of changed) forget(file)
    if (changed.length > 0) onChange()
  }

  const find = (digest: string) => Object.entries(listed()).find(([, file]) => file.digest === digest)
  const runtime = await openRuntime({
    ...options,
    disk,
    refresh: refreshAll,
    history: git.history,
    commit: git.commit,
    factsOf: (digest): Facts | Unusable | undefined => find(digest)?.[1].facts,
    pathOf: (digest) => find(digest)?.[0],
    records: new Map(Object.entries(await records)),
    versions: { list: git.listVersions, read: git.readVersion },
    publisher: (given) => createGitPublisher({ ...given, git, refresh: refreshAll }),
  })
  forget = runtime.forget
  return runtime
}
