import { isPlaceholder } from '../../links/address.ts'
import type {
  BodyKind,
  Columns,
  FolderKind,
  LeftoverKind,
  LooseForm,
  Misopened,
  PropertyKind,
  StrayUse,
} from '../values.ts'

/** `Did you mean “title”?`, or nothing where no guess is good enough. */
export function didYouMean(suggestion?: string): string | undefined {
  return suggestion === undefined ? undefined : `Did you mean “${suggestion}”?`
}

/** `“a”, “b” or “c”`. */
export function oneOf(names: readonly string[]): string {
  return join(names, 'or')
}

/** `“a”, “b” and “c”`. */
export function allOf(names: readonly string[]): string {
  return join(names, 'and')
}

/** `Write, for example: title: …`, or a general hint where there is no example. */
export function writeLike(example: string | undefined, otherwise: string): string {
  if (example === undefined) return otherwise
  return `Write, for example: ${example.replaceAll(/\n\s*/g, ' ')}`
}

function join(names: readonly string[], word: 'and' | 'or'): string {
  const quoted = names.map((name) => `“${name}”`)
  if (quoted.length < 2) return quoted.join('')
  return `${quoted.slice(0, -1).join(', ')} ${word} ${quoted.at(-1)}`
}

/** What is wrong with the quotes around the value of an attribute or a property. */
export function quotesOf(form: LooseForm, name: string): string {
  if (form === 'curly') return `The quotes of “${name}” are curly; only straight ones count here.`
  return form === 'bare' ? `“${name}” lacks its quotes.` : `“${name}” lacks one of its quotes.`
}

/** What to write in the place of an address of the guide. */
export const realAddress =
  'Write the real address in the place of the one with “…”, which is an example only.'

/** What Markdown has and the site does not use, in words. */
export const nodes: Readonly<Record<string, string>> = {
  image: 'a picture put in with ![…](…)',
  imageReference: 'a picture put in with ![…][…]',
  code: 'a block of code',
  inlineCode: 'code between two ` signs',
  blockquote: 'a quotation with >',
  thematicBreak: 'a dividing line',
  table: 'a table',
  definition: 'a definition of a link',
  footnote: 'a footnote',
  linkReference: 'a link with two pairs of square brackets',
}

/** What to write in a property of a component, by what it holds. */
export const propertyCures: Readonly<Record<PropertyKind, string>> = {
  text: 'Write a text that says something.',
  picture: 'Write the name of a picture of the same folder, for example 03.jpg',
  https: 'Write a whole address that starts with https://',
  language: 'Write the short name of the language, for example en',
}

/** What a component may hold, in words. */
export const componentContents = {
  paragraphs: 'paragraphs and lists',
  list: 'one bullet list and nothing else',
  text: 'text',
  nothing: 'nothing: it closes itself, with />',
} as const

/** What to do with signs that were not understood. */
export const leftovers: Readonly<Record<Exclude<LeftoverKind, 'footnote'>, string>> = {
  emphasis:
    'Emphasis opens and closes right at the words: **word** or *word*. The sign itself is written \\*',
  strike: 'Struck text is not used; remove the ~ signs.',
  highlight: 'Coloured text is not used; remove the == signs, or emphasize it: **word**',
  task: 'Boxes of tasks are not used; remove the box and leave the point: - Text of the point',
  link: 'A link has no blank between its brackets, nor in the address: [text](/address)',
  table: 'Tables are not used here; write the rows as a list.',
}

/** What to do with a footnote. */
export const footnoteCures: Readonly<Record<BodyKind, string>> = {
  report: 'Footnotes are not used; put the explanation in brackets or in a <Note>.',
  project: 'Footnotes are not used; put the explanation in brackets.',
}

/** Where documents lie. */
export const places =
  'The places are: reports/<year>/index.mdx, news/<name>/index.mdx, projects/<year>-<name>.mdx.'

/** A document of each kind. */
export const documentKinds: Readonly<Record<FolderKind, string>> = {
  report: 'report',
  news: 'news post',
  project: 'project',
}

