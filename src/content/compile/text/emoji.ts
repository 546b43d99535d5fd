import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'
import type { Passage } from './passage.ts'

/** Small pictures, with the signs that join them or change their colour; ©, ™, arrows and bullets are none. */
const emoji =
  /(?:(?:\p{Emoji_Presentation}|(?![\0-\u25FF])\p{Extended_Pictographic})(?:\uFE0F|\u200D|\p{Emoji_Modifier})*)+/gu

/** What no emoji is without: most texts have nothing beyond the typographic signs. */
const beyond = /[\u2300-\uFFFF]/

/** The places of a text that lie within an emoji, after its first sign. */
export function placesInEmoji(text: string): Set<number> {
  return new Set(
    [...text.matchAll(emoji)].flatMap(({ 0: { length }, index }) =>
      Array.from({ length: length - 1 }, (_, sign) => index + 1 + sign),
    ),
  )
}

/** Points at emoji in words of any language: the guide asks for none. */
export function checkEmoji(passages: readonly Passage[]): Finding[] {
  return passages.flatMap(({ source, runs }) =>
    runs
      .filter(({ text }) => beyond.test(text))
      .flatMap(({ start, text }) =>
        [...text.matchAll(emoji)].map(({ 0: written, index }) =>
          finding('typography/emoji', placeIn(source, start + index, start + index + written.length), {
            written,
          }),
        ),
      ),
  )
}
