/** Anchors of what has no page of its own: pages set them, links and the search lead to them. */

/** The sections of the home page by which the highlighted link is decided (specification §2 Header). */
export const homeAnchors = ['information', 'projects', 'about-us'] as const

export type HomeAnchor = (typeof homeAnchors)[number]

/** Ids of what surrounds the content of every page. */
export const frameIds = { main: 'main', menu: 'main-menu', footerPages: 'footer-pages' } as const

/** Ids of the home page's sections, which links of every page lead to. */
export const homeSections = ['home', ...homeAnchors]

// The sections of the about page.
export const purposeAnchor = 'qellimi'
export const visionAnchor = 'vizioni'
export const missionAnchor = 'misioni'

/** A project on the timeline, by its number. */
export function projectAnchor(id: number): string {
  return `projekti-${id}`
}

/** The anchor of a year or range of years of the timeline: `viti-2022`. */
export function yearAnchor(year: string): string {
  return `viti-${year}`
}

/** A frequent question on the home page, by its place in the list, from 0. */
export function questionAnchor(index: number): string {
  return `pyetja-${index + 1}`
}
