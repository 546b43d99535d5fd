// What addresses of links are, for the check and for its messages: it stands below both.

/** The address without blanks and control characters is the only form in which an address is accepted. */
const disguise = /[\s\p{Cc}\p{Cf}\\]/u

/** Whether an address is one of the guide's, whose end everyone fills in: `https://www.youtube.com/watch?v=…`. */
export function isPlaceholder(href: string): boolean {
  return /…|\.{3}$/.test(href)
}

/** What kind of address this is; `refused` for every scheme that is not on the list. */
export function linkKind(href: string): 'page' | 'anchor' | 'https' | 'mailto' | 'tel' | 'refused' {
  if (disguise.test(href) || isPlaceholder(href)) return 'refused'
  if (/^\/(?!\/)/.test(href)) return 'page'
  if (/^#./.test(href)) return 'anchor'
  // What stands before an @ is a name for signing in, which looks like the site that the link leads to.
  if (/^https:\/\/[\p{L}\p{N}][^/?#@]*(?:[/?#]|$)/u.test(href)) return 'https'
  if (/^mailto:[^@\s?]+@[^@\s?.]+\.[^@\s?]+(\?.*)?$/.test(href)) return 'mailto'
  if (/^tel:(?:\+\d[\d-]{4,}|[1-9]\d\d)$/.test(href)) return 'tel'
  return 'refused'
}

/** Whether an address leads to the computer or the network on which it is written. */
export function isLocal(address: string): boolean {
  return /^https?:\/\/(?:(?:www\.)?localhost|(?:127|10|192\.168)(?:\.\d+)+|\[::1\]|[^/:?#\s]+\.local)(?![^/:?#])/i.test(
    address,
  )
}

/** What of an address in one's own preview leads to a page of this site. */
export function pathOfPreview(address: string): string | undefined {
  const path = /^https?:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?(?![^/?#])(.*)$/i.exec(address)?.[1]
  return path?.replace(/^(?!\/)/, '/')
}

/** The address of a link for what stands without one in the text: an e-mail address, a site with or without https. */
export function meantHref(written: string): string {
  if (/^[^/:]+@[^/:]+$/.test(written)) return `mailto:${written}`
  if (written.startsWith('www.')) return `https://${written}`
  return pathOfPreview(written) ?? written.replace(/^http:/, 'https:')
}
