import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Checker, RecordStore } from '../../check/check-documents.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import type { History } from '../../check/site-wide/history.ts'
import { writeAtomically } from '../../util/atomic.ts'
import { chunksOf } from '../../util/chunks-of.ts'
import { paths } from '../../util/paths.ts'
import { sha256 } from '../../util/sha256.ts'
import { codeKey } from '../app/code.ts'
import { readHistory } from '../git/history.ts'
import { createPictureFacts } from '../pictures/facts.ts'
import { createPool, type Pool } from '../threads/pool.ts'

/** The services with which every command checks content: they use the results of earlier runs, and all cores. */
export type Checking = {
  services: {
    pictures: PictureFacts
    store: RecordStore
    checker: Checker
    history: () => Promise<History | undefined>
  }
  /** Saves new results. A failure is reported once, and does not change the result of a check. */
  save(): Promise<void>
}

/** Minimum number of documents for which starting threads pays off. */
const enough = 240

/** Documents per task. */
const batchSize = 32

/**
 * Opens the cache of earlier checks in `.cache/`. Records of another version of the checker or another root are dropped.
 *
 * @param options.root project whose content is checked
 * @param options.code digest of the code that checks
 * @param options.pool threads of the command; by default each check starts and ends its own
 * @param options.bodies receives the compiled body of each report that `pool` checks again, by the report's file
 * @param options.cache folder of the cache; tests use another one
 * @param options.log prints a message if the cache cannot be written
 */
export async function openChecking({
  root = paths.root,
  code = codeKey(paths.root),
  pool,
  bodies,
  cache = paths.cache,
  log = console.error,
}: {
  root?: string
  code?: string
  pool?: Pool
  bodies?: Map<string, string>
  cache?: string
  log?: (line: string) => void
} = {}): Promise<Checking> {
  const [pictures, store] = await Promise.all([
    createPictureFacts({ cacheDir: join(cache, 'pictures') }),
    openRecordStore({ file: join(cache, 'records'), version: code + root }),
  ])
  let isLogged = false

  async function save(): Promise<void> {
    try {
      await Promise.all([pictures.save(), store.save()])
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      if (!isLogged) log(`${unwritten} ${error.message}`)
      isLogged = true
    }
  }

  let past: Promise<History | undefined> | undefined
  return {
    services: {
      pictures,
      store,
      checker: checkIn(pool, { bodies }),
      // The history is read once, because edits do not change it. The last commit has even documents that are deleted
      // later.
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

/** Checks documents in the threads of a pool, by default a temporary one. A few documents are checked in this thread. */
export function checkIn(
  given: Pool | undefined,
  { fewest = enough, bodies }: { fewest?: number; bodies?: Map<string, string> | undefined } = {},
): Checker {
  return async (jobs, { withTexts }) => {
    const common = { withTexts, withCode: bodies !== undefined }
    const batches = chunksOf(jobs, batchSize).map((chunk) => ({ jobs: chunk, ...common }))
    const pool = given ?? createPool()
    const results = pool.run('checkDocuments', batches, { isLarge: jobs.length >= fewest })
    const checked = (await (given ? results : results.finally(pool.close))).flat()
    for (const [index, { document }] of jobs.entries()) {
      const code = checked[index]?.code
      if (code !== undefined) bodies?.set(document.file, code)
    }
    return checked.map(({ record }) => record)
  }
}

/**
 * Records on the disk. The first line is a digest of the version and the rest of the file. Each other line is a record:
 * its fingerprint, a space, the record. A file of another version, or a modified one, is ignored. Saving drops records
 * that were not used.
 *
 * @param options.version changes with the code of the checker and with the checked project
 */
export async function openRecordStore(options: {
  file: string
  version: string
}): Promise<RecordStore & { save(): Promise<void> }> {
  const { file, version } = options
  const digestOf = (lines: Uint8Array) => sha256(version + sha256(lines, 64), 32)
  const cached = readLines(readRecords(file), digestOf)
  const used = new Map<string, string>()
  let isNew = false

  return {
    find(fingerprint) {
      const record = used.get(fingerprint) ?? cached.get(fingerprint)
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
      const lines = Buffer.from([...used].map((line) => `${line.join(' ')}\n`).join(''))
      await writeAtomically(file, Buffer.concat([Buffer.from(`${digestOf(lines)}\n`), lines]))
    },
  }
}

/**
 * The bytes of a file; none if it cannot be read. The file is read at once, because reading ten megabytes in parts
 * makes the thread wait.
 */
function readRecords(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.of()
  }
}

function readLines(bytes: Buffer, digestOf: (lines: Uint8Array) => string): Map<string, string> {
  const end = bytes.indexOf('\n')
  const lines = bytes.subarray(end + 1)
  if (bytes.toString('utf8', 0, end) !== digestOf(lines)) return new Map()
  const records = lines.toString().split('\n')
  return new Map(records.map((line) => [line.slice(0, 64), line.slice(65)]))
}
