import { isNumbered } from '../../check/documents/kinds.ts'
import { contentFiles } from '../../check/files.ts'
import { isPictureFile } from '../../check/pictures/pictures.ts'
import { type Disk, filesBelow } from '../../util/disk/disk.ts'
import { sha256 } from '../../util/sha256.ts'
import { expectInside, readableDisk, readDisk } from '../core/access/files.ts'
import { kindOfFile } from '../core/parsed-document.ts'
import { isContentOfSite, partFiles } from '../core/publish/left-out.ts'
import type { Publisher, PublisherOptions } from '../core/publish/publisher.ts'
import { markAsSent, sentFile, sentFiles } from '../core/publish/sent.ts'
import { decodeLoosely, isTextFile } from '../core/publish/texts.ts'
import { Refusal } from '../core/refusal.ts'
import { isReadable, ownerOf } from '../core/save-changes.ts'
import { titleOf } from '../core/summaries.ts'
import type { ChangedDocument, Changes, Published } from '../protocol.ts'
import { format } from '../words/format.ts'
import { content, proposal, documents as states, zip as words } from '../words/publish.json'
import { type PackedFile, packArchive } from './zip/archive.ts'
import type { ChangedFile } from './zip/manifest.ts'

/** Files by path, each with a text that differs where the bytes differ: a digest, or a line of `git ls-tree`. */
export type FileDigests = ReadonlyMap<string, string>

/**
 * The files that changed; `stateOf` says whether a file is new, changed or removed, and `before` reads it as published,
 * where that is known.
 */
export type ChangedFiles = Pick<Publisher, 'before'> & {
  files: readonly string[]
  /** Files that are not published, because the site does not read them. */
  leftOut: readonly string[]
  stateOf(file: string): ChangedDocument['state']
}

