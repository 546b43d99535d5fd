import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endings, type Stored } from './blobs.ts'
import { type Placing, plainPlacing } from './folder.ts'

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
