/** Anchors of what has no page of its own: pages set them, links and the search lead to them. */

/** The sections of the home page by which the highlighted link is decided (specification §2 Header). */
export const homeAnchors = ['information', 'projects', 'about-us'] as const

export type HomeAnchor = (typeof homeAnchors)[number]

/** A project on the timeline, by its number. */
export function projectAnchor(id: number): string {
  return `projekti-${id}`
}

/** A frequent question on the home page, by its place in the list, from 0. */
export function questionAnchor(index: number): string {
  return `pyetja-${index + 1}`
}
