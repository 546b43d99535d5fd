import { isPlaceholder, meantHref } from '../../link-address.ts'
import type { MessagesOf } from '../index.ts'
import { didYouMean, realAddress } from './phrases.ts'

/** Numbers, links, titles and settings: what concerns more than one document. */
export const siteMessages: MessagesOf<'id' | 'link' | 'stand-in' | 'title'> = {
  'id/duplicate': ({ id, other, free }) => ({
    message: `The number ${id} is taken: ${other} has it too.`,
    cure: `Give the newer document the first free number: id: ${free}`,
  }),
  'link/address': ({ address }) => ({
    message: `The address “${address}” is not allowed.`,
    cure: meantAddress(address),
  }),
  'link/empty-text': () => ({
    message: 'The link has no text.',
    cure: 'Write where the link leads.',
  }),
  'link/own-address': ({ address, corrected }) => ({
    message: `The address “${address}” is one of this site itself.`,
    cure: `Write it without the name of the site: ${corrected}`,
  }),
  'link/missing-page': ({ address, suggestion }) => ({
    message: `There is no page “${address}”.`,
    cure:
      didYouMean(suggestion) ??
      'Correct the address; the numbers of reports and posts are in their field id.',
  }),
  'link/missing-anchor': ({ address, anchor, suggestion }) => ({
    message: `The page “${address}” has no place named “${anchor}”.`,
    cure: didYouMean(suggestion) ?? `Remove #${anchor} from the address.`,
  }),
  'title/repeated': ({ title, other }) => ({
    message: `The title “${title}” is also that of ${other}.`,
    cure: 'Add to the title what tells the two apart: the year, the place or the subject.',
  }),
  'stand-in/listed': ({ field }) => ({
    message: `The value of the field “${field}” is still a stand-in.`,
    cure: `Before publishing write the real value and take “${field}” off the list standIns.`,
  }),
  'stand-in/unlisted': ({ field }) => ({
    message: `The value of the field “${field}” looks like a stand-in but is not on the list standIns.`,
    cure: `Write the real value, or add “${field}” to the list standIns.`,
  }),
  'id/reused': ({ id, free }) => ({
    message: `The number ${id} belonged to a document that was removed; old links would lead to another one.`,
    cure: `Write the first free number: id: ${free}`,
  }),
  'id/gap': ({ id, missing, more, first, list }) => ({
    message: `Before the number ${id}, the number ${missing.join(', ')}${more ? ' …' : ''} is missing.`,
    cure: `Give a new document the next number: id: ${first}. If a document was removed, note it in site.yaml: retired: { ${list}: [${missing.join(', ')}] }`,
  }),
  'link/mailto': ({ address, corrected }) => ({
    message: `“${address}” is no well-formed e-mail address.`,
    cure: `Write${corrected === undefined ? ', for instance: mailto:name@example.org' : `: ${corrected}`}`,
  }),
  'link/tel': ({ address, corrected }) => ({
    message: `“${address}” is no well-formed phone number.`,
    cure:
      corrected === undefined
        ? 'Write the international prefix and the digits, without spaces: tel:+38300000001'
        : `Write: ${corrected}`,
  }),
  'link/vague-text': ({ text }) => ({
    message: `The text of the link, “${text}”, does not say where it leads.`,
    cure: 'Make the name of what opens the link, for instance “raporti i vitit 2024” in the place of “këtu”.',
  }),
  'link/bare-address': ({ written, html }) => ({
    message: `The address “${written}” in the text does not become a link by itself.`,
    cure: html
      ? `Write: <a href="${meantHref(written)}">text of the link</a>`
      : `Write: [text of the link](${meantHref(written)})`,
  }),
  'link/missing-file': ({ address, suggestion }) => ({
    message: `The file “${address}” is not in the folder public.`,
    cure:
      suggestion === undefined
        ? 'Put the file into the folder public, or correct the address.'
        : `Did you mean “${suggestion}”?`,
  }),
  'link/local-address': ({ address, corrected }) => ({
    message: `The address “${address}” opens only on your computer or in your network.`,
    cure: corrected
      ? `Write: ${corrected}`
      : 'Write the public address; for pages of this site only the part after its name, e.g. /projects',
  }),
}

function meantAddress(address: string): string {
  if (isPlaceholder(address)) return realAddress
  if (/^https?:\/\/[^/?#]*@/i.test(address))
    return 'Write it without what stands before the @: the site that opens is the one after it, e.g.: https://www.example.org'
  return address.startsWith('http://')
    ? `Write it with https: ${address.replace('http:', 'https:')}`
    : 'Allowed are: https://…, /a-page-of-this-site, #a-place-on-the-page, mailto:name@example.org and tel:+38300000001.'
}