/** Publishes by hand: as a `.zip` of the files that changed since the editor last marked all changes as sent. */
export function createHandOver(
  options: Pick<PublisherOptions, 'drafts' | 'mutex'> & {
    disk: Disk
    /** The published files. Without them, the first call of `changed` marks the files on the disk as sent. */
    published?: Pick<Disk, 'read' | 'list'>
    /**
     * The path of the published file that bytes only name, and the bytes of that file where they can be had: else the
     * receiver copies it. Undefined for any other bytes.
     */
    originalOf?: (bytes: Uint8Array) => Promise<{ path: string; bytes: Uint8Array | undefined } | undefined>
    /** The digest of a file from its bytes here, which may only name it; by default that of the bytes. */
    digestOf?: (bytes: Uint8Array) => string
    /** The commit of the published files, where it is known. */
    commit?: string | undefined
  },
) {
  const { disk, drafts, mutex, published, digestOf = (bytes) => sha256(bytes, 64) } = options
  const before = async (file: string) => published?.read(file)
  /** What is marked as sent with the last `.zip`; undefined before the first one. */
  let packed: Awaited<ReturnType<typeof toSend>> | undefined

  async function digests(
    of: Pick<Disk, 'read' | 'list'> = disk,
    { list } = contentFiles(of),
  ): Promise<FileDigests> {
    const names = (await list('content')).files.map((name) => `content/${name}`).filter(isContentOfSite)
    return new Map(names.map((file) => [file, readDisk(of, file).digest]))
  }

  function readOrNothing(file: string): Uint8Array | undefined {
    try {
      return disk.read(file)
    } catch {
      return undefined
    }
  }

  /** The files that differ from the published ones, for {@link markAsSent}; without published files, all files. */
  async function toSend() {
    const [now, known] = [await digests(), published ? await digests(published) : new Map<string, string>()]
    const sentOf = (file: string) => ({ digest: now.get(file), over: known.get(file) })
    return new Map(differingNames(known, now).map((file) => [file, sentOf(file)]))
  }

  /** The files on the disk that the site does not read and that are not published. */
  function strays(): string[] {
    const all = filesBelow(readableDisk(disk), 'content').map((name) => `content/${name}`)
    return all.filter((file) => !isContentOfSite(file) && published?.read(file) === undefined).sort()
  }

  /** The files that the receiver has: the published ones, and over each what was sent to replace it. */
  function received(known: FileDigests): FileDigests {
    const files = new Map(known)
    for (const [file, { digest, over }] of sentFiles(disk)) {
      if (over !== known.get(file)) continue
      if (digest === undefined) files.delete(file)
      else files.set(file, digest)
    }
    return files
  }

  /** The files that differ from those that the receiver has: also files that are again as they were published. */
  async function changed(): Promise<ChangedFiles & { handedOver: readonly string[] }> {
    const now = await digests({ ...disk, read: readOrNothing }, contentFiles(readableDisk(disk)))
    // A file that cannot be read counts as unchanged.
    const readable = (file: string) => isReadable(disk, file)
    const isMarked = published !== undefined || disk.entryKind(sentFile) !== undefined
    // A file that cannot be read yet is listed once it can be, because it may have been changed in between.
    const begun = [...now].filter(([file]) => readable(file))
    if (!isMarked)
      await markAsSent(disk, new Map(begun.map(([file, digest]) => [file, { digest, over: undefined }])))
    const first = published && (await digests(published))
    const there = isMarked ? received(first ?? new Map()) : now
    const known = first ?? there
    const files = differingNames(there, now).filter(readable)
    const handedOver = differingNames(known, there).filter((file) => readable(file) && !files.includes(file))
    return {
      files,
      leftOut: partFiles(strays(), () => true).leftOut,
      handedOver,
      stateOf: (file) => (!now.has(file) ? 'removed' : known.has(file) ? 'changed' : 'new'),
      before,
    }
  }

  function bytesOf(file: string): Uint8Array {
    expectInside(disk, file)
    return disk.read(file) ?? new Uint8Array()
  }

  /** The documents to which changed files belong, each with the number of its changed pictures. */
  async function documentsOf({ files, stateOf, before }: ChangedFiles): Promise<ChangedDocument[]> {
    const documents: ChangedDocument[] = []
    for (const file of ownersOf(files)) {
      const state = stateOf(file)
      const read = async () => (state === 'removed' ? await before(file) : bytesOf(file))
      // A file that cannot be read has no title: `bytesOf` refuses a link, for example.
      const text = await read().then(
        (bytes) => new TextDecoder().decode(bytes),
        () => '',
      )
      const pictures = files.filter((one) => isPictureFile(one) && ownerOf(one) === file).length
      documents.push({ file, title: titleOf(file, text), state, pictures })
    }
    // A deletion lists the document's number in the settings.
    const isNumberGone = documents.some(
      ({ file, state }) => state === 'removed' && isNumbered(kindOfFile(file) ?? 'site'),
    )
    const settings = documents.find(({ file }) => file === 'content/site.yaml')
    if (settings?.state === 'changed' && isNumberGone) settings.state = 'retires'
    return documents
  }

  /** What an archive says of the file that a changed one replaces. */
  async function replacedBy(file: string, { before }: ChangedFiles): Promise<Omit<ChangedFile, 'digest'>> {
    const old = await before(file)
    const sent = sentFiles(disk).get(file)?.digest
    // Where the published files are not known, the marks of what was sent are.
    if (old === undefined) return { base: (published ? undefined : sent) ?? '', sent }
    return { base: digestOf(old), sent, ...(isTextFile(file) && { text: decodeLoosely(old) }) }
  }

  async function zipOf(changes: ChangedFiles, commit = options.commit): Promise<Uint8Array> {
    const { files, stateOf } = changes
    const known = published && (await digests(published))
    const packed = new Map<string, PackedFile>()
    // A changed document goes with all its pictures, but for published ones that the receiver still has.
    for (const [file, digest] of await digests()) {
      const isBeside = files.includes(ownerOf(file)) && known?.get(file) !== digest
      if (!isBeside && !files.includes(file)) continue
      const own = bytesOf(file)
      const original = await options.originalOf?.(own)
      const bytes = original ? original.bytes : own
      const copyOf = bytes ? undefined : original?.path
      packed.set(file, { digest: digestOf(own), ...(await replacedBy(file, changes)), bytes, copyOf })
    }
    for (const file of files.filter((one) => stateOf(one) === 'removed'))
      packed.set(file, { digest: '', ...(await replacedBy(file, changes)), bytes: undefined })
    const documents = (await documentsOf(changes)).map(lineOf)
    return packArchive({ files: packed, documents, commit })
  }

  const draftTitles = () => [...drafts.all.values()].map(({ file, text }) => titleOf(file, text, ''))

  return {
    toSend,
    changed,
    documentsOf,
    zipOf,
    draftTitles,
    async changes(): Promise<Changes> {
      const all = await changed()
      const documents = await documentsOf(all)
      return {
        documents,
        proposed: ownersOf(all.handedOver),
        leftOut: all.leftOut,
        drafts: draftTitles(),
        way: 'zip',
        asksAuthor: false,
      }
    },
    async publish(): Promise<Published> {
      throw new Refusal(409, words.noRemote)
    },
    async markSent(): Promise<Published> {
      const sent = packed
      if (sent === undefined) throw new Refusal(409, words.notPacked)
      await mutex(() => markAsSent(disk, sent))
      return { done: 'marked' }
    },
    before,
    /** Forgets which files were marked as sent. */
    unmark: () => disk.remove(sentFile),
    async zip() {
      // Read first: what is saved meanwhile may be missing in the archive.
      const next = await toSend()
      const archive = await zipOf(await changed())
      packed = next
      return archive
    },
  }
}

/** A proposal's title and text. They are in Albanian, as the documents' titles are: its reviewers read the site. */
export function messageOf(documents: readonly ChangedDocument[]): [title: string, text: string] {
  const { title } = documents[0] ?? { title: content }
  const start = title.length > 50 ? `${title.slice(0, 49)}…` : title
  const subject = format(proposal, { title: start, count: Math.max(documents.length - 1, 0) })
  return [subject, documents.map((one) => `- ${lineOf(one)}\n`).join('')]
}

/** One line on a document. */
function lineOf({ title, state, pictures }: ChangedDocument): string {
  return format(states[state], { title, count: pictures })
}

/** The documents to which files belong. */
export function ownersOf(files: readonly string[]): string[] {
  return [...new Set(files.map(ownerOf))]
}

/** The names of the files that only one side has, or that differ between the sides, sorted. */
export function differingNames(one: FileDigests, other: FileDigests): string[] {
  const names = [...new Map([...one, ...other]).keys()].sort()
  return names.filter((name) => one.get(name) !== other.get(name))
}
