import { type Finding, finding } from '../problem.ts'
import type { Place } from '../source.ts'

/** Length in characters of a description that fills a card and is not cut in search results. */
const descriptionLength = { least: 80, most: 200 }
/** Words a minute of a reader, from slow to quick. */
const wordsPerMinute = { slow: 150, usual: 180, quick: 220 }

/** Warns of a description that is too short or too long for its card. */
export function checkDescription(text: string | undefined, place: Place): Finding[] {
  if (typeof text !== 'string') return []
  const { least, most } = descriptionLength
  if (text.length >= least && text.length <= most) return []
  return [finding('description/length', place, { length: text.length, least, most })]
}

/** Checks that the printed read time agrees with the number of words. */
export function checkReadTime(readTime: string | undefined, words: number, place: Place): Finding[] {
  const minutes = Number.parseInt(readTime ?? '', 10)
  if (Number.isNaN(minutes) || words === 0) return []
  const fits =
    words <= minutes * wordsPerMinute.quick && (words >= minutes * wordsPerMinute.slow || minutes === 1)
  if (fits) return []
  const right = Math.max(1, Math.round(words / wordsPerMinute.usual))
  return [
    finding('report/read-time', place, {
      words,
      minutes,
      corrected: `${right} ${right === 1 ? 'minutë' : 'minuta'} lexim`,
    }),
  ]
}
