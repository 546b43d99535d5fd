import type { Collected, Kind } from '../collect.ts'

/**
 * What the first lines of a document say before anybody has checked it, with the day by which its list is sorted,
 * as `2024-11-21`; projects have none.
 */
export type Outline = { document: Collected; id: number; day?: string }

/** Fields by which documents are listed, as they are written where nothing is unusual. */
const idField = /^id: (\d+)$/m
const dayFields: Partial<Record<Kind, RegExp>> = {
  report: /^start: (\d{4}-\d{2}-\d{2})$/m,
  news: /^published: (\d{4}-\d{2}-\d{2})$/m,
}

/** The outline of a document; undefined where its number, or its day, is not written plainly. */
export function outlineOf(document: Collected, text: string): Outline | undefined {
  const end = text.startsWith('---\n') ? text.indexOf('\n---\n', 3) : -1
  if (end === -1) return undefined
  const frontmatter = text.slice(0, end)
  const id = idField.exec(frontmatter)?.[1]
  if (id === undefined) return undefined
  const dayField = dayFields[document.kind]
  if (dayField === undefined) return { document, id: Number(id) }
  const day = dayField.exec(frontmatter)?.[1]
  return day === undefined ? undefined : { document, id: Number(id), day }
}
