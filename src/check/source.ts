/** A text file of the content, with the offsets at which its lines start. */
export type Source = {
  /** Path relative to the project root, with `/`. */
  file: string
  text: string
  lineStarts: readonly number[]
  /**
   * Present if edits created this source: the source before them, and a function that maps an offset of this text to
   * it.
   */
  before?: { source: Source; offsetOf(offset: number, isEnd: boolean): number }
}

/** A range of a source, in offsets of its text; `end` is exclusive. */
export type Place = { source: Source; start: number; end: number }

/** Line and column, both from 1; columns count UTF-16 units, as editors do. */
type Position = { line: number; column: number }

/** Creates a source from a file's text with `\n` line endings; a function is called when the text is first needed. */
export function createSource(file: string, written: string | (() => string)): Source {
  let text = typeof written === 'string' ? written : undefined
  let lineStarts: number[] | undefined
  return {
    file,
    get text() {
      text ??= typeof written === 'string' ? written : written()
      return text
    },
    get lineStarts() {
      lineStarts ??= [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)]
      return lineStarts
    },
  }
}

/** A place in a source; without an end, one character. */
export function placeIn(source: Source, start: number, end = start + 1): Place {
  return { source, start, end: Math.max(start, Math.min(end, source.text.length)) }
}

/** The part of a place that lies on its first line. */
export function firstLine({ source, start, end }: Place): Place {
  const newline = source.text.indexOf('\n', start)
  return placeIn(source, start, newline === -1 ? end : Math.min(end, newline))
}

/** A whole file by its path below `content/`, for findings that do not refer to its text. */
export function filePlace(file: string): Place {
  return placeIn(createSource(`content/${file}`, ''), 0, 0)
}

/** The line at `offset`, without the white space around it. */
export function lineAt(source: Source, offset: number): Place {
  const { line } = positionOf(source, offset)
  const text = lineText(source, line)
  const start = (source.lineStarts[line - 1] ?? 0) + (text.length - text.trimStart().length)
  return { source, start, end: start + text.trim().length }
}

/** The text of a line, counted from 1, without its line end. */
export function lineText(source: Source, line: number): string {
  const start = source.lineStarts[line - 1] ?? source.text.length
  const next = source.lineStarts[line]
  return source.text.slice(start, next === undefined ? undefined : next - 1)
}

/** Line and column of an offset. */
export function positionOf(source: Source, offset: number): Position {
  let low = 0
  let high = source.lineStarts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((source.lineStarts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - (source.lineStarts[low] ?? 0) + 1 }
}

/** Where a place begins, as editors open it: `content/site.yaml:3:1`. */
export function printPlace({ source, start }: Place): string {
  const { line, column } = positionOf(source, start)
  return `${source.file}:${line}:${column}`
}

/** A range of a text by its offsets. */
export type Range = { start: number; end: number }

/** The text with spaces in place of some ranges, so that all offsets stay. */
export function blanked(text: string, ranges: Iterable<Range>): string {
  const parts: string[] = []
  let at = 0
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    if (end <= at) continue
    const from = Math.max(at, start)
    parts.push(text.slice(at, from), text.slice(from, end).replaceAll(/[^\n]/g, ' '))
    at = end
  }
  return parts.join('') + text.slice(at)
}

/** Of items sorted by their start, the last one that starts at or before an offset. */
export function lastBefore<Item extends { start: number }>(
  items: readonly Item[],
  at: number,
): Item | undefined {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((items[middle]?.start ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return items[low - 1]
}

/** A range of a text and its replacement; offsets in UTF-16 units, `end` exclusive. */
export type Edit = { start: number; end: number; text: string }

/** Applies edits from left to right; of overlapping ones, the first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text: replacement } of withoutOverlaps(edits)) {
    result += text.slice(at, start) + replacement
    at = end
  }
  return result + text.slice(at)
}

/** Edits in the order of the text; of overlapping ones, the first. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  let end = 0
  return sorted.filter((edit) => {
    if (edit.start < end) return false
    end = edit.end
    return true
  })
}

/**
 * Edits that turn the text of a place into `wanted`. If both texts have the same words, the edits replace only the
 * characters between them. So each word of the edited text maps to the same word of the file.
 */
export function editsTo({ source, start, end }: Place, wanted: string): Edit[] {
  const written = source.text.slice(start, end)
  const partsOf = (text: string) => text.split(/([\p{L}\p{N}]+)/u)
  const [before, after] = [partsOf(written), partsOf(wanted)]
  const isAlike =
    before.length === after.length && before.every((part, at) => at % 2 === 0 || part === after[at])
  if (!isAlike) return written === wanted ? [] : [{ start, end, text: wanted }]
  let offset = start
  return before.flatMap((part, at) => {
    const from = offset
    offset += part.length
    const text = after[at] ?? ''
    return part === text ? [] : [{ start: from, end: offset, text }]
  })
}

/** Edits that replace a part of a place's text; undefined if the part does not occur exactly once. */
export function editWithin({ source, start, end }: Place, part: string, wanted: string): Edit[] | undefined {
  const text = source.text.slice(start, end)
  const at = text.indexOf(part)
  const isOne = part !== '' && at !== -1 && text.indexOf(part, at + 1) === -1
  return isOne ? editsTo(placeIn(source, start + at, start + at + part.length), wanted) : undefined
}

/** The source after edits; its places lead back to the source before them. Without edits, the given source. */
export function editedSource(source: Source, edits: readonly Edit[]): Source {
  const sorted = withoutOverlaps(edits)
  if (sorted.length === 0) return source
  // The position of each edit in the result, and how far the text after it moved.
  let shift = 0
  const steps = sorted.map(({ start: first, end: last, text }) => {
    const start = first - shift
    shift += last - first - text.length
    return { first, last, start, end: start + text.length, shift }
  })
  const result = createSource(source.file, applyEdits(source.text, sorted))
  result.before = {
    source,
    offsetOf(offset, isEnd) {
      const step = lastBefore(steps, isEnd ? offset - 1 : offset)
      if (step === undefined) return offset
      // A place that begins where text was deleted begins with the deleted text.
      if (offset < step.end || (!isEnd && offset === step.start)) return isEnd ? step.last : step.first
      return offset + step.shift
    },
  }
  return result
}

/** Maps a range of a source back to the text of the file; the same range if the source has no edits. */
export function originalRange<Own extends Range>(source: Source, range: Own): Own {
  const { before } = source
  if (before === undefined) return range
  const start = before.offsetOf(range.start, false)
  const end = range.end === range.start ? start : Math.max(start, before.offsetOf(range.end, true))
  return originalRange(before.source, { ...range, start, end })
}

/** The source with the text of the file, before all edits. */
function originalSource(source: Source): Source {
  return source.before === undefined ? source : originalSource(source.before.source)
}

/** Maps a place back to the text of the file, which edits may have changed before parsing. */
export function originalPlace(place: Place): Place {
  return place.source.before === undefined
    ? place
    : { ...originalRange(place.source, place), source: originalSource(place.source) }
}
