import { type CheckOptions, checkContent } from '../../../src/check/check.ts'
import { type CheckMemory, createMemory, forgetFile } from '../../../src/check/check-documents.ts'
import { collect } from '../../../src/check/collect/collect.ts'
import { isNumbered, numberedKinds } from '../../../src/check/documents/kinds.ts'
import { filesOnDisk } from '../../../src/check/files-on-disk.ts'
import { present } from '../../../src/check/present.ts'
import type { Finding } from '../../../src/check/problem.ts'
import type { History } from '../../../src/check/site-wide/history.ts'
import { traitsOf } from '../../../src/check/site-wide/traits.ts'
import { positionOf } from '../../../src/check/source.ts'
import { pictureFacts } from '../../../src/check/testing/good-site.ts'
import {
  cachedFiles,
  type FileChanges,
  recordsInMemory,
  withChanges,
} from '../../../src/check/testing/overlay.ts'
import { wholeSite } from '../../../src/check/testing/whole-site.ts'
import { createRng } from '../../../src/tools/bench/rng.ts'
import { collections, type Document, type Mutant, type Mutation } from './mutation.ts'

/** The result of a mutant. */
export type Outcome = {
  mutation: string
  mutant: Mutant
  /** A problem was reported that the untouched content does not have. */
  caught: boolean
  /** … at the expected line. */
  placed: boolean
  /** … by the expected rule. */
  named: boolean
  /** Everything that was reported, for debugging. */
  reported: string[]
}

const root = wholeSite
const files = cachedFiles(filesOnDisk(root))

/** Results of the untouched documents: of a mutant, only the changed documents are checked. */
const store = recordsInMemory()

/** All that is known of the untouched content, for mutants in which no file comes or goes. */
const memory = createMemory()

/** The documents of the whole site. */
export async function readDocuments(): Promise<Document[]> {
  const { documents } = await collect(files)
  return await Promise.all(
    documents.map(async ({ kind, file }) => {
      const text = new TextDecoder().decode(await files.read(file))
      const lines = text.split('\n')
      const fieldsEnd = collections.includes(kind) ? lines.indexOf('---', 1) + 1 : 0
      return { kind, file, text, lines, fieldsEnd }
    }),
  )
}

/** The findings in the untouched content, with the facts of valid pictures. */
export async function checkUntouched(): Promise<readonly Finding[]> {
  return await check({ changes: {} }, { store, memory })
}

/** Some mutants of one kind, chosen by a seed: one in each document, then a second in each, until there are `most`. */
export function chooseMutants(
  mutation: Mutation,
  name: string,
  documents: readonly Document[],
  most: number,
): Mutant[] {
  const ranked = documents.flatMap((document) => {
    const rng = createRng(`${name}/${document.file}`)
    const shuffled = mutation(document, documents)
      .map((mutant) => ({ mutant, chance: rng.next() }))
      .sort((a, b) => a.chance - b.chance)
    return shuffled.map((one, round) => ({ ...one, round }))
  })
  return ranked
    .sort((a, b) => a.round - b.round || a.chance - b.chance)
    .slice(0, most)
    .map(({ mutant }) => mutant)
}

export async function checkMutant(
  mutation: string,
  mutant: Mutant,
  existing: ReadonlySet<string>,
): Promise<Outcome> {
  const findings = await check(mutant, {
    store: { ...store, keep: () => undefined },
    ...(isEdit(mutant) && { memory: remembering(mutant.changes) }),
  })
  const fresh = present(findings.filter((found) => !existing.has(keyOf(found))))
  const here = fresh.filter(({ file, line }) => file === mutant.file && line === mutant.line)
  return {
    mutation,
    mutant,
    caught: fresh.length > 0,
    placed: here.length > 0,
    named: here.some(({ rule }) => rule === mutant.rule),
    reported: fresh.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`),
  }
}

/** Whether a mutant has the untouched files with the texts of some documents changed. */
function isEdit({ changes, telling }: Mutant): boolean {
  const edits = Object.entries(changes)
  return telling === undefined && edits.every(([file, text]) => text !== undefined && memory.jobs.has(file))
}

function remembering(changes: FileChanges): CheckMemory {
  const own = { ...memory, jobs: new Map(memory.jobs) }
  for (const file of Object.keys(changes)) forgetFile(own, file)
  return own
}

/** Identifies a finding in the untouched content. */
export function keyOf({ place: { source, start }, rule }: Finding): string {
  const { line, column } = positionOf(source, start)
  return `${source.file}:${line}:${column} ${rule}`
}

/** As if the content had been committed: what no mutant changes. */
const committed = readHistory()

async function readHistory(): Promise<History> {
  const bearers = (await readDocuments()).flatMap(({ kind, file, text }) => {
    const [, id] = /^id: (\d+)$/m.exec(text) ?? []
    if (!isNumbered(kind)) return []
    const traits = traitsOf(text.split('\n'))
    return [{ list: numberedKinds[kind].list, id: Number(id), file, isRemoved: false, traits }]
  })
  return { isWhole: true, bearers }
}

async function check(
  { changes, telling }: Pick<Mutant, 'changes' | 'telling'>,
  options: Pick<CheckOptions, 'store' | 'memory'>,
): Promise<readonly Finding[]> {
  const { findings } = await checkContent({
    root: '',
    pictures: async (file) => ({
      ...(await pictureFacts(file)),
      ...(file === telling && { private: ['place'] }),
    }),
    files: withChanges(files, changes),
    history: () => committed,
    ...options,
  })
  return findings
}
