import { digestOf, UnreadFile } from '../../../util/disk/unread.ts'
import { sha256 } from '../../../util/sha256.ts'
import type { CurrentDraft } from '../../core/draft.ts'
import { documentsOf } from '../../core/publish/documents.ts'
import { lineOf } from '../../core/publish/message.ts'
import type { WaitingFile } from '../../core/publish/publisher.ts'
import type { Pack } from '../../core/publish/publishing.ts'
import { decodeLoosely, isTextFile } from '../../core/publish/texts.ts'
import { type PackedFile, packArchive } from './archive.ts'

/** What a `.zip` needs of the project beside the files. */
export type PackOptions = {
  /** Reads a file of the project. */
  read(file: string): Uint8Array | undefined
  /** The commit of the published files, where it is known. */
  commit(): Promise<string | undefined>
  /**
   * The path and the bytes of a published file that was not read. Without the bytes, the receiver copies the file.
   */
  originalOf?: (file: UnreadFile) => Promise<{ path: string; bytes: Uint8Array | undefined } | undefined>
}

/** Packs changed files into a `.zip`, which its receiver can merge with other changes. */
export function createPack(options: PackOptions): Pack {
  const { read, commit, originalOf } = options

  async function packedOf(
    { now, before }: WaitingFile,
    file: string,
    sent: string | undefined,
  ): Promise<PackedFile> {
    const original = now instanceof UnreadFile ? await originalOf?.(now) : undefined
    const bytes = now instanceof UnreadFile ? original?.bytes : now
    return {
      digest: now ? digestOf(now) : '',
      base: before ? digestOf(before) : '',
      ...(sent !== undefined && { sent }),
      ...(before && isTextFile(file) && { text: decodeLoosely(before) }),
      bytes,
      copyOf: bytes ? undefined : original?.path,
    }
  }

  return async (files, drafts) => {
    const sent = new Map(drafts.map(({ file, draft }) => [file, digestOfSent(draft)]))
    const packed = new Map<string, PackedFile>()
    for (const [file, one] of files) packed.set(file, await packedOf(one, file, sent.get(file)))
    const documents = documentsOf(files, read).map(lineOf)
    return packArchive({ files: packed, documents, commit: await commit() })
  }
}

/** The digest of the document as it was sent before; `''` for a removal, undefined where nothing was sent. */
function digestOfSent({ sent }: CurrentDraft['draft']): string | undefined {
  if (sent === undefined) return undefined
  return sent.text === null ? '' : sha256(sent.text, 64)
}
