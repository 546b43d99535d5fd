import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { isGroup, leavesOf, valueAt } from '../../../check/yaml/locate.ts'
import { toBase64 } from '../../../util/base64.ts'
import { type Disk, textIn } from '../../../util/disk/disk.ts'
import * as posix from '../../../util/posix.ts'
import type { Choice, FileConflict } from '../../protocol.ts'
import { formOf } from '../forms/forms.ts'
import { labelOf } from '../forms/problems.ts'
import { mergeFile } from '../merge-file.ts'
import { ownerOf } from '../owners.ts'
import { kindOfFile, readDocument } from '../parsed-document.ts'
import { rebase } from '../rebase.ts'
import { titleOf } from '../summaries.ts'
import { decodeLoosely, isTextFile } from './texts.ts'

/** Three versions of a file: the merge base's, the editor's and the other one; undefined where there is no file. */
export type FileSides = { file: string } & Record<'base' | 'ours' | 'theirs', Uint8Array | undefined>

/** A conflict in a file of an archive, which waits for a choice. */
export type Conflict = { id: string } & FileSides

/** The choice for each conflict, unvalidated, by the conflict's id, which names both versions. */
export type Choices = Readonly<Record<string, unknown>>

/** The choice for a conflict; undefined where there is no valid one. */
export function choiceOf(choices: Choices, id: string): Choice | undefined {
  const choice = choices[id]
  if (choice === 'ours' || choice === 'theirs') return choice
  return isGroup(choice) && typeof choice.text === 'string' ? { text: choice.text } : undefined
}

/** The rebased text of a file that both sides changed; undefined where a place, or the whole file, waits for a choice. */
export function mergedOf({ file, base, ours, theirs }: FileSides): string | undefined {
  if (!isTextFile(file) || !ours || !theirs) return undefined
  const sides = { base: decodeLoosely(base), ours: decodeLoosely(ours), theirs: decodeLoosely(theirs) }
  return rebase(file, sides).text
}

/**
 * A conflict as the editor sees it: by passages where both versions are texts, else by the whole versions.
 *
 * @param disk the editor's files
 */
export function fileConflictOf(
  disk: Pick<Disk, 'read'>,
  { id, file, base, ours, theirs }: Conflict,
): FileConflict {
  const isPicture = isPictureFile(file)
  const title = (isPicture && titleOfPicture(disk, file)) || titleOf(file, decodeLoosely(ours ?? theirs))
  const [own, other] = [ours && decodeLoosely(ours), theirs && decodeLoosely(theirs)]
  const parsed = own !== undefined && kindOfFile(file) ? readDocument(file, own) : undefined
  const fields = parsed ? formOf(parsed.kind, parsed.values, false) : []
  if (!isPicture && own !== undefined && other !== undefined)
    return { id, title, isPicture, fields, passages: mergeFile(file, decodeLoosely(base), own, other) }
  const shown = (bytes: Uint8Array | undefined) =>
    isPicture && bytes ? `data:image;base64,${toBase64(bytes)}` : bytes && decodeLoosely(bytes)
  return { id, title, isPicture, ours: shown(ours), theirs: shown(theirs) }
}

/** The title of a picture's document and what its form calls the picture; undefined where the form does not show it. */
function titleOfPicture(disk: Pick<Disk, 'read'>, file: string): string | undefined {
  const owner = ownerOf(file)
  const text = textIn(disk, owner)
  if (text === undefined || owner === file) return undefined
  const { kind, values } = readDocument(owner, text)
  const shown = leavesOf(values).find(({ value }) => value === posix.basename(file))
  const path = shown?.path.slice(0, -1)
  if (path === undefined) return undefined
  const name = valueAt(values, [...path, 'alt']) || labelOf(formOf(kind, values), path)
  return `${titleOf(owner, text)} · ${name}`
}
