import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Crew, RecordStore } from '../../check/check-documents.ts'
import type { History } from '../../check/cross/history.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import { pagesOf } from '../../model/paging.ts'
import { writeAtomically } from '../../util/atomic.ts'
import { paths } from '../../util/paths.ts'
import { sha256 } from '../../util/sha256.ts'
import { codeKey } from '../app/code.ts'
import { readHistory } from '../history.ts'
import { createPictureFacts } from '../pictures/facts.ts'
import { createPool, type Pool } from '../pool.ts'

/** What every command checks content with: what earlier runs found out, and all cores. */
export type Checking = {
  means: {
    pictures: PictureFacts
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
 * Opens the memory of earlier checks in `.cache/`: one of records, which another checker or another root begins anew.
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
  const [pictures, store] = await Promise.all([
    createPictureFacts({ cacheDir: join(cache, 'pictures') }),
    openRecordStore({ file: join(cache, 'records'), version: code + root }),
  ])
  let isSaid = false

  async function save(): Promise<void> {
    try {
      await Promise.all([pictures.save(), store.save()])
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      if (!isSaid) say(`${unwritten} ${error.message}`)
      isSaid = true
    }
  }

  let past: Promise<History | undefined> | undefined
  return {
    means: {
      pictures,
      store,
      crew: pool ? checkIn(pool) : checkInOwnPool,
      // Asked once: who edits does not rewrite history, and what is deleted meanwhile is still in the last commit.
      history() {
        past ??= readHistory(root, join(cache, 'history', `${sha256(root, 8)}.json`))
        return past
      },
    },
    save,
  }
}

const unwritten =
  'Kontrolli nuk e ruajti dot kujtesën e vet; herën tjetër zgjat më shumë. (The memory of the check could not be written.)'

/** Checks documents in the threads of a pool, a few of them in this one. */
export function checkIn(pool: Pool, fewest = enough): Crew {
  return async (jobs, { withTexts }) => {
    const batches = pagesOf(jobs, batchSize).map(({ entries }) => ({ jobs: entries, withTexts }))
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

/**
 * Records on the disk: a digest of the version and all that follows, then one record a line behind its fingerprint. A
 * file of another version, or that somebody changed, holds nothing. Saving leaves out what nobody has asked for.
 *
 * @param options.version tells of the checker and of the content that it checks
 */
export async function openRecordStore(options: {
  file: string
  version: string
}): Promise<RecordStore & { save(): Promise<void> }> {
  const { file, version } = options
  const digestOf = (lines: string) => sha256(version + lines, 32)
  const known = readLines(await readFile(file, 'utf8').catch(() => ''), digestOf)
  const used = new Map<string, string>()
  let isNew = false

  return {
    find(fingerprint) {
      const record = used.get(fingerprint) ?? known.get(fingerprint)
      if (record !== undefined) used.set(fingerprint, record)
      return record
    },
    keep(fingerprint, record) {
      used.set(fingerprint, record)
      isNew = true
    },
    async save() {
      if (!isNew) return
      isNew = false
      const lines = [...used].map(([fingerprint, record]) => `${fingerprint} ${record}\n`).join('')
      await writeAtomically(file, `${digestOf(lines)}\n${lines}`)
    },
  }
}

function readLines(text: string, digestOf: (lines: string) => string): Map<string, string> {
  const [digest = ''] = text.split('\n', 1)
  const lines = text.slice(digest.length + 1)
  if (digest !== digestOf(lines)) return new Map()
  return new Map(lines.split('\n').map((line) => [line.slice(0, 64), line.slice(65)]))
}
