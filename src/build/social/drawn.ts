import { chmodSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic.ts'
import { fileMode } from '../modes.ts'
import { digestOf, isWhole, type Stored } from '../site/blobs.ts'

/** A card that was drawn: its file, and its state as it was left. */
export type DrawnCard = {
  /** Tells of all that is on it. */
  key: string
  name: string
  stored: Stored
}

/** Cards of the last build by path: none is laid out only to learn its name, or read only to see that it is whole. */
export type DrawnCards = ReadonlyMap<string, DrawnCard>

/** Name of the file, in the folder of the cards, in which they are remembered. */
export const drawnFile = 'names.json'

/** Reads what {@link writeDrawn} wrote; without any, or where it is spoilt, every card is laid out. */
export async function readDrawn(dir: string): Promise<DrawnCards> {
  try {
    const written = JSON.parse(await readFile(join(dir, drawnFile), 'utf8')) as [string, DrawnCard][]
    return new Map(written.filter(([, { stored }]) => stored !== undefined))
  } catch {
    return new Map()
  }
}

/** Remembers cards by path, whole or not at all. */
export async function writeDrawn(dir: string, drawn: DrawnCards): Promise<void> {
  await writeAtomically(join(dir, drawnFile), JSON.stringify([...drawn]))
}

/**
 * A card as it was left: itself where nothing has happened to its file, with its new state where that was only
 * touched, and undefined where it is missing or holds other bytes.
 */
export function asLeft(dir: string, card: DrawnCard): DrawnCard | undefined {
  if (isWhole(dir, card.stored)) return card
  const stored = storedIn(dir, card.name)
  return stored?.digest === card.stored.digest ? { ...card, stored } : undefined
}

/**
 * The state of a picture that is there, undefined where there is none. What nobody remembers, because a build broke
 * off, must at least end as a JPEG does.
 */
export function storedIn(dir: string, name: string): Stored | undefined {
  const file = join(dir, name)
  try {
    const bytes = readFileSync(file)
    if (!bytes.subarray(-endOfImage.length).equals(endOfImage)) return undefined
    chmodSync(file, fileMode)
    const { size, mtimeMs } = statSync(file)
    return { digest: digestOf(bytes), files: [{ name, size, time: mtimeMs }] }
  } catch {
    return undefined
  }
}

const endOfImage = Buffer.from([0xff, 0xd9])
