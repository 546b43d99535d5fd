/** Anchors of content without a page of its own, for pages, for links and for the search. */

import type { Theme } from './themes.ts'

/** The sections of the home page that determine the highlighted link (specification §2 Header). */
export const homeAnchors = ['information', 'projects', 'about-us'] as const

export type HomeAnchor = (typeof homeAnchors)[number]

/** Ids in the frame around the content of every page. */
export const frameIds = {
  main: 'main',
  menu: 'main-menu',
  footerPages: 'footer-pages',
  contact: 'kontakti',
} as const

/** Ids of the home page's sections, which links of every page lead to. */
export const homeSections = ['home', ...homeAnchors] as const

// The sections of the about page.
export const purposeAnchor = 'qellimi'
export const visionAnchor = 'vizioni'
export const missionAnchor = 'misioni'

/** The sections of the page in English. */
export const englishAnchors = ['about', 'editions', 'news', 'projects', 'contact'] as const

/** The anchor of a project on the timeline, by its number. */
export function projectAnchor(id: number): string {
  return `projekti-${id}`
}

/** The anchor of a year or range of years of the timeline: `viti-2022`. */
export function yearAnchor(year: string): string {
  return `viti-${year}`
}

/** The anchor of a theme above the timeline, which shows its projects alone where no script can read the filter. */
export function themeAnchor(theme: Theme): string {
  return `tema-${theme}`
}

/** The anchor of a frequent question on the home page, by its index from 0: `pyetja-1` is the first. */
export function questionAnchor(index: number): string {
  return `pyetja-${index + 1}`
}
