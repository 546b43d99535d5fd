import { isNumbered } from '../../check/documents/kinds.ts'
import type { ContentFiles } from '../../check/files.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import { compareText } from '../../check/problem.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import { numberIn } from '../../new/numbers.ts'
import * as posix from '../../util/posix.ts'
import type { CurrentDraft } from './draft.ts'
import type { Drafts } from './drafts.ts'
import { hasOwnFolder } from './owners.ts'
import { kindOfFile, readDocument } from './parsed-document.ts'
import { site, withNumber } from './retired.ts'

/** The part of the drafts that is laid over the published files. */
export type Overlay = Pick<Drafts, 'all' | 'storedPath'>

/** The files of the content as they would be if all drafts were published. */
export function overlaidFiles(files: ContentFiles, { all, storedPath }: Overlay): ContentFiles {
  const encoder = new TextEncoder()
  return {
    async list(folder) {
      const drafts = all()
      const listing = await files.list(folder)
      const start = `${folder}/`
      const added = drafts.flatMap(({ file, pictures, isDeleted }) => (isDeleted ? [] : [file, ...pictures]))
      const below = added.filter((file) => file.startsWith(start)).map((file) => file.slice(start.length))
      const isGone = isRemovedBy(drafts)
      const names = [...new Set([...listing.files, ...below])].filter((name) => !isGone(start + name))
      return { ...listing, files: names.sort(compareText) }
    },
    async read(file) {
      const drafts = all()
      const draft = drafts.find((one) => one.file === file)
      const bytes = draft ? encoder.encode(draft.text) : await files.read(storedPath(file))
      return file === site ? await withNumbers(bytes, drafts, files) : bytes
    },
  }
}

/** A function that is true for a file that drafts remove. A removed document takes all files of its folder with it. */
export function isRemovedBy(drafts: readonly CurrentDraft[]): (file: string) => boolean {
  const gone = drafts.filter(({ isDeleted }) => isDeleted).map(({ file }) => file)
  const folders = gone.filter(hasOwnFolder).map((file) => `${posix.dirname(file)}/`)
  return (file) => gone.includes(file) || folders.some((folder) => file.startsWith(folder))
}

/**
 * The settings with the numbers of removed documents, so that no other document gets them. The numbers of restored
 * documents are taken off.
 */
async function withNumbers(
  bytes: Uint8Array,
  drafts: readonly CurrentDraft[],
  files: ContentFiles,
): Promise<Uint8Array> {
  const changing = drafts.filter(({ isDeleted, isRestored }) => isDeleted || isRestored)
  if (changing.length === 0) return bytes
  const before = readDocument(site, new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes))
  let settings = before
  for (const { file, text, original, isDeleted } of changing) {
    const kind = kindOfFile(file)
    const id = numberIn(isDeleted ? original : text)
    if (kind === undefined || !isNumbered(kind) || id === undefined) continue
    const { list } = documentKinds[kind]
    if (isDeleted && (await isUsed(id, list, drafts, files))) continue
    try {
      settings = withNumber(settings, list, id, isDeleted ? 'retired' : 'in use')
    } catch {
      // In a list that only the plain editor can write, the check reports the number.
    }
  }
  return settings === before ? bytes : new TextEncoder().encode(settings.text)
}

/** Whether a document that stays has a number. */
async function isUsed(
  id: number,
  list: string,
  drafts: readonly CurrentDraft[],
  files: ContentFiles,
): Promise<boolean> {
  const isGone = isRemovedBy(drafts)
  const written = new Map(drafts.map(({ file, text }) => [file, text]))
  const names = (await files.list('content')).files.map((name) => `content/${name}`)
  const own = new Set([...names, ...written.keys()])
  for (const file of own) {
    if (!file.startsWith(`content/${list}/`) || kindOfFile(file) === undefined || isGone(file)) continue
    const text = written.get(file) ?? new TextDecoder().decode(await files.read(file))
    if (numberIn(text) === id) return true
  }
  return false
}

/** The facts of pictures, including the pictures of drafts. An unreadable file does not block the others. */
export function overlaidPictures(
  facts: PictureFacts,
  { storedPath }: Pick<Overlay, 'storedPath'>,
  root: string,
): PictureFacts {
  return async (path) => {
    const file = posix.join(root, storedPath(path.slice(root.length + 1)))
    return await facts(file).catch(() => ({ error: 'unreadable' }))
  }
}

/** Files that replace those of the content, by their paths; undefined for a removed file. */
export type ReplacedFiles = ReadonlyMap<string, Uint8Array | undefined>

/** The files of the content, with some of them replaced, added or removed. */
export function withReplacedFiles(files: ContentFiles, other: ReplacedFiles): ContentFiles {
  return {
    async list(folder) {
      const listing = await files.list(folder)
      const start = `${folder}/`
      const below = [...other.keys()].filter((file) => file.startsWith(start))
      const all = new Set([...listing.files, ...below.map((file) => file.slice(start.length))])
      const isThere = (name: string) => !other.has(start + name) || other.get(start + name) !== undefined
      return { ...listing, files: [...all].filter(isThere).sort(compareText) }
    },
    read: async (file) => other.get(file) ?? (await files.read(file)),
  }
}
