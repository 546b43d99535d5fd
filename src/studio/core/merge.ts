import { diffArrays } from 'diff'
import type { Passage } from '../protocol.ts'

/** A change of one side: `lines` replace the lines of the base from `start` to before `end`. */
type Hunk = { start: number; end: number; lines: string[] }

/**
 * Merges two texts that were made from one base, line by line. A change of one side is applied, even next to a change
 * of the other, such as a title and the description below it. Items that both added at one place of a list all stay,
 * theirs first. An item that both moved goes to its place in `theirs`. An item that one side moved gets the changes of
 * the other. If both changed the same lines, or one added lines where the other changed lines, the passage is a
 * conflict with both sides.
 *
 * @param base the text that both were made from; empty where it is not known
 */
export function mergeTexts(base: string, ours: string, theirs: string): Passage[] {
  const lines = linesOf(base)
  const [first, second] = [hunksOf(lines, linesOf(ours)), hunksOf(lines, linesOf(theirs))]
  const [moved, edited] = withEdited(lines, withoutMoved(lines, first, second), second)
  const [other, own] = withEdited(lines, edited, moved)
  const passages: Passage[] = []
  let at = 0
  for (const range of rangesOf([...own, ...other])) {
    const isInside = ({ start, end }: Hunk) => start >= range.start && end <= range.end
    passages.push({ same: lines.slice(at, range.start).join('') })
    passages.push(...choose(lines, range, own.filter(isInside), other.filter(isInside)))
    at = range.end
  }
  return joined([...passages, { same: lines.slice(at).join('') }])
}

/** The merged text; undefined if there is a conflict. */
export function mergedText(passages: readonly Passage[]): string | undefined {
  return passages.every((passage) => 'same' in passage)
    ? passages.map(({ same }) => same).join('')
    : undefined
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/).filter((line) => line !== '')
}

function hunksOf(base: string[], side: string[]): Hunk[] {
  const hunks: Hunk[] = []
  let at = 0
  for (const { value, added, removed } of diffArrays(base, side)) {
    const last = hunks.at(-1)
    if (!added && !removed) at += value.length
    else if (added && last?.end === at) last.lines.push(...value)
    else if (removed && last?.end === at) last.end = at += value.length
    else {
      const end = removed ? at + value.length : at
      hunks.push({ start: at, end, lines: added ? value : [] })
      at = end
    }
  }
  return hunks.flatMap((hunk) => fieldsOf(base, hunk))
}

/** Whether a line begins an item of a list. */
const isItemStart = (line: string) => /^ *(?:- |<li>)/.test(line)

/** Drops the new place of items in one side, if both sides moved them. */
function withoutMoved(base: readonly string[], own: readonly Hunk[], other: readonly Hunk[]): Hunk[] {
  // The lines that an item has in common with the next one may stand before or after its other lines.
  const textOf = (lines: readonly string[]) => lines.toSorted().join('')
  const sets = [own, other].map((hunks) => ({
    added: new Set(hunks.flatMap(({ start, end, lines }) => (start === end ? textOf(lines) : []))),
    removed: new Set(
      hunks.flatMap(({ start, end, lines }) => (lines.length > 0 ? [] : textOf(base.slice(start, end)))),
    ),
  }))
  return own.filter(({ start, end, lines }) => {
    const isItem = start === end && lines.some(isItemStart)
    const text = textOf(lines)
    return !isItem || !sets.every(({ added, removed }) => added.has(text) && removed.has(text))
  })
}

/**
 * Applies the changes that one side made in items to these items where the other side moved them. Lines that it added
 * or removed there stay.
 */
function withEdited(base: readonly string[], moving: readonly Hunk[], editing: Hunk[]): [Hunk[], Hunk[]] {
  let edited = editing
  const moved = moving.map((hunk) => {
    const text = hunk.lines.join('')
    const from = moving.find(({ start, end, lines }) => {
      return lines.length === 0 && base.slice(start, end).join('') === text
    })
    if (from === undefined || hunk.start < hunk.end || !isItemStart(text)) return hunk
    const touching = edited.filter(({ start, end }) => {
      return start === end ? start >= from.start && start <= from.end : start < from.end && end > from.start
    })
    const isInside = ({ start, end, lines }: Hunk) => {
      if (start < from.start || end > from.end) return false
      const isReplaced = start < end && lines.length > 0
      return isReplaced || (start > from.start && ![...base.slice(start, end), ...lines].some(isItemStart))
    }
    if (!touching.every(isInside)) return hunk
    edited = edited.filter((one) => !touching.includes(one))
    return { ...hunk, lines: changed(base, from, touching) }
  })
  return [moved, edited]
}

