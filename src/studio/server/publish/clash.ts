import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { isGroup } from '../../../check/yaml/locate.ts'
import { toBase64 } from '../../../util/base64.ts'
import type { Choice, FileClash } from '../../protocol.ts'
import { formOf } from '../forms/forms.ts'
import { mergeTexts } from '../merge.ts'
import { kindOfFile, readDocument } from '../parsed-document.ts'
import { titleOf } from './hand-over.ts'

/** A file that both have changed at one place: what both began from, and each version; undefined where there is no file. */
export type Clash = { id: string; file: string } & Record<'base' | 'mine' | 'theirs', Uint8Array | undefined>

/** What takes the place of a file, by the id of its clash, which names both versions: one of them, or a text made of both. */
export type Choices = Readonly<Record<string, unknown>>

/** The choice for a clash; undefined where none was made. */
export function choiceOf(choices: Choices, id: string): Choice | undefined {
  const choice = choices[id]
  if (choice === 'mine' || choice === 'theirs') return choice
  return isGroup(choice) && typeof choice.text === 'string' ? { text: choice.text } : undefined
}

/** A clash as its editor sees it. */
export function shownOf({ id, file, base, mine, theirs }: Clash): FileClash {
  const isPicture = isPictureFile(file)
  const title = titleOf(file, decodeLoosely(mine ?? theirs))
  const [own, other] = [mine && decodeLoosely(mine), theirs && decodeLoosely(theirs)]
  const parsed = own !== undefined && kindOfFile(file) ? readDocument(file, own) : undefined
  const fields = parsed ? formOf(parsed.kind, parsed.values, false) : []
  if (!isPicture && own !== undefined && other !== undefined)
    return { id, title, isPicture, fields, passages: mergeTexts(decodeLoosely(base), own, other) }
  const shown = (bytes: Uint8Array | undefined) =>
    isPicture && bytes ? `data:image;base64,${toBase64(bytes)}` : bytes && decodeLoosely(bytes)
  return { id, title, isPicture, mine: shown(mine), theirs: shown(theirs) }
}

/** A text as it is shown: what is not UTF-8 in it is replaced. */
export function decodeLoosely(bytes: Uint8Array | undefined): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
