import { posix, relative, sep } from 'node:path'
import type { Draft, Drafts as KeptDrafts } from '../server/drafts.ts'

/** What is written and not saved yet. */
export type Drafts = {
  /** Texts of documents by their paths below the project's root, with `/`. */
  texts: ReadonlyMap<string, string>
  /** Picture files: by the path that a save gives them, where they lie, both below the root, with `/`. */
  pictures: ReadonlyMap<string, string>
}

/** Gives the present texts and pictures of the drafts that are kept; the same as before where no draft has changed. */
export function draftsLaidOver(kept: Pick<KeptDrafts, 'all' | 'picturePath'>, root: string): () => Drafts {
  let all: readonly Draft[] = []
  let laid: Drafts = { texts: new Map(), pictures: new Map() }
  return () => {
    const now = [...kept.all.values()]
    if (now.length === all.length && now.every((draft, index) => draft === all[index])) return laid
    all = now
    const placed = all.flatMap(({ file, pictures }) =>
      pictures.map((name) => {
        const lies = relative(root, kept.picturePath(file, name)).split(sep).join('/')
        return [`${posix.dirname(file)}/${name}`, lies] as const
      }),
    )
    laid = { texts: new Map(all.map(({ file, text }) => [file, text])), pictures: new Map(placed) }
    return laid
  }
}

/** Tells of each document whose text is another one; without a name where files came or went, or drafts are what they were. */
export function tellChanges(before: Drafts, now: Drafts, tell: (file?: string) => void): void {
  const isSame = sameKeys(before.texts, now.texts) && sameKeys(before.pictures, now.pictures)
  const changed = [...now.texts.keys()].filter((file) => before.texts.get(file) !== now.texts.get(file))
  if (isSame && changed.length > 0) for (const file of changed) tell(file)
  else tell()
}

function sameKeys(some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): boolean {
  return some.size === others.size && [...some.keys()].every((key) => others.has(key))
}
