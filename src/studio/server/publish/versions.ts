import { printDay } from '../../../model/dates.ts'
import type { Version } from '../../protocol.ts'
import { openGit } from './git.ts'

/** The versions of documents in the history of a project. */
export type Versions = {
  /** Those of a document, the newest first, under the names that it had; none where there is no history. */
  list(file: string): Promise<readonly Version[]>
  /** The text of one; undefined where there is none of that id. */
  read(file: string, id: string): Promise<string | undefined>
}

/** The versions that Git has committed in the folder `root`. */
export function openVersions(root: string): Versions {
  const git = openGit(root)

  /** A document may have had another path. */
  async function all(file: string): Promise<(Version & { path: string })[]> {
    const format = '--format=%x01%H%x00%aN%x00%as%x00%s'
    const log = ['log', '--follow', '--diff-filter=d', '--name-only', '-z', format, '--', file]
    const [, ...commits] = (await git.ask(log))?.split('\x01') ?? []
    return commits.map((commit) => {
      const [id = '', author = '', day = '', message = '', ...names] = commit.split(/\0\n?/)
      return { id, author, day: printDay(day), message, path: names.find((name) => name !== '') ?? file }
    })
  }

  return {
    list: async (file) => (await all(file)).map(({ path: _, ...version }) => version),
    async read(file, id) {
      const version = (await all(file)).find((one) => one.id === id)
      return version && (await git.bytes(['cat-file', 'blob', `${id}:${version.path}`])).toString()
    },
  }
}
