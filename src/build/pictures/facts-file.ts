import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PictureFacts, Unusable } from '../../content/compile/index.ts'
import { writeAtomically } from '../atomic.ts'
import { modulesOf } from '../check/checker.ts'
import { paths } from '../paths.ts'
import { pictureDigest } from './digest.ts'

/** Facts of one picture: what {@link PictureFacts} answers for a readable file. */
export type KnownFacts = Exclude<Awaited<ReturnType<PictureFacts>>, Unusable>

/** What is remembered: facts by the hash of the bytes, and the hash of each file by its state on the disk. */
export type Memory = { facts: Map<string, KnownFacts>; hashes: Map<string, string> }

/** The module that reads facts: what it imports decides what they say. */
const rules = join(paths.root, 'src/build/pictures/facts.ts')

/** Facts of pictures that no document shows are kept for a branch that is visited again: so many, in all. */
const mostSpare = 1000

/** What was remembered; nothing where there is no such file, or one that is damaged or was written by other rules. */
export async function readFactsFile(file: string): Promise<Memory> {
  const empty: Memory = { facts: new Map(), hashes: new Map() }
  try {
    const cache = JSON.parse(await readFile(file, 'utf8')) as {
      version: string
      facts: Record<string, KnownFacts>
      hashes: Record<string, string>
    }
    if (cache.version !== nameOfRules()) return empty
    return { facts: new Map(Object.entries(cache.facts)), hashes: new Map(Object.entries(cache.hashes)) }
  } catch {
    return empty
  }
}

/** Writes what is remembered, whole or not at all. */
export async function writeFactsFile(file: string, { facts, hashes }: Memory): Promise<void> {
  await writeAtomically(
    file,
    JSON.stringify({
      version: nameOfRules(),
      facts: Object.fromEntries(facts),
      hashes: Object.fromEntries([...hashes].sort(byKey)),
    }),
  )
}

function nameOfRules(): string {
  return pictureDigest(Buffer.concat(modulesOf(rules, { types: false }).map((file) => readFileSync(file))))
}

/** The facts of what is `shown`, after the last of the others: the order tells what was of use longest ago. */
export function worthKeeping<Facts>(
  known: ReadonlyMap<string, Facts>,
  shown: ReadonlySet<string>,
  spare = mostSpare,
): [hash: string, Facts][] {
  const isShown = ([hash]: [string, Facts]) => shown.has(hash)
  const others = [...known].filter((entry) => !isShown(entry))
  return [...others.slice(Math.max(0, others.length - spare)), ...[...known].filter(isShown).sort(byKey)]
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