/** Splits a change of neighbouring fields into one hunk a field, so that only fields that both changed conflict. */
function fieldsOf(base: readonly string[], hunk: Hunk): Hunk[] {
  const { start, end, lines } = hunk
  const isField = (line: string, index: number) => {
    const name = /^\w+: /.exec(line)?.[0]
    return name !== undefined && base[start + index]?.startsWith(name)
  }
  if (lines.length !== end - start || !lines.every(isField)) return [hunk]
  return lines.map((line, index) => ({ start: start + index, end: start + index + 1, lines: [line] }))
}

/** The changed ranges of the base. Hunks share a range if they overlap, or if one adds lines at an end of another. */
function rangesOf(hunks: readonly Hunk[]): { start: number; end: number }[] {
  const ranges: { start: number; end: number }[] = []
  for (const { start, end } of hunks.toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    const last = ranges.at(-1)
    const isAdded = start === end || last?.start === last?.end
    if (last && (start < last.end || (start === last.end && isAdded))) last.end = Math.max(last.end, end)
    else ranges.push({ start, end })
  }
  return ranges
}

function choose(
  base: readonly string[],
  range: { start: number; end: number },
  own: readonly Hunk[],
  other: readonly Hunk[],
): Passage[] {
  const [ours, theirs] = [changed(base, range, own), changed(base, range, other)]
  if (own.length === 0) return [{ same: theirs.join('') }]
  if (other.length === 0) return [{ same: ours.join('') }]
  const items = range.start > 0 && range.start === range.end && itemsOfBoth(theirs.join(''), ours.join(''))
  if (items) return [{ same: items }]
  // Lines that both sides changed to the same text need no choice.
  const passages: Passage[] = []
  for (const { value, added, removed } of diffArrays(theirs, ours)) {
    const last = passages.at(-1)
    const text = value.join('')
    if (!added && !removed) passages.push({ same: text })
    else if (last && 'ours' in last) last[added ? 'ours' : 'theirs'] = text
    else passages.push({ ours: added ? text : '', theirs: removed ? text : '' })
  }
  return passages
}

/**
 * The items of a list that either side added, as `- file: 05.jpg` with the lines below it. Undefined where a side
 * added anything else, or where two items share only their first line.
 */
function itemsOfBoth(theirs: string, ours: string): string | undefined {
  const [, indent] = /^( *)(?:- |<li>)/.exec(theirs) ?? []
  if (indent === undefined) return undefined
  const start = `${indent}(?:- |<li>)`
  const areItems = new RegExp(`^${start}.*\n(?:(?:${start}|${indent} ).*\n)*$`)
  if (!areItems.test(theirs) || !areItems.test(ours)) return undefined
  const [other, own] = [theirs, ours].map((text) => text.split(new RegExp(`^(?=${start})`, 'm')))
  const all = [...(other ?? []), ...(own ?? []).filter((item) => !other?.includes(item))]
  return new Set(all.map((item) => item.split('\n', 1)[0])).size === all.length ? all.join('') : undefined
}

/** The lines of a range after the changes of one side. */
function changed(
  base: readonly string[],
  { start, end }: { start: number; end: number },
  hunks: readonly Hunk[],
): string[] {
  return hunks.reduceRight(
    (lines, hunk) => [...lines.slice(0, hunk.start - start), ...hunk.lines, ...lines.slice(hunk.end - start)],
    base.slice(start, end),
  )
}

/** Leaves out empty passages, and joins neighbouring passages that need no choice. */
function joined(passages: readonly Passage[]): Passage[] {
  const all: Passage[] = []
  for (const passage of passages) {
    const last = all.at(-1)
    if (!('same' in passage)) all.push(passage)
    else if (last && 'same' in last) last.same += passage.same
    else if (passage.same !== '') all.push(passage)
  }
  return all
}
