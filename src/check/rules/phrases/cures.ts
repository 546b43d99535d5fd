/** Cures that have the same structure in both languages. */
import { type Sentence, say } from '../record.ts'
import type { BodyKind, Corrected } from '../values.ts'
import { en } from './en.ts'
import { sq } from './sq.ts'

/** `Shkruani: title: …`. */
export const writeCorrected = {
  sqCure: ({ corrected }: { corrected: string }) => sq.write(corrected),
  enCure: ({ corrected }: { corrected: string }) => en.write(corrected),
}

/** `Shkruani: title: …`, or another cure if there is no correction. */
export function writeCorrectedOr<Values>(sqCure: Sentence<Values>, enCure: Sentence<Values>) {
  return {
    sqCure: (values: Values & Corrected) =>
      values.corrected === undefined ? say(sqCure, values) : sq.write(values.corrected),
    enCure: (values: Values & Corrected) =>
      values.corrected === undefined ? say(enCure, values) : en.write(values.corrected),
  }
}

/** `Mos deshët „title“?`, or another cure if there is no suggestion. */
export function didYouMeanOr<Values>(sqCure: Sentence<Values>, enCure: Sentence<Values>) {
  return {
    sqCure: (values: Values & { suggestion?: string }) =>
      sq.didYouMean(values.suggestion) ?? say(sqCure, values),
    enCure: (values: Values & { suggestion?: string }) =>
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
