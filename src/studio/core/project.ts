import { type CheckedContent, checkContent } from '../../check/check.ts'
import { type ContentFiles, contentFiles } from '../../check/files.ts'
import type { PictureFacts } from '../../check/pictures/pictures.ts'
import { nextId } from '../../new/numbers.ts'
import type { Checking } from '../../pipeline/checking/checking.ts'
import type { Disk } from '../../util/disk/disk.ts'
import { sha256 } from '../../util/sha256.ts'
import { failures, refusals as words } from '../words/core.json'
import {
  decodeText,
  expectDocument,
  expectInside,
  faultOf,
  isListed,
  readableDisk,
  readDisk,
} from './access/files.ts'
import type { CurrentDraft } from './draft.ts'
import type { Drafts } from './drafts.ts'
import { overlaidFiles, overlaidPictures } from './overlay.ts'
import { kindOfFile, type ParsedDocument, readDocument } from './parsed-document.ts'
import { Refusal } from './refusal.ts'

/** The body of a call: JSON that is not validated yet. */
export type Given = Readonly<Record<string, unknown>>

/** The options of {@link openProject}. */
export type ProjectOptions = {
  /** The files of the project: `content/` and the folder of the drafts. */
  disk: Disk
  /** The project's absolute path, below which `services.pictures` looks for pictures. */
  root: string
  drafts: Drafts
  /** The services of the check. */
  services: Checking['services']
  /** Updates the preview. The draft `file` has a new text; without `file`, files were added, removed or published. */
  onChange(file?: string): void
}

/** A project as the studio reads it: its content with all drafts laid over it. */
export type Project = ReturnType<typeof openProject>

/** A document with its current text, from its draft or else from the file. */
export type OpenFile = ParsedDocument &
  Pick<CurrentDraft, 'base' | 'original' | 'pictures' | 'published'> &
  Partial<Pick<CurrentDraft, 'isRestored' | 'conflict' | 'isSent' | 'draft'>> & {
    revision: number
    isDraft: boolean
  }

/** The path of a document that does not exist, with the revision of an empty text. */
export type RemovedFile = { file: string; revision: 0; text?: undefined }

/** Opens a project. */
export function openProject({ disk, root, drafts, services, onChange }: ProjectOptions) {
  const files = overlaidFiles(contentFiles(readableDisk(disk)), drafts)
  const pictures = overlaidPictures(services.pictures, drafts, root)
  return {
    disk,
    root,
    drafts,
    services,
    files,
    pictures,
    onChange,
    ...createReading({ disk, drafts, files }),
    /** Checks the content with its drafts, or other files and pictures. */
    async check(from = files, facts: PictureFacts = pictures): Promise<CheckedContent> {
      return await checkContent({ root, ...services, files: from, pictures: facts })
    },
    /** Whether a path is in use, or will be in use after all drafts are published. */
    isTaken: (file: string) => drafts.has(file) || disk.entryKind(file) !== undefined,
    /** The number of the next document in a folder below `content/`. */
    async nextNumber(folder: string): Promise<number> {
      if (!isListed(disk, `content/${folder}/0`)) throw new Refusal(409, failures.closedFolder)
      return nextId({ disk: readableDisk(disk), history: await services.history(), folder })
    },
  }
}

/** Reads documents: `files` are the published ones with all drafts over them. */
function createReading({
  disk,
  drafts,
  files,
}: Pick<ProjectOptions, 'disk' | 'drafts'> & { files: ContentFiles }) {
  /** Why a document cannot be read, in words; undefined where it can be read, or has a draft. */
  function unreadable(file: string): string | undefined {
    return drafts.has(file) ? undefined : faultOf(disk, file)
  }

  function readThere(file: string): ReturnType<typeof readDisk> {
    expectInside(disk, file)
    return readDisk(disk, file)
  }

  /** A published document, as if it had a draft without a change. */
  function published(file: string) {
    const { bytes, digest } = readThere(file)
    if (bytes === undefined) return undefined
    const text = decodeText(bytes)
    return { text, base: digest, original: text, pictures: [], published: digest }
  }

  async function list(): Promise<string[]> {
    return (await files.list('content')).files.map((name) => `content/${name}`)
  }

  /** Opens a document as `open` does; for a removed document returns only the path. */
  function find(named: unknown, seen: Given = {}): OpenFile | RemovedFile {
    const path = expectDocument(named)
    const moved = drafts.get(drafts.draftPath(path))
    const isMoved = moved && (revisionOf(moved.text) === seen.revision || moved.text === seen.seen)
    const file = isMoved ? moved.file : drafts.currentPath(path)
    const fault = unreadable(file)
    if (fault !== undefined) throw new Refusal(409, fault)
    expectInside(disk, file)
    const draft = drafts.get(file)
    const now = draft?.isDeleted ? undefined : (draft ?? published(file))
    if (now === undefined) return { file, revision: 0 }
    const revision = revisionOf(now.text)
    return { ...now, ...readDocument(file, now.text), revision, isDraft: draft !== undefined }
  }

  return {
    readThere,
    list,
    find,
    /**
     * Opens a document. If another document took the path of a new draft, the draft has moved. Then `seen`, a
     * window's revision or text, selects one of the two.
     */
    async open(named: unknown, seen: Given = {}): Promise<OpenFile> {
      const found = find(named, seen)
      if (found.text !== undefined) return found
      const { file } = found
      const isInTrash = drafts.has(file) || drafts.discarded().some((entry) => entry.file === file)
      throw new Refusal(404, isInTrash ? words.inTrash : words.noDocument)
    },
    /** All documents, as they would be if all drafts were published. */
    async readAll(): Promise<ParsedDocument[]> {
      const read = async (file: string) =>
        readDocument(file, new TextDecoder().decode(await files.read(file)))
      const isReadable = (file: string) => kindOfFile(file) && unreadable(file) === undefined
      return await Promise.all((await list()).filter(isReadable).map(read))
    },
    /** The documents that cannot be read, each with the reason in words. */
    async unread(): Promise<{ file: string; fault: string }[]> {
      return (await list()).flatMap((file) => {
        const fault = unreadable(file)
        return fault === undefined ? [] : { file, fault }
      })
    },
  }
}

function revisionOf(text: string): number {
  return Number.parseInt(sha256(text, 12), 16)
}
