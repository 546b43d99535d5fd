/** A stretch of a text and what stands in its place; offsets in UTF-16 units, `end` exclusive. */
export type Edit = { start: number; end: number; text: string }

/** Applies edits from left to right; of two that overlap, the first. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end)
  let result = ''
  let at = 0
  for (const { start, end, text: replacement } of sorted) {
    if (start < at) continue
    result += text.slice(at, start) + replacement
    at = end
  }
  return result + text.slice(at)
}
