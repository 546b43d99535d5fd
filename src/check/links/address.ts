// Addresses of links, for the check and for its messages, which both import this module.

import { parts } from '../patterns.ts'

/** Characters that can disguise an address: white space, control characters, backslashes. */
const disguise = /[\s\p{Cc}\p{Cf}\\]/u

/** Whether an address is an incomplete example from the guide: `https://www.youtube.com/watch?v=…`. */
export function isExample(href: string): boolean {
  return /…|\.{3}$/.test(href)
}

/** The kind of an address; `refused` for every scheme that is not allowed. */
export function linkKind(href: string): 'page' | 'anchor' | 'https' | 'mailto' | 'tel' | 'refused' {
  if (disguise.test(href) || isExample(href)) return 'refused'
  if (/^\/(?!\/)/.test(href)) return 'page'
  if (/^#./.test(href)) return 'anchor'
  // User information before an @ looks like the host to which the link leads.
  if (/^https:\/\/[\p{L}\p{N}][^/?#@]*(?:[/?#]|$)/u.test(href)) return 'https'
  if (/^mailto:[^@\s?]+@[^@\s?.]+\.[^@\s?]+(\?.*)?$/.test(href)) return 'mailto'
  if (/^tel:(?:\+\d[\d-]{4,}|[1-9]\d\d)$/.test(href)) return 'tel'
  return 'refused'
}

const localAddress = new RegExp(`^https?://(?:${parts.ownName}|${parts.ownNumber})(?![^/:?#])`, 'i')

/** Whether an address leads to the editor's own computer or network. */
export function isLocal(address: string): boolean {
  return localAddress.test(address)
}

/** The path on this site of an address of `npm start` or `npm run preview`; undefined for any other address. */
export function pathOfLocalSite(address: string): string | undefined {
  const [, host = '', path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(address) ?? []
  const isLocalSite = /^(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/i.test(host)
  return isLocalSite ? path.replace(/^(?!\/)/, '/') : undefined
}

/** The address of a link for a bare address in the text: an e-mail address, a site with or without https. */
export function suggestHref(written: string): string {
  if (/^[^/:]+@[^/:]+$/.test(written)) return `mailto:${written}`
  if (written.startsWith('www.')) return `https://${written}`
  return pathOfLocalSite(written) ?? written.replace(/^http:/, 'https:')
}
