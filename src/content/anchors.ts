/** Anchors of what has no page of its own: pages set them, and the search leads to them. */

/** A project on the timeline, by its number. */
export function projectAnchor(id: number): string {
  return `projekti-${id}`
}

/** A frequent question on the home page, by its place in the list, from 0. */
export function questionAnchor(index: number): string {
  return `pyetja-${index + 1}`
}
