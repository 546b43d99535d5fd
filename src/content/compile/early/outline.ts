import type { Collected } from '../collect.ts'

/** What the first lines of a document say before anybody has checked it. */
export type Outline = { document: Collected; id: number }

/** A report or news post with the day by which its list is sorted, as `2024-11-21`. */
export type DatedOutline = Outline & { day: string }

/** Fields by which documents are listed, as they are written where nothing is unusual. */
const idField = /^id: (\d+)$/m
const dayFields = {
  report: /^start: (\d{4}-\d{2}-\d{2})$/m,
  news: /^published: (\d{4}-\d{2}-\d{2})$/m,
}

/** The outline of a project; undefined where its number is not written plainly. */
export function outlineOf(document: Collected, text: string): Outline | undefined {
  const id = fieldOf(text, idField)
  return id === undefined ? undefined : { document, id: Number(id) }
}

/** The outline of a report or news post; undefined where number or day are not written plainly. */
export function datedOutlineOf(
  document: Collected,
  text: string,
  kind: keyof typeof dayFields,
): DatedOutline | undefined {
  const outline = outlineOf(document, text)
  const day = fieldOf(text, dayFields[kind])
  return outline === undefined || day === undefined ? undefined : { ...outline, day }
}

/** The value of a field of the frontmatter. */
function fieldOf(text: string, field: RegExp): string | undefined {
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n', 3) : -1
  return end === -1 ? undefined : field.exec(text.slice(0, end))?.[1]
}
