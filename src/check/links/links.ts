import { type Finding, finding, withFix } from '../problem.ts'
import { editWithin, type Place } from '../source.ts'
import { isExample, isLocal, linkKind, pathOfLocalSite, suggestHref } from './address.ts'

/** A link of a document: its target and its place. */
export type LinkUse = { href: string; place: Place }

/** The country prefix for numbers without one. */
const homePrefix = '+383'

/** Reports an address of the editor's own computer or network; names the page of a site that runs there. */
export function describeLocal(address: string, place: Place): Finding {
  return finding('link/local-address', place, { address, corrected: pathOfLocalSite(address) })
}

/** Explains what is wrong with a refused address, and gives the right address if known. */
export function describeRefused(address: string, place: Place): Finding {
  if (/^mailto:/i.test(address)) {
    const plain = address.slice(7).replaceAll(/\s/g, '').replace(/^\/\//, '')
    return describeForm('link/mailto', address, place, `mailto:${plain}`)
  }
  if (/^tel:/i.test(address)) {
    const digits = address.slice(4).replaceAll(/[\s()./-]/g, '')
    const whole = digits
      .replace(/^00/, '+')
      .replace(/^0/, homePrefix)
      .replace(/^(?=383\d)/, '+')
    return describeForm('link/tel', address, place, `tel:${whole}`)
  }
  if (isLocal(address)) return describeLocal(address, place)
  return finding('link/address', place, { address, ...describeAddress(address) })
}

/** The fault of an address that no other rule covers, and the right address if known. */
function describeAddress(address: string): { fault: string; meant: string | undefined } {
  if (isExample(address)) return { fault: 'example', meant: undefined }
  if (address.includes('\\')) return { fault: 'other', meant: withSlashes(address) }
  if (/^https?:\/\/[^/?#]*@/i.test(address)) return { fault: 'user', meant: undefined }
  if (address.startsWith('http://')) return { fault: 'http', meant: address.replace('http:', 'https:') }
  const isSite = /^www\.[^\s:]+$/i.test(address)
  const isMail = /^[^@\s:/]+@[^@\s:/]+\.[^@\s:/]+$/.test(address)
  const isFile = /^(?:content|reports|news)\//.test(address)
  const isPage = !isFile && /^[a-z][a-z0-9-]*(\/[a-z0-9-]+)*(#[a-z0-9-]+)?$/.test(address)
  return {
    fault: 'other',
    meant: isSite || isMail ? suggestHref(address) : isPage ? `/${address}` : undefined,
  }
}

/** An address with the backslashes of Windows, as it was meant: `foto\a.jpg` → `/foto/a.jpg`. */
function withSlashes(address: string): string | undefined {
  const meant = address
    .replaceAll('\\', '/')
    .replace(/^(https?:)\/+/i, '$1//')
    .replace(/^(?![/#]|[a-z]+:)/i, '/')
  return linkKind(meant) === 'refused' ? undefined : meant
}

function describeForm(
  rule: 'link/mailto' | 'link/tel',
  address: string,
  place: Place,
  meant: string,
): Finding {
  const corrected = linkKind(meant) === 'refused' ? undefined : meant
  const found = finding(rule, place, { address, corrected })
  return withFix(found, corrected === undefined ? undefined : editWithin(place, address, corrected))
}

/** Link texts that say nothing, in both languages of the site. */
const vague: ReadonlySet<string> = new Set([
  ...['', 'kliko ', 'klikoni ', 'shtyp ', 'shtypni ', 'shiko ', 'shih ', 'lexo '].map(
    (verb) => `${verb}këtu`,
  ),
  ...['', 'lexo ', 'lexoni ', 'shiko '].map((verb) => `${verb}më shumë`),
  ...['më tepër', 'vazhdo', 'vazhdo leximin', 'kjo', 'kjo lidhje', 'kjo faqe', 'ky', 'ky link'],
  ...['lidhja', 'lidhje', 'linku', 'link', 'faqja', 'hap', 'hape'],
  ...['here', 'click here', 'see here', 'click', 'more', 'read more', 'learn more'],
  ...['this', 'this link', 'this page'],
])

/** Whether the text of a link says nothing about its target: „këtu“, „lexo më shumë“, "click here". */
export function isVague(text: string): boolean {
  const linkText = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return vague.has(linkText) || (linkText === '' && text.trim() !== '')
}
