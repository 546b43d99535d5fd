import { applyEdits, type Edit } from './fix/edit.ts'
import { readGarbled } from './garbled.ts'
import { findDecomposed } from './letters.ts'
import { createSource, type Place, placeIn, type Source } from './source.ts'

/**
 * The source with the letters as they were meant, whole and not garbled, so that one mistake of a program spoils no
 * other check, and the way back from its places.
 */
export function asMeant(source: Source): { source: Source; back: (place: Place) => Place } {
  const composed = edited(source, findDecomposed(source.text))
  const meant = edited(composed.source, readGarbled(composed.source.text))
  return { source: meant.source, back: (place) => composed.back(meant.back(place)) }
}

function edited(source: Source, edits: readonly Edit[]): ReturnType<typeof asMeant> {
  if (edits.length === 0) return { source, back: (place) => place }
  const result = createSource(source.file, applyEdits(source.text, edits))
  const offsetIn = wayBack(edits)
  return {
    source: result,
    back: (place) =>
      place.source === result ? placeIn(source, offsetIn(place.start), offsetIn(place.end)) : place,
  }
}

/** Leads an offset behind the edits to where it was before them; they are sorted and do not overlap. */
function wayBack(edits: readonly Edit[]): (offset: number) => number {
  let shift = 0
  const steps = edits.map(({ start, end, text }) => {
    const at = start - shift
    shift += end - start - text.length
    return { at, behind: at + text.length, start, shift }
  })
  return (offset) => {
    let low = 0
    let high = steps.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((steps[middle]?.at ?? 0) < offset) low = middle + 1
      else high = middle
    }
    const step = steps[low - 1]
    if (step === undefined) return offset
    return offset < step.behind ? step.start : offset + step.shift
  }
}
