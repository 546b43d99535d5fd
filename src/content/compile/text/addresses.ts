import { type Finding, finding } from '../problem.ts'
import { placeIn } from '../source.ts'
import type { Passage } from './passage.ts'

const address =
  /\b(?:https?:\/\/|www\.)[^\s<>()[\]„“]+[^\s<>()[\].,;:!?„“]|\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g

/** A sign that every address has. */
const sign = /[@/]|www/

/** Points at addresses that stand in the text of a body and lead nowhere when they are touched. */
export function checkBareAddresses(passages: readonly Passage[]): Finding[] {
  return passages
    .filter(({ part }) => part !== 'field')
    .flatMap(({ source, part, runs }) =>
      runs
        .filter(({ linked, text }) => !linked && sign.test(text))
        .flatMap(({ start, text }) =>
          [...text.matchAll(address)].map(({ 0: written, index }) => {
            const place = placeIn(source, start + index, start + index + written.length)
            return finding('link/bare-address', place, { written, html: part === 'html' })
          }),
        ),
    )
}
