import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endings, type Stored } from './blobs.ts'
import { type Placing, plainPlacing, type SiteFolder } from './folder.ts'

/** The places of stored texts in the site that is being made. */
export type Places = {
  /** Keeps a text that the earlier site has at a path, if it is as it was left there, and says whether it does. */
  keeps(path: string, stored: Stored): boolean
  /** Puts texts there by their paths, but for those that are kept. */
  put(texts: Iterable<readonly [path: string, Stored]>): void
}

/** Places below `dir` for texts of the store `blobs`. */
export function createPlaces(options: { blobs: string; dir: string; placing: SiteFolder }): Places {
  const { blobs, dir, placing } = options
  const kept = new WeakSet<Stored>()
  return {
    keeps(path, stored) {
      const isKept = placing.keeps(
        stored.files.map(({ size, time }, index) => ({
          path: join(dir, `${path}${endings[index] ?? ''}`),
          size,
          time,
        })),
      )
      if (isKept) kept.add(stored)
      return isKept
    },
    put(texts) {
      const missing = [...texts].filter(([, stored]) => !kept.has(stored))
      placeStored(missing, blobs, dir, placing)
    },
  }
}

/** Puts stored texts below `dir` by their paths, with their compressed copies. */
export function placeStored(
  texts: Iterable<readonly [string, Stored]>,
  blobs: string,
  dir: string,
  placing: Placing = plainPlacing,
): void {
  const files: [string, string][] = []
  for (const [path, { files: stored }] of texts)
    for (const [index, { name }] of stored.entries())
      files.push([`${path}${endings[index] ?? ''}`, join(blobs, name)])
  placeFiles(files, dir, placing)
}

/** Puts files below `dir`: absolute path by path. */
export function placeFiles(
  files: Iterable<readonly [string, string]>,
  dir: string,
  placing: Placing = plainPlacing,
): void {
  const made = new Set<string>()
  for (const [path, from] of files) {
    const to = join(dir, path)
    const folder = dirname(to)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    placing.link(from, to)
  }
}
