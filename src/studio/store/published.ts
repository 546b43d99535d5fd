import { contentFiles } from '../../check/files.ts'
import type { Facts, Unusable } from '../../check/pictures/pictures.ts'
import type { History } from '../../check/site-wide/history.ts'
import type { Disk } from '../../util/disk/disk.ts'
import { digestOf, UnreadFile } from '../../util/disk/unread.ts'
import { blobId, type IdOf, type Repository } from '../core/publish/repository.ts'
import { isTextFile } from '../core/publish/texts.ts'

/** The content that a studio was built with: all files that a check needs, without photographs. */
export type PublishedContent = {
  /** Texts by their paths below the project. */
  texts: Readonly<Record<string, string>>
  /** All other files: the digest of the bytes; where a repository is named, Git's id; of a picture, its facts. */
  others: Readonly<Record<string, { digest: string; id?: string; facts?: Facts | Unusable }>>
  history?: History | undefined
  /** The check's record of each document, by fingerprint. So a document is checked only after the editor changes it. */
  records?: Readonly<Record<string, string>>
  /** The repository from which the site is published. */
  repository?: Repository | undefined
  /** When the content was committed, in ISO 8601. */
  at?: string | undefined
  /** The commit that the studio was built from; undefined without Git. */
  commit?: string | undefined
}

/** The files of a published content. Only text files are read. */
export function filesOf({ texts, others }: PublishedContent): Record<string, string | UnreadFile> {
  const unread = Object.entries(others).map(([file, { digest }]) => [file, new UnreadFile(digest)])
  return { ...texts, ...Object.fromEntries(unread) }
}

/** Returns the ids of files at their host by their bytes. A file that was not read has the id of the published file. */
export function createIdOf({ others }: PublishedContent): IdOf {
  const ids = new Map(Object.values(others).map(({ digest, id }) => [digest, id]))
  const computed = new WeakMap<Uint8Array, string>()
  return async (bytes) => {
    if (bytes === undefined) return undefined
    if (bytes instanceof UnreadFile) return ids.get(bytes.digest)
    const id = computed.get(bytes) ?? (await blobId(bytes))
    computed.set(bytes, id)
    return id
  }
}

/** Reads the content of a project as it is to be published with a studio. */
export async function readPublished(options: {
  disk: Disk
  factsOf(file: string): Promise<Facts | Unusable | undefined>
  history: History | undefined
  repository?: Repository | undefined
  at?: string | undefined
  commit?: string | undefined
}): Promise<PublishedContent> {
  const { disk, factsOf, history, repository, at, commit } = options
  const files = contentFiles(disk)
  const texts: Record<string, string> = {}
  const others: Record<string, PublishedContent['others'][string]> = {}
  const listed = (['content', 'public'] as const).map(async (folder) =>
    (await files.list(folder)).files.map((name) => `${folder}/${name}`),
  )
  for (const file of (await Promise.all(listed)).flat()) {
    if (isTextFile(file)) texts[file] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(disk.read(file))
    else {
      const [facts, bytes] = [await factsOf(file), disk.read(file) ?? new Uint8Array()]
      const id = repository && (await blobId(bytes))
      others[file] = { digest: digestOf(bytes), ...(id && { id }), ...(facts && { facts }) }
    }
  }
  return { texts, others, history, commit, ...(repository && { repository, at }) }
}
