import { unzipSync } from 'fflate'
import { z } from 'zod'
import { isHidden } from '../../../check/files.ts'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { format } from '../../../model/message/format.ts'
import { sha256 } from '../../../util/sha256.ts'
import { isTextFile } from '../../core/publish/texts.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/import.json'
import { zip as zipWords } from '../../words/publish.json'
import { type ChangedFile, type Manifest, manifestName } from './manifest.ts'

/** A file of an archive; no bytes where the archive removes it, or names the picture to copy (`copyOf`). */
export type ArchivedFile = ChangedFile & { file: string; bytes: Uint8Array | undefined }

/** The most files of an archive, the most bytes of one and of all, unpacked: many times those of a long report. */
const most = { files: 2000, fileBytes: 60_000_000, bytes: 400_000_000 }

const manifestSchema = z.object({
  version: z.number(),
  commit: z.string().optional(),
  files: z.record(
    z.string(),
    z.object({
      digest: z.string(),
      base: z.string(),
      text: z.string().optional(),
      sent: z.string().optional(),
      copyOf: z.string().optional(),
    }),
  ),
})

/**
 * Reads an archive of changes.
 *
 * @throws a Refusal for an archive with other names than those of content, a link, too many bytes or changed bytes
 */
export function readArchive(archive: Uint8Array): ArchivedFile[] {
  const entries = unpack(archive)
  const { [manifestName]: written, [zipWords.note]: _, ...files } = entries
  const manifest = readManifest(written)
  for (const file of Object.keys({ ...files, ...manifest.files }))
    if (!isContentName(file)) throw new Refusal(422, format(words.foreign, { name: file }))
  const unlisted = Object.keys(files).find((file) => manifest.files[file] === undefined)
  if (unlisted !== undefined) throw new Refusal(422, format(words.damaged, { file: unlisted }))
  return Object.entries(manifest.files).map(([file, changed]) => {
    const { digest, base, text, copyOf } = changed
    const bytes = files[file]
    const isCopy = copyOf !== undefined && isContentName(copyOf) && bytes === undefined
    const isWhole = isCopy || (bytes ? sha256(bytes, 64) : '') === digest
    const isBase = text === undefined || sha256(text, 64) === base
    if (!isWhole || !isBase) throw new Refusal(422, format(words.damaged, { file }))
    return { ...changed, file, bytes }
  })
}

/** Unpacks an archive. The sizes that it states are checked first; no more bytes than stated are unpacked. */
function unpack(archive: Uint8Array): Record<string, Uint8Array> {
  if (archive.length > most.bytes) throw new Refusal(413, words.tooLarge)
  const seen = new Set<string>()
  let bytes = 0
  try {
    expectNoLinks(archive)
    return unzipSync(archive, {
      filter({ name, originalSize }) {
        bytes += originalSize
        if (seen.size >= most.files || originalSize > most.fileBytes || bytes > most.bytes)
          throw new Refusal(413, words.tooLarge)
        const isKnown = name === manifestName || name === zipWords.note || isContentName(name)
        if (!isKnown || seen.has(name)) throw new Refusal(422, format(words.foreign, { name }))
        seen.add(name)
        return true
      },
    })
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(422, words.unreadable)
  }
}

/**
 * Refuses entries that are no plain files: `fflate` does not tell the kinds of entries.
 *
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.12 and 4.3.16
 */
function expectNoLinks(archive: Uint8Array): void {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  let end = archive.length - 22
  while (view.getUint32(end, true) !== 0x06054b50) end--
  let at = view.getUint32(end + 16, true)
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      view.getUint16(at + offset, true),
    )
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + (nameLength ?? 0)))
    // The upper half holds the mode of Unix: the kind of the file is in its first four bits, 0 where it is not given.
    const kind = view.getUint32(at + 38, true) >>> 28
    if (kind !== 0 && kind !== 8) throw new Refusal(422, format(words.foreign, { name }))
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
}

function readManifest(bytes: Uint8Array | undefined): Manifest {
  if (bytes === undefined) throw new Refusal(422, words.noManifest)
  const { data } = manifestSchema.safeParse(parseJson(bytes))
  if (data === undefined) throw new Refusal(422, format(words.damaged, { file: manifestName }))
  if (data.version !== 1) throw new Refusal(422, words.newer)
  return { ...data, version: data.version }
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

/** Whether a name is that of a text or a picture below `content/`, on every system. */
function isContentName(name: string): boolean {
  const parts = name.split('/')
  // Names that Windows reads as a device or a stream, and those that it ends otherwise.
  const isPlain = (part: string) =>
    part !== '' &&
    !isHidden(part) &&
    !/[\p{C}\\<>:"|?*]|[. ]$/u.test(part) &&
    !/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(part)
  return (
    parts.length > 1 &&
    parts[0] === 'content' &&
    parts.every(isPlain) &&
    (isTextFile(name) || isPictureFile(name))
  )
}
