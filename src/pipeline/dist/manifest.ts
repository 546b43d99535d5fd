import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeAtomically } from '../../util/atomic.ts'
import { readVersioned } from '../../util/read-versioned.ts'
import { sha256 } from '../../util/sha256.ts'
import type { PageFacts } from '../site-check/page.ts'

/**
 * One output of a build: a page with its data, a text, the app, a picture in all its sizes, a card.
 *
 * A function that makes units gets the units of the last build and a folder. It keeps previous units with an unchanged
 * key, writes the files of all others below the folder, and returns both.
 */
export type Unit = {
  /** Unique name: `page /blog/7`, `text feed.atom`, `picture 1a2b3c4d`, `card /blog/7`. */
  name: string
  /** Digest of all its inputs. */
  key: string
  /** `fileDigest` of each of its files, by path below the site's folder, with slashes. No other unit has these files. */
  files: Readonly<Record<string, string>>
  /** The facts about a page that the check of the site needs. */
  facts?: PageFacts
  /** The text of a page for feeds, as plain HTML. */
  article?: string
}

/** Units by name. */
export type Units = ReadonlyMap<string, Unit>

/** The unit of the last build with the same name and key, whose files are in place. */
export function unchangedUnit(previous: Units, { name, key }: Pick<Unit, 'name' | 'key'>): Unit | undefined {
  const unit = previous.get(name)
  return unit?.key === key ? unit : undefined
}

/** The state of a folder. `identity` differs for every folder that was ever at the same path. */
type FolderState = {
  identity: string
  /** Changes when a file at the root of the folder is added, removed or replaced. '' during a build. */
  time: string
}

/** Version of the format of a {@link ManifestFile}. */
const version = 4

/** Digest of a published file's bytes. */
export function fileDigest(bytes: string | Uint8Array): string {
  return sha256(bytes, 16)
}

/** Writes texts below a folder by their paths, and returns the `files` of their {@link Unit}. */
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

/** The state of a folder; undefined if it does not exist. */
export function folderState(folder: string): FolderState | undefined {
  const found = statSync(folder, { bigint: true, throwIfNoEntry: false })
  if (!found?.isDirectory()) return undefined
  return { identity: `${found.ino} ${found.birthtimeNs}`, time: String(found.mtimeNs) }
}

/** Reads a file of {@link writeManifest}; empty if it is missing, damaged or of another version. */
export function readManifest(file: string): { folder: FolderState | undefined; units: Units } {
  const written = readVersioned<ManifestFile>(file, version)
  return { folder: written?.folder, units: new Map((written?.units ?? []).map((unit) => [unit.name, unit])) }
}

/** Writes a manifest atomically. */
export async function writeManifest(file: string, manifest: Omit<ManifestFile, 'version'>): Promise<void> {
  const written: ManifestFile = { version, ...manifest }
  await writeAtomically(file, JSON.stringify(written))
}

/** The state of a site's folder and the units in it; `folder` is undefined before the first build. */
type ManifestFile = { version: number; folder: FolderState | undefined; units: readonly Unit[] }
