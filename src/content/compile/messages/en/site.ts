import type { MessagesOf } from '../index.ts'
import { didYouMean } from './phrases.ts'

/** Files, numbers, links and settings: what concerns more than one document. */
export const siteMessages: MessagesOf<'collect' | 'id' | 'link' | 'stand-in'> = {
  'collect/missing': ({ file }) => ({
    message: `The file ${file} is missing.`,
    cure: file.endsWith('.mdx')
      ? 'Add the document of this folder, or delete the folder.'
      : 'Bring the file back; the site is not built without it.',
  }),
  'collect/wrong-place': ({ file, suggestion }) => ({
    message: `The file “${file}” is not where the site looks for it.`,
    cure:
      didYouMean(suggestion) ??
      'The places are: reports/<year>/index.mdx, news/<name>/index.mdx, projects/<year>-<name>.mdx.',
  }),
  'collect/wrong-extension': ({ name }) => ({
    message: `The file “${name}” is not of a kind that the site uses.`,
    cure: 'Documents end in .mdx, pictures in .jpg; everything else leaves the folder.',
  }),
  'collect/wrong-name': ({ name, meant }) => ({
    message: `The file “${name}” does not have the name that the site expects, so it would not be published.`,
    cure: `Rename it, for example: ${meant}`,
  }),
  'collect/wrong-case': ({ name, meant }) => ({
    message: `The name “${name}” differs from the right one in capital letters.`,
    cure: `Rename it: ${meant}`,
  }),
  'collect/case-clash': ({ other }) => ({
    message: `The name of this file differs from ${other} in capital letters only.`,
    cure: 'Rename one of them: some computers take them for one file.',
  }),
  'collect/picture-place': ({ name }) => ({
    message: `The picture “${name}” is not beside a document.`,
    cure: 'Move it to the folder of the report, post or page that shows it.',
  }),
  'collect/picture-format': ({ name }) => ({
    message: `The format of the picture “${name}” is not used.`,
    cure: 'Save it as .jpg.',
  }),
  'id/duplicate': ({ id, other, free }) => ({
    message: `The number ${id} is taken: ${other} has it too.`,
    cure: `Give the newer document the first free number: id: ${free}`,
  }),
  'link/address': ({ address }) => ({
    message: `The address “${address}” is not allowed.`,
    cure: address.startsWith('http://')
      ? `Write it with https: ${address.replace('http:', 'https:')}`
      : 'Allowed are: https://…, /a-page-of-this-site, #a-place-on-the-page, mailto:name@example.org and tel:+38300000001.',
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
  'stand-in/listed': ({ field }) => ({
    message: `The value of the field “${field}” is still a stand-in.`,
    cure: `Before publishing write the real value and take “${field}” off the list standIns.`,
  }),
  'stand-in/unlisted': ({ field }) => ({
    message: `The value of the field “${field}” looks like a stand-in but is not on the list standIns.`,
    cure: `Write the real value, or add “${field}” to the list standIns.`,
  }),
}
