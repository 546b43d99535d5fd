import { createHash } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecordStore } from '../../content/compile/index.ts'
import { writeAtomically } from '../atomic.ts'

/** Records of documents that changed or are gone may take as much room as those in use, and this many bytes. */
const spareRoom = 4_000_000
/** Files of other checkers that are kept, for those who go back and forth between two versions. */
const otherFiles = 2
const ending = '.records'

/**
 * Records on the disk, one a line: fingerprint, digest, record. New ones are written behind the old ones in
 * one step; a line that an interruption cut off, or that anybody changed, does not match its digest and is
 * as good as absent.
 *
 * @param options.checker names the checker: the records of another one are in another file
 */
export async function openRecordStore(options: {
  folder: string
  checker: string
}): Promise<RecordStore & { save(): Promise<void> }> {
  const { folder, checker } = options
  const file = join(folder, `${checker}${ending}`)
  const text = await readFile(file).catch(() => Buffer.alloc(0))
  const lines = indexLines(text)
  const used = new Set<string>()
  let fresh: string[] = []

  return {
    find(fingerprint) {
      const line = lines.get(fingerprint)
      const record = line && recordOf(text.subarray(...line))
      if (record !== undefined) used.add(fingerprint)
      return record
    },
    keep(fingerprint, record) {
      used.add(fingerprint)
      fresh.push(`${fingerprint} ${digestOf(Buffer.from(record))} ${record}\n`)
    },
    use: (fingerprint) => void used.add(fingerprint),
    async save() {
      if (fresh.length === 0) return
      const written = fresh.join('')
      fresh = []
      await mkdir(folder, { recursive: true })
      // The line before may be cut off.
      await appendFile(file, `\n${written}`)
      await compact(file, used)
      await removeOthers(folder, file)
    },
  }
}

type Line = [start: number, end: number]

const newline = 10
const lengths = { fingerprint: 64, digest: 16 }
const recordStart = lengths.fingerprint + lengths.digest + 2

function indexLines(text: Buffer): Map<string, Line> {
  const lines = new Map<string, Line>()
  let start = 0
  for (let end = text.indexOf(newline); end !== -1; end = text.indexOf(newline, start)) {
    if (end - start > recordStart)
      lines.set(text.toString('latin1', start, start + lengths.fingerprint), [start, end])
    start = end + 1
  }
  return lines
}

function recordOf(line: Buffer): string | undefined {
  const digest = line.toString('latin1', lengths.fingerprint + 1, recordStart - 1)
  const record = line.subarray(recordStart)
  return digestOf(record) === digest ? record.toString() : undefined
}

function digestOf(record: Buffer): string {
  return createHash('sha256').update(record).digest('hex').slice(0, lengths.digest)
}

/** Leaves what is not in use out of a file that has grown too large. */
async function compact(file: string, used: ReadonlySet<string>): Promise<void> {
  const text = await readFile(file)
  const kept = [...indexLines(text)].filter(([fingerprint]) => used.has(fingerprint))
  const room = kept.reduce((sum, [, [start, end]]) => sum + end - start, 0)
  if (text.length <= 2 * room + spareRoom) return
  // What another process adds between reading and writing is checked once more by the next one.
  await writeAtomically(file, Buffer.concat(kept.map(([, [start, end]]) => text.subarray(start, end + 1))))
}

async function removeOthers(folder: string, own: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending))
  const others = names.map((name) => join(folder, name)).filter((file) => file !== own)
  if (others.length <= otherFiles) return
  const dated = await Promise.all(
    others.map(async (file) => ({ file, time: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const old = dated.sort((a, b) => b.time - a.time).slice(otherFiles)
  await Promise.all(old.map(({ file }) => rm(file, { force: true })))
}
