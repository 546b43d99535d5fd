import { type Finding, finding } from './problem.ts'
import type { Place } from './source.ts'

/** A link of a document: where it leads and where it is written. */
export type LinkUse = { href: string; place: Place }

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

/** The prefix of the country to which a number without one belongs. */
const homePrefix = '+383'

/** Whether an address leads to the computer or the network on which it is written. */
export function isLocal(address: string): boolean {
  return /^https?:\/\/(www\.)?(localhost|127\.|10\.|192\.168\.|\[::1\]|[^/:?#\s]+\.local\b)/i.test(address)
}

/** Says so, and what of it leads to a page of this site where it was copied from one's own preview. */
export function describeLocal(address: string, place: Place): Finding {
  return finding('link/local-address', place, { address, corrected: pathOfPreview(address) })
}

function pathOfPreview(address: string): string | undefined {
  const path = /^https?:\/\/(?:localhost|127\.[\d.]+|\[::1\])(?::\d+)?(?![^/?#])(.*)$/i.exec(address)?.[1]
  return path?.replace(/^(?!\/)/, '/')
}

/** The address of a link for what stands without one in the text: an e-mail address, a site with or without https. */
export function meantHref(written: string): string {
  if (/^[^/:]+@[^/:]+$/.test(written)) return `mailto:${written}`
  if (written.startsWith('www.')) return `https://${written}`
  return pathOfPreview(written) ?? written.replace(/^http:/, 'https:')
}

/** Says what is wrong with a refused address, and the right one where it can be told. */
export function describeRefused(address: string, place: Place): Finding {
  if (/^mailto:/i.test(address)) {
    const plain = address.slice(7).replaceAll(/\s/g, '').replace(/^\/\//, '')
    return finding('link/mailto', place, { address, corrected: acceptable(`mailto:${plain}`) })
  }
  if (/^tel:/i.test(address)) {
    const digits = address.slice(4).replaceAll(/[\s()./-]/g, '')
    const whole = digits
      .replace(/^00/, '+')
      .replace(/^0/, homePrefix)
      .replace(/^(?=383\d)/, '+')
    return finding('link/tel', place, { address, corrected: acceptable(`tel:${whole}`) })
  }
  if (isLocal(address)) return describeLocal(address, place)
  return finding('link/address', place, { address })
}

function acceptable(address: string): string | undefined {
  return linkKind(address) === 'refused' ? undefined : address
}

const vague = new Set(
  [
    [
      'këtu',
      'kliko këtu',
      'klikoni këtu',
      'shtyp këtu',
      'shtypni këtu',
      'shiko këtu',
      'shih këtu',
      'lexo këtu',
    ],
    [
      'lexo më shumë',
      'lexoni më shumë',
      'më shumë',
      'shiko më shumë',
      'më tepër',
      'vazhdo',
      'vazhdo leximin',
    ],
    [
      'kjo lidhje',
      'lidhja',
      'lidhje',
      'linku',
      'link',
      'ky link',
      'kjo faqe',
      'kjo',
      'ky',
      'faqja',
      'hap',
      'hape',
    ],
    [
      'here',
      'click here',
      'click',
      'read more',
      'more',
      'this link',
      'this page',
      'this',
      'see here',
      'learn more',
    ],
  ].flat(),
)

/** Whether the words of a link say nothing about where it leads: „këtu“, „lexo më shumë“, "click here". */
export function isVague(text: string): boolean {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return vague.has(words) || (words === '' && text.trim() !== '')
}
