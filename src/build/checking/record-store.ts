import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { RecordStore } from '../../check/index.ts'
import { writeAtomically } from '../../util/atomic.ts'
import { sha256 } from '../../util/sha256.ts'

/** Files of other checkers or other content that are kept, for those who go back and forth between two. */
const otherFiles = 3
const ending = '.records'

/**
 * Records on the disk: a digest of all that follows, then one record a line behind its fingerprint. A file that somebody
 * changed holds nothing. Saving leaves out what nobody has asked for.
 *
 * @param options.name tells of the checker and of the content that it checks
 */
export async function openRecordStore(options: {
  folder: string
  name: string
}): Promise<RecordStore & { save(): Promise<void> }> {
  const { folder, name } = options
  const file = join(folder, `${name}${ending}`)
  const known = readLines(await readFile(file).catch(() => Buffer.alloc(0)))
  const used = new Map<string, Buffer>()
  let isNew = false

  function find(fingerprint: string): Buffer | undefined {
    const record = used.get(fingerprint) ?? known.get(fingerprint)
    if (record !== undefined) used.set(fingerprint, record)
    return record
  }

  return {
    find,
    keep(fingerprint, record) {
      used.set(fingerprint, Buffer.from(record))
      isNew = true
    },
    use: (fingerprint) => void find(fingerprint),
    async save() {
      if (!isNew) return
      isNew = false
      const lines = [...used].flatMap(([fingerprint, record]) => [`${fingerprint} `, record, '\n'])
      const body = Buffer.concat(lines.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
      await mkdir(folder, { recursive: true })
      await writeAtomically(file, Buffer.concat([Buffer.from(`${digestOf(body)}\n`), body]))
      await removeOthers(folder, file)
    },
  }
}

const newline = 10
const fingerprintLength = 64

function digestOf(body: Buffer): string {
  return sha256(body, 32)
}

function readLines(text: Buffer): Map<string, Buffer> {
  const lines = new Map<string, Buffer>()
  let start = text.indexOf(newline) + 1
  if (text.toString('latin1', 0, start - 1) !== digestOf(text.subarray(start))) return lines
  for (let end = text.indexOf(newline, start); end !== -1; end = text.indexOf(newline, start)) {
    const record = start + fingerprintLength + 1
    lines.set(text.toString('latin1', start, record - 1), text.subarray(record, end))
    start = end + 1
  }
  return lines
}

async function removeOthers(folder: string, own: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending))
  const others = names.map((name) => join(folder, name)).filter((file) => file !== own)
  const dated = await Promise.all(
    others.map(async (file) => ({ file, time: (await stat(file).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const old = dated.sort((a, b) => b.time - a.time).slice(otherFiles)
  await Promise.all(old.map(({ file }) => rm(file, { force: true })))
}
