import { accessSync, constants, lstatSync } from 'node:fs'
import { join } from 'node:path'
import { contentFiles } from '../../check/files.ts'
import {
  type Facts,
  isPictureFile,
  type PictureFacts,
  type PictureFile,
  type Unusable,
} from '../../check/pictures/pictures.ts'
import type { Checking } from '../../pipeline/checking/checking.ts'
import { filesBelow } from '../../util/disk/disk.ts'
import { diskAt } from '../../util/disk/node.ts'
import { digestOf } from '../../util/disk/unread.ts'
import * as posix from '../../util/posix.ts'
import { draftsFolder, openFolder, trashFolder } from '../core/draft-files.ts'
import { isTextFile } from '../core/publish/texts.ts'
import { Refusal } from '../core/refusal.ts'
import type { Folder, FolderFile, FolderListing } from '../store/folder.ts'
import { refusals as words } from '../words/core.json'
import { createRecords } from './records.ts'

type NodeDisk = ReturnType<typeof diskAt>

/** The folders whose files the studio reads. */
const readable = ['content', 'public', openFolder, trashFolder, `${draftsFolder}/facts`]

/** The folder of a project on this computer, and its pictures. */
export type LocalFolder = ReturnType<typeof openFolderAt>

/**
 * Opens the folder of a project on this computer.
 *
 * @param root the project's absolute path
 * @param services the services of the check; facts of pictures go by their absolute paths
 */
export function openFolderAt({ root, services }: { root: string; services: Checking['services'] }) {
  const disk = diskAt(root, { isDurable: true })
  const { list, stampOf, bytesOf, pictures } = createListing(root, disk, services.pictures)
  const { expectOwn, expectReadable } = createAccess(disk)
  const folder: Folder = {
    list,
    read: async (files) =>
      files.map((file) => {
        expectReadable(file)
        return disk.read(file) ?? new Uint8Array()
      }),
    records: createRecords({ root, files: contentFiles(disk), services }),
    async write(file, data, stamp) {
      expectOwn(file)
      if ((await stampOf(file)) !== stamp) throw new Refusal(409, words.otherRevision)
      const bytes = data instanceof Uint8Array ? data : bytesOf(data.digest)
      if (bytes === undefined) throw new Refusal(409, words.otherRevision)
      await disk.write(file, bytes)
      return await stampOf(file)
    },
    async move(from, to) {
      expectOwn(from)
      expectOwn(to)
      await disk.move(from, to)
    },
    async remove(path, stamp) {
      expectOwn(path)
      const isOther = stamp !== undefined && !['', stamp].includes(await stampOf(path))
      if (isOther) throw new Refusal(409, words.otherRevision)
      await disk.remove(path)
    },
    async removeEmpty(folder) {
      expectOwn(folder)
      await disk.removeEmpty(folder)
    },
  }
  return { folder, bytesOf, pictures }
}

/** Lists the files of a folder. The cached facts of a picture are valid until its stamp changes. */
function createListing(root: string, disk: NodeDisk, pictures: PictureFacts) {
  /** The files that are listed with digests, by path. */
  const digested = new Map<string, FolderFile>()

  async function entryOf(file: string): Promise<FolderFile | undefined> {
    const stats = lstatSync(join(root, file), { throwIfNoEntry: false })
    if (stats === undefined) return undefined
    const found: FolderFile = { stamp: `${stats.size}-${stats.mtimeMs}-${stats.ino}`, at: stats.mtimeMs }
    if (!stats.isFile()) return { ...found, isOther: true }
    const fault = faultOf(join(root, file))
    if (fault !== undefined) return { ...found, fault }
    if (isTextFile(file) || file.endsWith('.json') || file.startsWith(`${openFolder}/`)) return found
    const cached = digested.get(file)
    if (cached?.stamp === found.stamp) return cached
    const facts = isPictureFile(file) ? await pictures(join(root, file)) : undefined
    const digest = digestOf(disk.read(file) ?? new Uint8Array())
    const entry = { ...found, digest, ...(facts && { facts }) }
    digested.set(file, entry)
    return entry
  }

  return {
    stampOf: async (file: string): Promise<string> => (await entryOf(file))?.stamp ?? '',
    async list(): Promise<FolderListing> {
      const closed: string[] = []
      const files: Record<string, FolderFile> = {}
      const list = (folder: string) => {
        if (disk.isListable(folder)) return disk.list(folder)
        closed.push(folder)
        return []
      }
      for (const folder of readable)
        for (const name of filesBelow({ list }, folder)) {
          const file = `${folder}/${name}`
          const entry = await entryOf(file)
          if (entry) files[file] = entry
        }
      const paths = new Set(Object.keys(files).flatMap((file) => [file, posix.dirname(file)]))
      const readOnly = [...paths].filter((path) => !isWritable(join(root, path)))
      return { files, closed, readOnly }
    },
    /** The bytes of a file that was listed with a digest; undefined if the file has changed since. */
    bytesOf(digest: string): Uint8Array | undefined {
      for (const [file, listed] of digested) {
        const bytes = listed.digest === digest ? disk.read(file) : undefined
        if (bytes && digestOf(bytes) === digest) return bytes
      }
      return undefined
    },
    /** The pictures that were listed. */
    pictures: () => [...digested].flatMap(([file, { facts }]) => pictureAt(file, facts)),
  }
}

/** Refuses paths outside the studio's folders, and paths through links. */
function createAccess(disk: NodeDisk) {
  function expectNoLinks(path: string): void {
    const names = path.split('/')
    // The folder `content/` itself may be a link.
    for (let count = 2; count <= names.length; count++)
      if (disk.entryKind(names.slice(0, count).join('/')) === 'other')
        throw new Refusal(403, words.outsideContent)
  }

  function expectBelow(path: string, folders: readonly string[]): void {
    if (isUnsafe(path) || !isBelow(path, folders)) throw new Refusal(403, words.outsideContent)
    expectNoLinks(path)
  }

  return {
    /** Refuses to write outside `content/` and the drafts. */
    expectOwn: (path: string) => expectBelow(path, ['content', draftsFolder]),
    expectReadable: (file: string) => expectBelow(file, readable),
  }
}

/** The picture that pages may request; none where it cannot be published. */
function pictureAt(file: string, facts: Facts | Unusable | undefined): PictureFile[] {
  if (facts === undefined || 'error' in facts) return []
  const { hash: key, width, height, digest, format } = facts
  return [{ key, file, width, height, digest, kind: format === 'svg' ? 'vector' : 'raster' }]
}

function isBelow(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path.startsWith(`${folder}/`))
}

function isUnsafe(path: unknown): boolean {
  return typeof path !== 'string' || /[\0\\]|(^|\/)\.{1,2}(\/|$)/.test(path)
}

function faultOf(path: string): string | undefined {
  try {
    accessSync(path, constants.R_OK)
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'EACCES'
  }
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
