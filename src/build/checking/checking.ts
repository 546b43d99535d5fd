import { join } from 'node:path'
import type { Crew, History, Job, RecordStore } from '../../check/index.ts'
import { paths } from '../../util/paths.ts'
import { sha256 } from '../../util/sha256.ts'
import { codeKey } from '../app/code.ts'
import { readHistory } from '../history.ts'
import { createPictureFacts, type FactsReader } from '../pictures/facts.ts'
import { createPool, type Pool } from '../pool.ts'
import { openRecordStore } from './record-store.ts'

/** What every command checks content with: what earlier runs found out, and all cores. */
export type Checking = {
  means: {
    pictures: FactsReader
    store: RecordStore
    crew: Crew
    history: () => Promise<History | undefined>
  }
  /** Writes down what is new. Where that fails, it says so once: the answer of a check does not depend on it. */
  save(): Promise<void>
}

/** Documents for which threads are worth their start. */
const enough = 240

/** Documents that a thread gets at once. */
const batchSize = 32

/**
 * Opens the memory of earlier checks in `.cache/`.
 *
 * @param options.root project whose content is checked
 * @param options.code tells of the code that checks
 * @param options.pool threads of the command; its own where there is none
 * @param options.cache another folder in tests
 * @param options.say takes what is said of a memory that cannot be written
 */
export async function openChecking({
  root = paths.root,
  code = codeKey(paths.root),
  pool,
  cache = paths.cache,
  say = console.error,
}: {
  root?: string
  code?: string
  pool?: Pool
  cache?: string
  say?: (line: string) => void
} = {}): Promise<Checking> {
  const name = `${code.slice(0, 16)}-${sha256(root, 8)}`
  const [facts, store] = await Promise.all([
    createPictureFacts({ cacheDir: join(cache, 'pictures') }),
    openRecordStore({ folder: join(cache, 'checks'), name }),
  ])
  let isSaid = false

  async function remember(save: () => Promise<void>): Promise<void> {
    try {
      await save()
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      if (!isSaid) say(`${unwritten} ${error.message}`)
      isSaid = true
    }
  }

  const pictures = Object.assign((file: string) => facts(file), { save: () => remember(facts.save) })
  let past: Promise<History | undefined> | undefined
  // Asked once: who edits does not rewrite history, and what is deleted meanwhile is still in the last commit.
  const history = () => {
    past ??= readHistory(root, join(cache, 'history', `${sha256(root, 8)}.json`))
    return past
  }
  return {
    means: { pictures, store, crew: pool ? checkIn(pool) : checkInOwnPool, history },
    save: async () => void (await Promise.all([pictures.save(), remember(store.save)])),
  }
}

const unwritten =
  'Kontrolli nuk e ruajti dot kujtesën e vet; herën tjetër zgjat më shumë. (The memory of the check could not be written.)'

/** Checks documents in the threads of a pool, a few of them in this one. */
export function checkIn(pool: Pool, fewest = enough): Crew {
  return async (jobs, { withTexts }) => {
    const batches: { jobs: Job[]; withTexts: boolean }[] = []
    for (let start = 0; start < jobs.length; start += batchSize)
      batches.push({ jobs: jobs.slice(start, start + batchSize), withTexts })
    const records = await pool.run('checkDocuments', batches, { isLarge: jobs.length >= fewest })
    return records.flat()
  }
}

/** Checks documents in threads that end when all are checked. */
const checkInOwnPool: Crew = async (jobs, options) => {
  const pool = createPool()
  try {
    return await checkIn(pool)(jobs, options)
  } finally {
    await pool.close()
  }
}
