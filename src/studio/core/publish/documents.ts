import { isNumbered } from '../../../check/documents/kinds.ts'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import type { ChangedDocument } from '../../protocol.ts'
import { ownerOf, ownersOf } from '../owners.ts'
import { kindOfFile } from '../parsed-document.ts'
import { site } from '../retired.ts'
import { titleOf } from '../summaries.ts'
import type { WaitingFile } from './publisher.ts'
import { decodeLoosely } from './texts.ts'

/**
 * The documents to which changed files belong, each with the number of its changed pictures.
 *
 * @param textOf reads a document that did not change itself
 */
export function documentsOf(
  files: ReadonlyMap<string, WaitingFile>,
  textOf: (file: string) => Uint8Array | undefined,
): ChangedDocument[] {
  const names = [...files.keys()]
  const documents = ownersOf(names).map((file): ChangedDocument => {
    const { now, before } = files.get(file) ?? { now: textOf(file), before: textOf(file) }
    const state = now === undefined ? 'removed' : before === undefined ? 'new' : 'changed'
    const pictures = names.filter((one) => isPictureFile(one) && ownerOf(one) === file).length
    return { file, title: titleOf(file, decodeLoosely(now ?? before)), state, pictures }
  })
  // A removal lists the document's number in the settings.
  const isNumberGone = documents.some(
    ({ file, state }) => state === 'removed' && isNumbered(kindOfFile(file) ?? 'site'),
  )
  return documents.map((one) =>
    isNumberGone && one.file === site && one.state === 'changed' ? { ...one, state: 'retires' } : one,
  )
}
