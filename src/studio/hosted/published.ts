import { contentFiles } from '../../check/files.ts'
import type { Facts, Unusable } from '../../check/pictures/pictures.ts'
import type { History } from '../../check/site-wide/history.ts'
import type { Disk } from '../../util/disk/disk.ts'
import { sha256 } from '../../util/sha256.ts'

/** The content that a studio was built with: everything that a check needs, and no photograph. */
export type PublishedContent = {
  /** Texts by their paths below the project. */
  texts: Readonly<Record<string, string>>
  /** All other files, with the digest of the bytes and what is known of a picture. */
  others: Readonly<Record<string, { digest: string; facts?: Facts | Unusable }>>
  history?: History | undefined
}

const mark = 'published '

/** The files of a published content; what is no text is a line with its digest, which stands for its bytes. */
export function filesOf({ texts, others }: PublishedContent): Record<string, string> {
  const standIns = Object.entries(others).map(([file, { digest }]) => [file, mark + digest])
  return { ...texts, ...Object.fromEntries(standIns) }
}

/** The digest of the published file that some bytes stand for; undefined for any other file. */
export function digestIn(bytes: Uint8Array): string | undefined {
  if (bytes.length > 100) return undefined
  const text = new TextDecoder().decode(bytes)
  return text.startsWith(mark) ? text.slice(mark.length) : undefined
}

/** Reads the content of a project as it is to be published with a studio. */
export async function readPublished(options: {
  disk: Disk
  factsOf(file: string): Promise<Facts | Unusable | undefined>
  history: History | undefined
}): Promise<PublishedContent> {
  const { disk, factsOf, history } = options
  const files = contentFiles(disk)
  const texts: Record<string, string> = {}
  const others: Record<string, { digest: string; facts?: Facts | Unusable }> = {}
  const listed = (['content', 'public'] as const).map(async (folder) =>
    (await files.list(folder)).files.map((name) => `${folder}/${name}`),
  )
  for (const file of (await Promise.all(listed)).flat()) {
    const isText = /\.(mdx|yaml|md|txt)$/.test(file)
    if (isText) texts[file] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(disk.read(file))
    else {
      const facts = await factsOf(file)
      others[file] = { digest: sha256(disk.read(file) ?? '', 64), ...(facts && { facts }) }
    }
  }
  return { texts, others, history }
}