/** The documents of each kind, in the case that follows “folder of”. */
export const documentFolders: Readonly<Record<FolderKind, string>> = {
  report: 'reports',
  news: 'news posts',
  project: 'projects',
}

/** Where the content of a folder goes. */
export function moveTo(folder: string, taken: string | undefined): string {
  if (taken === undefined) return `Move what is in it to: content/${folder}/`
  return `Its place is content/${folder}/, but there is a “${taken}” already: delete the copies and move the rest there.`
}

/** What an editor who drops a file here probably wants, and how it is done. */
export function strayCure(name: string, use: StrayUse): string {
  switch (use) {
    case 'office':
      return 'Copy its text into a new document (npm run new) and take this file out of the folder.'
    case 'office-lock':
      return 'Word makes it while a document is open: close Word and delete the file.'
    case 'download':
      return `To offer it for download, put it into the folder public and link to it: /${encodeURIComponent(name)}`
    case 'media':
      return 'Upload the video or sound to a service and link to it, in reports with <VideoCard href="https://…" title="…" />; take it out here.'
    default:
      return 'Documents end in .mdx, pictures in .jpg; everything else leaves the folder.'
  }
}

/** Kinds of values, in words. */
export const valueKinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
  null: 'nothing',
}

const listCure =
  'Write each value on a line of its own below the name of the field, with a dash and a space before it: - …'

/** What to write of each kind where no example is known. */
export const plainCures: Readonly<Record<string, string>> = {
  string: 'Put the value in quotes: "…"',
  array: listCure,
  tuple: listCure,
}

/** Forms of values: what is wrong, and what to write. */
export const forms: Readonly<Record<string, { what: string; cure: string }>> = {
  email: { what: 'is not an e-mail address', cure: 'Write, for example: name@example.org' },
  url: { what: 'is not a whole web address', cure: 'An address starts with https:// and has no spaces.' },
  safeint: { what: 'is not a whole number', cure: 'Write a number without comma and point.' },
}

/** What is wrong with the beginning of a document. */
export const misopened: Readonly<Record<Misopened, { message: string; cure: string }>> = {
  none: {
    message: 'The document does not start with its fields.',
    cure: 'The first line must be “---”; after it come the fields, then a line “---” again.',
  },
  late: {
    message: 'Empty lines or spaces stand before the three dashes that open the fields.',
    cure: 'Delete everything before them: the first line of the file must be “---”.',
  },
  dashes: {
    message: 'The first line is not exactly three short dashes.',
    cure: 'Write three short dashes: ---',
  },
  above: {
    message: 'Something else stands before the three dashes that open the fields.',
    cure: 'Delete everything before them: the first line of the file must be “---”.',
  },
  fence: {
    message:
      'Before the three dashes that open the fields stands the line “```”, which makes code of the text.',
    cure: 'Delete this line and the line “```” that closes it: the first line of the file must be “---”.',
  },
}

/** What to do with a picture that is put in with signs of Markdown or HTML. */
export const pictureCures: Readonly<Record<BodyKind, string>> = {
  report: 'Add the picture to the gallery, or use <Figure file="…" alt="…" />.',
  project: 'Projects have no pictures; remove it.',
}

const listTags = 'Remove the tags and begin each point with a hyphen: - Text of the point'

const paragraphTags = 'Remove the tags; an empty line stands between paragraphs.'

const strongTags = 'Remove the tags; for emphasis write: **word**'

const emphasisTags = 'Remove the tags; for emphasis write: *word*'

const tagCures: Readonly<Record<string, string>> = {
  br: 'Remove it; an empty line starts a new paragraph.',
  hr: 'Remove it; dividing lines are not used.',
  table: 'Remove the tags; tables are not used here. Write the rows as a list: - Text of the point',
  ...{
    ul: listTags,
    ol: listTags,
    li: listTags,
    p: paragraphTags,
    div: paragraphTags,
    section: paragraphTags,
  },
  ...{ b: strongTags, strong: strongTags, u: strongTags, i: emphasisTags, em: emphasisTags },
  sub: 'Remove the tags; the low digit is a letter of its own: CO₂',
}

