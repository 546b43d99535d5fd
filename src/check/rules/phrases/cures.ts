/** Cures that have the same structure in both languages. */

import type { BodyKind } from '../../../model/editor-components.ts'
import { type Fixed, type Sentence, say } from '../record.ts'
import type { Corrected } from '../values.ts'
import { en } from './en.ts'
import { sq } from './sq.ts'

/** `Shkruani: title: …`. */
export const writeCorrected = {
  sqCure: ({ corrected = '' }: Fixed) => sq.write(corrected),
  enCure: ({ corrected = '' }: Fixed) => en.write(corrected),
}

/** `Shkruani: title: …`, the line as the edits of the finding make it. */
export const writeLine = {
  sqCure: ({ lines }: Fixed) => sq.write(lines.join(' ')),
  enCure: ({ lines }: Fixed) => en.write(lines.join(' ')),
}

/** The same, or another cure if the finding has no edits. */
export function writeLineOr<Values>(sqCure: Sentence<Values>, enCure: Sentence<Values>) {
  return {
    sqCure: (values: Values & Fixed) =>
      values.lines.length === 0 ? say(sqCure, values) : sq.write(values.lines.join(' ')),
    enCure: (values: Values & Fixed) =>
      values.lines.length === 0 ? say(enCure, values) : en.write(values.lines.join(' ')),
  }
}

/** `Shkruani: title: …`, or another cure if there is no correction. */
export function writeCorrectedOr<Values>(sqCure: Sentence<Values>, enCure: Sentence<Values>) {
  return {
    sqCure: (values: Values & Corrected & Fixed) =>
      values.corrected === undefined ? say(sqCure, values) : sq.write(values.corrected),
    enCure: (values: Values & Corrected & Fixed) =>
      values.corrected === undefined ? say(enCure, values) : en.write(values.corrected),
  }
}

/** `Mos deshët „title“?`, or another cure if there is no suggestion. */
export function didYouMeanOr<Values>(sqCure: Sentence<Values>, enCure: Sentence<Values>) {
  return {
    sqCure: (values: Values & Fixed & { suggestion?: string }) =>
      sq.didYouMean(values.suggestion) ?? say(sqCure, values),
    enCure: (values: Values & Fixed & { suggestion?: string }) =>
      en.didYouMean(values.suggestion) ?? say(enCure, values),
  }
}

/** Elements with the cure of another. */
const sameCure: Readonly<Record<string, string>> = {
  ...{ ul: 'li', ol: 'li', div: 'p', section: 'p', b: 'strong', u: 'strong', i: 'em' },
}

/** What to write instead of an HTML element. */
export function htmlCure(
  { wordTag, pictureCures, tags }: typeof sq,
  { name, body, address }: { name: string; body: BodyKind; address?: string | undefined },
): string {
  if (name.includes(':')) return wordTag(name)
  if (name === 'img') return pictureCures[body]
  if (/^(iframe|video|embed|object)$/.test(name))
    return (body === 'report' ? tags.video : tags.videoLink)(address ?? 'https://…')
  if (name === 'a') return tags.link(address)
  if (/^h[1-6]$/.test(name)) return tags.heading[body]
  return tags.named[sameCure[name] ?? name] ?? tags.other
}

/** What to do with a component of reports in another text. */
export function elsewhereCure(
  { pictureCures, tags }: typeof sq,
  { name, address }: { name: string; address?: string | undefined },
): string {
  if (name === 'Figure') return pictureCures.plain
  return name === 'VideoCard' ? tags.videoLink(address ?? 'https://…') : tags.kept(name)
}
