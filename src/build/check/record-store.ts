import { hash } from 'node:crypto'
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
 * @param options.isOther whether those of this process may be of another one all the same: then none is written
 */
export async function openRecordStore(options: {
  folder: string
  checker: string
  isOther?: () => boolean
}): Promise<RecordStore & { save(): Promise<void> }> {
  const { folder, checker, isOther = () => false } = options
  const file = join(folder, `${checker}${ending}`)
  const text = await readFile(file).catch(() => Buffer.alloc(0))
  const lines = indexLines(text)
  const used = new Set<string>()
  /** Bytes of each line that was written after the file was read. */
  const added = new Map<string, number>()
  let fresh: string[] = []
  let size = text.length

  function roomInUse(): number {
    return [...used].reduce((sum, fingerprint) => {
      const [start, end] = lines.get(fingerprint) ?? [0, added.get(fingerprint) ?? 0]
      return sum + end - start
    }, 0)
  }

  return {
    find(fingerprint) {
      const line = lines.get(fingerprint)
      const record = line && recordOf(text.subarray(...line))
      if (record !== undefined) used.add(fingerprint)
      return record
    },
    keep(fingerprint, record) {
      used.add(fingerprint)
      const line = `${fingerprint} ${digestOf(record)} ${record}\n`
      added.set(fingerprint, Buffer.byteLength(line))
      fresh.push(line)
    },
    use: (fingerprint) => void used.add(fingerprint),
    async save() {
      if (fresh.length === 0 || isOther()) return
      // The line before may be cut off.
      const written = Buffer.from(`\n${fresh.join('')}`)
      fresh = []
      await mkdir(folder, { recursive: true })
      await appendFile(file, written)
      size += written.length
      if (size > mostRoom(roomInUse())) await compact(file, used)
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

function recordOf(line: Buffer): Buffer | undefined {
  const digest = line.toString('latin1', lengths.fingerprint + 1, recordStart - 1)
  const record = line.subarray(recordStart)
  return digestOf(record) === digest ? record : undefined
}

function digestOf(record: Buffer | string): string {
  return hash('sha256', record).slice(0, lengths.digest)
}

/** Bytes that a file may have, whose records in use take so much room. */
function mostRoom(room: number): number {
  return 2 * room + spareRoom
}

/** Leaves what is not in use out of a file that has grown too large. */
async function compact(file: string, used: ReadonlySet<string>): Promise<void> {
  const text = await readFile(file)
  const kept = [...indexLines(text)].filter(([fingerprint]) => used.has(fingerprint))
  const room = kept.reduce((sum, [, [start, end]]) => sum + end - start, 0)
  if (text.length <= mostRoom(room)) return
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
