import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeAtomically } from '../../util/atomic.ts'
import { readVersioned } from '../../util/read-versioned.ts'
import { sha256 } from '../../util/sha256.ts'
import type { PageFacts } from '../site-check/page.ts'

/**
 * One thing that a build makes: a page with its data, a text, the app, a picture in all its sizes, a card.
 *
 * A function that makes units gets the known ones of the last build and a folder. It leaves a unit alone whose key
 * is still that of the known one, it writes the files of every other one below the folder, and returns both kinds.
 */
export type Unit = {
  /** Tells it from all others: `page /blog/7`, `text feed.atom`, `picture 1a2b3c4d`, `card /blog/7`. */
  name: string
  /** Digest of everything that it is made from. */
  key: string
  /** `fileDigest` of each of its files, by path below the site's folder, with slashes. No other unit has these files. */
  files: Readonly<Record<string, string>>
  /** What the check of the site needs to know of a page. */
  facts?: PageFacts
}

/** Units by name. */
export type Units = ReadonlyMap<string, Unit>

/** The unit that the last build made of the same: its files are in their places. */
export function knownUnit(known: Units, { name, key }: Pick<Unit, 'name' | 'key'>): Unit | undefined {
  const unit = known.get(name)
  return unit?.key === key ? unit : undefined
}

/** What a site's folder holds. */
export type Manifest = {
  /** Undefined where nothing was built. */
  folder: FolderState | undefined
  units: Units
}

/** Tells a folder from another at the same path. */
export type FolderState = {
  identity: string
  /** Changes when a file at the root of the folder comes, goes or is replaced. '' where a build is at work in it. */
  time: string
}

/** Rises when what is written below gets another shape. */
const version = 3

/** Digest of a published file's bytes. */
export function fileDigest(bytes: string | Uint8Array): string {
  return sha256(bytes, 16)
}

/** Writes texts below a folder by their paths, and gives what a {@link Unit} says of its files. */
export function writeTexts(dir: string, texts: Readonly<Record<string, string>>): Unit['files'] {
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => {
      const file = join(dir, path)
      mkdirSync(dirname(file), { recursive: true })
      const bytes = Buffer.from(text)
      writeFileSync(file, bytes)
      return [path, fileDigest(bytes)]
    }),
  )
}

/** The state of a folder; undefined where there is none. */
export function folderState(folder: string): FolderState | undefined {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false })
  if (!found?.isDirectory()) return undefined
  return { identity: `${found.ino} ${found.birthtimeNs}`, time: String(found.mtimeNs) }
}

/** Reads what {@link writeManifest} wrote; a file that is missing, damaged or of another version knows nothing. */
export function readManifest(file: string): Manifest {
  const written = readVersioned<Written>(file, version)
  return { folder: written?.folder, units: new Map((written?.units ?? []).map((unit) => [unit.name, unit])) }
}

/** Writes a manifest whole or not at all. */
export async function writeManifest(file: string, manifest: Omit<Written, 'version'>): Promise<void> {
  const written: Written = { version, ...manifest }
  await writeAtomically(file, JSON.stringify(written))
}

type Written = { version: number; folder: Manifest['folder']; units: readonly Unit[] }
