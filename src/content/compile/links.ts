import type { Place } from './source.ts'

/** A link of a document: where it leads and where it is written. */
export type LinkUse = { href: string; place: Place }

/** The address without blanks and control characters is the only form in which an address is accepted. */
const disguise = /[\s\p{Cc}\p{Cf}\\]/u

/** What kind of address this is; `refused` for every scheme that is not on the list. */
export function linkKind(href: string): 'page' | 'anchor' | 'https' | 'mailto' | 'tel' | 'refused' {
  if (disguise.test(href)) return 'refused'
  if (/^\/(?!\/)/.test(href)) return 'page'
  if (/^#./.test(href)) return 'anchor'
  if (/^https:\/\/[\p{L}\p{N}]/u.test(href)) return 'https'
  if (/^mailto:[^@\s?]+@[^@\s?.]+\.[^@\s?]+(\?.*)?$/.test(href)) return 'mailto'
  if (/^tel:\+?\d[\d-]{4,}$/.test(href)) return 'tel'
  return 'refused'
}
