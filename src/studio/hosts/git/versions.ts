import { printDay } from '../../../model/dates.ts'
import type { Versions } from '../../core/publish/versions.ts'
import type { Version } from '../../protocol.ts'
import { openGit } from './git.ts'

/** The versions that Git has committed in the folder `root`, under all names that a document had. */
export function openVersions(root: string): Versions {
  const git = openGit(root)

  /** The versions of a document, each with its path then; those of a copy begin with it, not with its source. */
  async function all(file: string): Promise<{ version: Version; path: string }[]> {
    const format = '--format=%x01%H%x00%aN%x00%as%x00%s%x00'
    const log = ['log', '--follow', '--diff-filter=d', '--name-status', '-z', format, '--', file]
    const [, ...commits] = (await git.ask(log))?.split('\x01') ?? []
    const versions = commits.map((commit) => {
      const [id = '', author = '', day = '', message = '', , change = '', ...paths] = commit.split(/\0\n?/)
      const path = paths.findLast((name) => name !== '') ?? file
      const version = { id, author, day: printDay(day), message }
      return { version, path, isCopy: change.startsWith('C') }
    })
    const copy = versions.findIndex(({ isCopy }) => isCopy)
    return copy === -1 ? versions : versions.slice(0, copy + 1)
  }

  return {
    list: async (file) => (await all(file)).map(({ version }) => version),
    async read(file, id) {
      const found = (await all(file)).find(({ version }) => version.id === id)
      return found && (await git.bytes(['cat-file', 'blob', `${id}:${found.path}`])).toString()
    },
  }
}