/** What to write in the place of an element of HTML. */
export function htmlCure(name: string, body: BodyKind, address: string | undefined): string {
  if (name.includes(':')) return `It comes from Word; delete the tags <${name}> and </${name}>.`
  if (name === 'img') return pictureCures[body]
  if (/^(iframe|video|embed|object)$/.test(name)) {
    const href = address ?? 'https://…'
    return body === 'report'
      ? `A video is shown with: <VideoCard href="${href}" title="Title of the video" />`
      : `Remove it; for a video write the link: [title of the video](${href})`
  }
  if (name === 'a') return `Write: [text of the link](${address ?? 'address'})`
  if (/^h[1-6]$/.test(name))
    return body === 'report'
      ? 'Remove the tags; sections are written with ##, titles inside a day with ###.'
      : 'Remove the tags; the description of a project has no headings.'
  return tagCures[name] ?? 'Remove it and use the signs of Markdown: **strong**, *emphasis*, - list.'
}

/** What to do with a component of reports in a project. */
export function elsewhereCure(name: string, address: string | undefined): string {
  if (name === 'Figure') return pictureCures.project
  if (name === 'VideoCard')
    return `Remove it; for a video write the link: [title of the video](${address ?? 'https://…'})`
  return `Remove the tags <${name}> and </${name}>; what stands between them stays.`
}

/** What to write in the place of elements that news posts do not have. */
export const foreignElements: Readonly<Record<string, string>> = {
  script: 'Scripts are allowed nowhere.',
  iframe: 'Frames with foreign pages are not allowed; put a link to the page.',
  h1: 'The title of the post is the h1 already; use h2.',
  div: 'Use <p> for paragraphs.',
  font: 'Use <strong> or <em> for emphasis.',
  u: 'Use <strong> or <em> for emphasis.',
  video: 'Put a link to the video.',
}

/** What the values of attributes look like. */
export const attributeValues: Readonly<Record<string, string>> = {
  id: 'Write only small letters, numbers and hyphens: id="about-the-study"',
  lang: 'Write the short name of the language, e.g. lang="en"; remove it where the text is Albanian.',
  scope: 'Write scope="col" for a column or scope="row" for a row.',
  target: 'Remove it, or write: target="_blank" rel="noopener"',
  rel: 'Write: rel="noopener"',
}

/** How an alternative text is written. */
export const alternative =
  'Say in one sentence what is seen, in Albanian: “Ilustrim: nxënës rreth një paneli diellor”.'

/** How a photo becomes a JPEG, by the format that it is in. */
export const jpegCures = {
  heic:
    'Save it as a JPEG. For new photos on an iPhone choose Settings › Camera › Formats › Most Compatible; ' +
    'open an existing one on a computer and export it (Mac: Preview › File › Export; Windows: Photos › Save as).',
  other:
    'Open it in the program that made it and save it (Save as or Export) as a JPEG, with the ending .jpg.',
}

/** The order of the sections of a report. */
export const sectionOrder = 'The order is: Hyrje, Objektivat (if any), Data: …, Përfundim.'

/** What to write in the place of an address that is not allowed. */
export function meantAddress(address: string): string {
  if (isPlaceholder(address)) return realAddress
  if (/^https?:\/\/[^/?#]*@/i.test(address))
    return 'Write it without what stands before the @: the site that opens is the one after it, e.g.: https://www.example.org'
  return address.startsWith('http://')
    ? `Write it with https: ${address.replace('http:', 'https:')}`
    : 'Allowed are: https://…, /a-page-of-this-site, #a-place-on-the-page, mailto:name@example.org and tel:+38300000001.'
}

/** How many blanks stand before a line, in front of the line itself; a line in its column only needs other words. */
export function blanksBefore(column?: Columns): string {
  if (column === undefined) return 'Write: '
  if (column.meant === 1) return 'Delete the spaces before it: '
  return `Leave ${column.meant === 2 ? 'only one space' : `exactly ${column.meant - 1} spaces`} before it: `
}
