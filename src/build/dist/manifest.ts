import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeAtomically } from '../../util/atomic.ts'
import { sha256 } from '../../util/sha256.ts'
import type { PageAddress, PageFacts } from '../site-check/page.ts'

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

/** What a site's folder holds. */
export type Manifest = {
  /** Undefined where nothing was built. */
  folder: FolderState | undefined
  units: Units
}

/** Tells a folder from another one at the same path. */
export type FolderState = {
  identity: string
  /** Changes when a file at the root of the folder comes, goes or is replaced. '' where a build is at work in it. */
  time: string
}

/** Rises when what is written below gets another shape. */
const version = 1

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
  const text = readText(file)
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  if (end === -1 || text.slice(0, end) !== headerOf(body)) return { folder: undefined, units: new Map() }
  const { folder, units, addresses } = JSON.parse(body) as Written
  const whole = units.map(({ facts, ...unit }): Unit => {
    if (facts === undefined) return unit
    const references = facts.references.flatMap((number) => (addresses[number] ? [addresses[number]] : []))
    return { ...unit, facts: { ...facts, references } }
  })
  return { folder: folder ?? undefined, units: new Map(whole.map((unit) => [unit.name, unit])) }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Writes a manifest whole or not at all. */
export async function writeManifest(file: string, { folder, units }: Manifest): Promise<void> {
  const numbers = new Map<string, number>()
  const addresses: PageAddress[] = []
  const numberOf = (address: PageAddress) => {
    const name = address.join(' ')
    const number = numbers.get(name) ?? addresses.push(address) - 1
    numbers.set(name, number)
    return number
  }
  const written: Written = {
    folder: folder ?? null,
    units: [...units.values()].map(({ facts, ...unit }) =>
      facts === undefined
        ? unit
        : { ...unit, facts: { ...facts, references: facts.references.map(numberOf) } },
    ),
    addresses,
  }
  const body = JSON.stringify(written)
  await writeAtomically(file, `${headerOf(body)}\n${body}`)
}

/** A manifest as it is written: the addresses that pages refer to once each, because pages share most of them. */
type Written = {
  folder: FolderState | null
  units: (Omit<Unit, 'facts'> & { facts?: Omit<PageFacts, 'references'> & { references: number[] } })[]
  addresses: PageAddress[]
}

function headerOf(body: string): string {
  return `${version} ${sha256(body, 32)}`
}
