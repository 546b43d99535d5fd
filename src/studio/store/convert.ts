import { z } from 'zod'
import { isNumbered } from '../../check/documents/kinds.ts'
import { isPictureFile } from '../../check/pictures/pictures.ts'
import { documentKinds } from '../../model/document-kinds.ts'
import { numberIn } from '../../new/numbers.ts'
import * as posix from '../../util/posix.ts'
import { sha256 } from '../../util/sha256.ts'
import { proposalFile, proposalIn } from '../core/convert.ts'
import { type Draft, draftSchema } from '../core/draft.ts'
import { draftsFolder, openFolder } from '../core/draft-files.ts'
import { ownerOf } from '../core/owners.ts'
import { kindOfFile, type ParsedDocument, readDocument } from '../core/parsed-document.ts'
import { decodeLoosely } from '../core/publish/texts.ts'
import { site, withNumber } from '../core/retired.ts'
import type { Store, Stored } from './stored-disk.ts'

/** A file that the former studio had saved in the browser; `over` is the published file from which the work began. */
type Saved = Stored & { over?: Uint8Array | undefined }

/** The files that were marked as sent, each with its digest; null for a removal. */
const sentLinesSchema = z.array(z.tuple([z.string(), z.string().nullable()]).rest(z.unknown()))

type Published = Readonly<Record<string, string | Uint8Array>>

/** The data that the former studio stored in a browser. */
type Former = {
  published: Published
  all: ReadonlyMap<string, Saved>
  /** The saved files. */
  files: readonly string[]
  sent: ReadonlyMap<string, string | null>
}

const sentFile = `${draftsFolder}/sent.json`

/**
 * Converts, once and in one step, the unpublished documents that the former studio saved in a browser to drafts. If a
 * document also has a draft, the draft's text wins.
 */
export async function convertSaved(published: Published, store: Store): Promise<void> {
  const all: ReadonlyMap<string, Saved> = await store.all()
  const files = [...all.keys()].filter((file) => file.startsWith('content/'))
  if (files.length === 0) return
  const lines = sentLinesSchema.parse(JSON.parse(decodeLoosely(all.get(sentFile)?.bytes) || '[]'))
  const former = { published, all, files, sent: new Map(lines.map(([file, digest]) => [file, digest])) }
  const changes = new Map<string, Stored | undefined>([...files, sentFile].map((file) => [file, undefined]))
  const owners = new Set(files.map(ownerOf).filter((file) => kindOfFile(file) !== undefined))
  for (const file of owners) for (const [path, stored] of draftFiles(file, former)) changes.set(path, stored)
  await store.apply(changes)
}

/** The files of the draft of a saved document; none if the document equals the published one. */
function draftFiles(file: string, former: Former): Map<string, Stored | undefined> {
  const { all, files, sent } = former
  const folder = `${openFolder}/${encodeURIComponent(file)}`
  const now = publishedOf(file, former)
  const { bytes, over, at } = all.get(file) ?? { bytes: now, over: now, at: new Date() }
  const written = decodeLoosely(all.get(`${folder}/draft.json`)?.bytes)
  const draft = draftSchema.partial().parse(JSON.parse(written || '{}'))
  const added = files.filter((one) => isPictureFile(one) && ownerOf(one) === file && all.get(one)?.bytes)
  const pictures = [...new Set([...(draft.pictures ?? []), ...added])]
  const original = decodeLoosely(over)
  const saved = draft.text ?? decodeLoosely(bytes ?? over ?? now)
  const text = file === site ? withoutRemoved(saved, original, former) : saved
  const isDeleted = written === '' && bytes === undefined
  const isUnchanged = isDeleted ? !over && !now : text === original && pictures.length === 0
  if (isUnchanged) return new Map()
  const proposal = proposalIn(decodeLoosely(all.get(proposalFile)?.bytes))
  const sentText = bytes ? decodeLoosely(bytes) : null
  const isSent = sent.get(file) === (bytes ? sha256(bytes, 64) : null)
  const next: Draft = {
    file,
    text,
    base: over ? sha256(over, 64) : '',
    original,
    pictures,
    ...(isDeleted && { isDeleted }),
    ...(isSent && {
      sent: { text: sentText, original, ...(proposal ? { by: 'host', proposal } : { by: 'zip' }) },
    }),
  }
  return new Map([
    ...added.map((one) => [`${folder}/pictures/${posix.basename(one)}`, all.get(one)] as const),
    [`${folder}/draft.json`, { bytes: new TextEncoder().encode(JSON.stringify(next)), at }],
    [`${folder}/original`, undefined],
  ])
}

/** The bytes of a published file of the build. */
function publishedOf(file: string, { published }: Former): Uint8Array | undefined {
  const given = published[file]
  return typeof given === 'string' ? new TextEncoder().encode(given) : given
}

/** The settings without the numbers that the former studio listed for removed documents, because drafts add them. */
function withoutRemoved(text: string, original: string, former: Former): string {
  const { all, files } = former
  const originalSettings = readDocument(site, original)
  let settings: ParsedDocument = readDocument(site, text)
  for (const file of files) {
    const kind = kindOfFile(file)
    const { bytes, over } = all.get(file) ?? {}
    const id = bytes ? undefined : numberIn(decodeLoosely(over))
    if (kind === undefined || !isNumbered(kind) || id === undefined) continue
    const { list } = documentKinds[kind]
    try {
      // A number that was listed before stays.
      if (withNumber(originalSettings, list, id, 'retired') !== originalSettings)
        settings = withNumber(settings, list, id, 'in use')
    } catch {
      // In a list that only the plain editor can write, the number stays.
    }
  }
  return settings.text
}
