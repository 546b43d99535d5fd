import { type ContentFiles, contentFiles } from '../../../check/files.ts'
import type { Facts, PictureFacts } from '../../../check/pictures/pictures.ts'
import { sayFinding } from '../../../check/present.ts'
import { compareText } from '../../../check/problem.ts'
import { rules } from '../../../check/rules/index.ts'
import type { Project } from '../project.ts'

/** Files that are other than on the disk, by their paths; undefined where there is none. */
export type OtherFiles = ReadonlyMap<string, Uint8Array | undefined>

/** An error of the check, as its message says it. */
export type ContentError = { file: string; sentence: string }

/** The errors that the saved content would have with some other files. */
export type ErrorsWith = (other: OtherFiles) => Promise<readonly ContentError[]>

/** Checks what would be published: without drafts. */
export function errorsWith({ disk, root, means, check }: Project): ErrorsWith {
  return async (other) => {
    const { findings } = await check(otherFiles(contentFiles(disk), other), async (path) => {
      return other.has(path.slice(root.length + 1)) ? unseen(path) : await means.pictures(path)
    })
    const errors = findings.filter(({ rule }) => rules[rule].severity === 'error')
    return errors.map((found) => ({ file: found.place.source.file, sentence: sayFinding(found).message }))
  }
}

function otherFiles(files: ContentFiles, other: OtherFiles): ContentFiles {
  return {
    async list(folder) {
      const listing = await files.list(folder)
      const start = `${folder}/`
      const below = [...other.keys()].filter((file) => file.startsWith(start))
      const all = new Set([...listing.files, ...below.map((file) => file.slice(start.length))])
      const isThere = (name: string) => !other.has(start + name) || other.get(start + name) !== undefined
      return { ...listing, files: [...all].filter(isThere).sort(compareText) }
    },
    read: async (file) => other.get(file) ?? (await files.read(file)),
  }
}

/** The facts of a picture that is not on the disk: whoever published it has checked it. */
function unseen(path: string): Awaited<ReturnType<PictureFacts>> {
  const facts: Facts = { hash: path, digest: path, width: 1200, height: 800, tone: 0, format: 'jpeg' }
  return facts
}
