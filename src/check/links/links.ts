import { type Finding, finding } from '../problem.ts'
import type { Place } from '../source.ts'
import { isLocal, linkKind, pathOfPreview } from './address.ts'

/** A link of a document: where it leads and where it is written. */
export type LinkUse = { href: string; place: Place }

/** The prefix of the country to which a number without one belongs. */
const homePrefix = '+383'

/** Says that an address leads to one's own computer or network, and to which page of the site where it is a preview's. */
export function describeLocal(address: string, place: Place): Finding {
  return finding('link/local-address', place, { address, corrected: pathOfPreview(address) })
}

/** Says what is wrong with a refused address, and the right one where it is known. */
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

/** Texts that stand for any link, in both languages of the site. */
const vague = [
  /^(?:(?:kliko|klikoni|shtyp|shtypni|shiko|shih|lexo) )?këtu$/,
  /^(?:(?:lexo|lexoni|shiko) )?më shumë$|^më tepër$|^vazhdo(?: leximin)?$/,
  /^kjo(?: lidhje| faqe)?$|^ky(?: link)?$|^(?:lidhja|lidhje|linku|link|faqja|hap|hape)$/,
  /^(?:(?:click|see) )?here$|^click$|^(?:(?:read|learn) )?more$|^this(?: link| page)?$/,
]

/** Whether the words of a link say nothing about where it leads: „këtu“, „lexo më shumë“, "click here". */
export function isVague(text: string): boolean {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return vague.some((pattern) => pattern.test(words)) || (words === '' && text.trim() !== '')
}
