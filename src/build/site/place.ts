import { copyFileSync, linkSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { endings, type Stored } from './blobs.ts'

/**
 * Puts stored texts below `dir` by their paths, with their compressed copies. Links instead of copies where the
 * file system has them: ten thousand take a tenth of a second and no room.
 */
export function placeStored(texts: Iterable<readonly [string, Stored]>, blobs: string, dir: string): void {
  const files: [string, string][] = []
  for (const [path, { files: stored }] of texts)
    for (const [index, { name }] of stored.entries())
      files.push([`${path}${endings[index] ?? ''}`, join(blobs, name)])
  placeFiles(files, dir)
}

/** Puts files below `dir`: absolute path by path. */
export function placeFiles(files: Iterable<readonly [string, string]>, dir: string): void {
  const made = new Set<string>()
  for (const [path, from] of files) {
    const to = join(dir, path)
    const folder = dirname(to)
    if (!made.has(folder)) mkdirSync(folder, { recursive: true })
    made.add(folder)
    place(from, to)
  }
}

function place(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error
    copyFileSync(from, to)
  }
}
