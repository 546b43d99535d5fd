import { documentKinds } from '../../../model/document-kinds.ts'
import { isPlaceholder } from '../../links/address.ts'
import type { sq } from './sq.ts'

const listCure =
  'Write each value on a line of its own below the name of the field, with a dash and a space before it: - …'

const firstLine = 'Delete everything before them: the first line of the file must be “---”.'

/** The same in English. */
export const en: typeof sq = {
  didYouMean: (suggestion) => (suggestion === undefined ? undefined : `Did you mean “${suggestion}”?`),
  write: (corrected) => `Write: ${corrected}`,
  oneOf: (names) => listed('disjunction', names),
  allOf: (names) => listed('conjunction', names),
  writeLike: (example, otherwise) =>
    example === undefined ? otherwise : `Write, for example: ${example.replaceAll(/\n\s*/g, ' ')}`,
  quotesOf(form, name) {
    if (form === 'curly') return `The quotes of “${name}” are curly; only straight ones count here.`
    return form === 'bare' ? `“${name}” lacks its quotes.` : `“${name}” lacks one of its quotes.`
  },
  realAddress: 'Write the real address in the place of the one with “…”, which is an example only.',
  places: `The places are: ${Object.values(documentKinds)
    .map(({ en }) => en.place)
    .join(', ')}.`,
  moveTo: (folder, taken) =>
    taken === undefined
      ? `Move what is in it to: content/${folder}/`
      : `Its place is content/${folder}/, but there is a “${taken}” already: delete the copies and move the rest there.`,
  strayCures: {
    office: 'Copy its text into a new document (npm run new) and take this file out of the folder.',
    'office-lock': 'Word makes it while a document is open: close Word and delete the file.',
    media:
      'Upload the video or sound to a service and link to it, in reports with <VideoCard href="https://…" title="…" />; take it out here.',
    other: 'Documents end in .mdx, pictures in .jpg; everything else leaves the folder.',
  },
  valueKinds: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'yes or no',
    array: 'a list',
    tuple: 'a list',
    object: 'a group of fields',
  },
  plainCures: { string: 'Put the value in quotes: "…"', array: listCure, tuple: listCure },
  seeOther: 'Look at the same field of another document.',
  forms: {
    email: { what: 'is not an e-mail address', cure: 'Write, for example: name@example.org' },
    url: { what: 'is not a whole web address', cure: 'An address starts with https:// and has no spaces.' },
  },
  misopened: {
    none: {
      message: 'The document does not start with its fields.',
      cure: 'The first line must be “---”; after it come the fields, then a line “---” again.',
    },
    late: {
      message: 'Empty lines or spaces stand before the three dashes that open the fields.',
      cure: firstLine,
    },
    dashes: {
      message: 'The first line is not exactly three short dashes.',
      cure: 'Write three short dashes: ---',
    },
    above: {
      message: 'Something else stands before the three dashes that open the fields.',
      cure: firstLine,
    },
    fence: {
      message:
        'Before the three dashes that open the fields stands the line “```”, which makes code of the text.',
      cure: 'Delete this line and the line “```” that closes it: the first line of the file must be “---”.',
    },
  },
  pictureCures: {
    report: 'Add the picture to the gallery, or use <Figure file="…" alt="…" />.',
    plain: 'This text has no pictures; remove it.',
  },
  wordTag: (name) => `It comes from Word; delete the tags <${name}> and </${name}>.`,
  tags: {
    video: (href) => `A video is shown with: <VideoCard href="${href}" title="Title of the video" />`,
    videoLink: (href) => `Remove it; for a video write the link: [title of the video](${href})`,
    link: (address = 'address') => `Write: [text of the link](${address})`,
    heading: {
      report: 'Remove the tags; sections are written with ##, titles inside a day with ###.',
      plain: 'Remove the tags; this text has no headings.',
    },
    kept: (name) => `Remove the tags <${name}> and </${name}>; what stands between them stays.`,
    named: {
      br: 'Remove it; an empty line starts a new paragraph.',
      hr: 'Remove it; dividing lines are not used.',
      table: 'Remove the tags; tables are not used here. Write the rows as a list: - Text of the point',
      li: 'Remove the tags and begin each point with a hyphen: - Text of the point',
      p: 'Remove the tags; an empty line stands between paragraphs.',
      strong: 'Remove the tags; for emphasis write: **word**',
      em: 'Remove the tags; for emphasis write: *word*',
      sub: 'Remove the tags; the low digit is a letter of its own: CO₂',
    },
    other: 'Remove it and use the signs of Markdown: **strong**, *emphasis*, - list.',
  },
  footnoteCures: {
    report: 'Footnotes are not used; put the explanation in brackets or in a <Note>.',
    plain: 'Footnotes are not used; put the explanation in brackets.',
  },
  alternative: 'Say in one sentence what is seen, in Albanian: “Ilustrim: nxënës rreth një paneli diellor”.',
  jpegCures: {
    heic:
      'Save it as a JPEG. For new photos on an iPhone choose Settings › Camera › Formats › Most Compatible; ' +
      'open an existing one on a computer and export it (Mac: Preview › File › Export; Windows: Photos › Save as).',
    other:
      'Open it in the program that made it and save it (Save as or Export) as a JPEG, with the ending .jpg.',
  },
  sectionOrder: 'The order is: Hyrje, Objektivat (if any), Data: …, Përfundim.',
  meantAddress(address) {
    if (isPlaceholder(address)) return en.realAddress
    if (/^https?:\/\/[^/?#]*@/i.test(address))
      return 'Write it without what stands before the @: the site that opens is the one after it, e.g.: https://www.example.org'
    return address.startsWith('http://')
      ? `Write it with https: ${address.replace('http:', 'https:')}`
      : 'Allowed are: https://…, /a-page-of-this-site, #a-place-on-the-page, mailto:name@example.org and tel:+38300000001.'
  },
  blanksBefore(column) {
    if (column === undefined) return 'Write: '
    if (column.meant === 1) return 'Delete the spaces before it: '
    return `Leave ${column.meant === 2 ? 'only one space' : `exactly ${column.meant - 1} spaces`} before it: `
  },
}

function listed(type: 'conjunction' | 'disjunction', names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type }).format(names.map((name) => `“${name}”`))
}
