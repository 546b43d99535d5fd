import { componentLabels } from '../../component-labels.ts'
import words from '../../words/body.json'
import { linesText, type PlaceText } from './choices.ts'

const { cards, attributes: attributeNames } = words

/** The text that replaces an opening tag. Tags without a text only lay out their words. */
const texts: Readonly<Record<string, string>> = {
  ...componentLabels,
  figure: cards.figure,
  table: cards.table,
  hr: cards.rule,
  figcaption: `\n${attributeNames.caption}: `,
  h2: `${words.title}: `,
  h3: `${words.subtitle}: `,
  h4: `${words.subtitle}: `,
  blockquote: `${words.quotation}: `,
  li: '• ',
  td: '| ',
  th: '| ',
  br: '\n',
}
const layout = 'img caption thead tbody tr p ul ol strong b em i sup sub abbr span'.split(' ')

const properties = '(?:[^<>"]|"[^"]*")*'
const tags = new RegExp(
  String.raw`</\w+>|<(${[...Object.keys(texts), ...layout].join('|')})\b(${properties})>`,
  'g',
)
/** A tag that ends at another place of the text, and its properties on lines of their own. */
const tagStart = new RegExp(`^<(${Object.keys(componentLabels).join('|')})$`, 'gm')
const propertyLine = new RegExp(`^ *(${Object.keys(attributeNames).join('|')})="([^"]*)"$`, 'gm')
const tagEnd = /^ *\/>\n?/gm

/** Replaces the tags in the lines of a body by the words of its editor: `Figurë` and `Diçitura: Dielli`. */
export function labelBody(text: string): string {
  const inWords = text
    .replaceAll(/<a href="([^"]*)"[^<>]*>(.*?)<\/a>/g, '$2 ($1)')
    .replaceAll(tags, (_, name: string, inside: string) =>
      name ? (texts[name] ?? '') + labelAll(inside) : '',
    )
    .replaceAll(tagStart, (_, name: string) => texts[name] ?? '')
    .replaceAll(propertyLine, (line) => labelAll(line).trim())
    .replaceAll(tagEnd, '')
  return inWords === text ? text : readEntities(inWords)
}

/** The properties that the forms of cards have, each with its label on a line of its own. */
function labelAll(properties: string): string {
  const all = [...properties.matchAll(/([\w-]+)="([^"]*)"/g)]
  const labels: Readonly<Record<string, string>> = attributeNames
  return all.map(([, name = '', value]) => (labels[name] ? `\n${labels[name]}: ${value}` : '')).join('')
}

/**
 * The words of a line of a body that has them in tags, as the caption of a figure, or in a property. Any other text is
 * returned whole.
 */
export function bodyText(text: string): PlaceText {
  const [, start, own, end] =
    /^( *(?:<[^<>]*>)+(?<!\/>))([^<>]*)((?:<\/\w+>)+)\n$/.exec(text) ??
    /^( *\w+=")([^"]*)(")\n$/.exec(text) ??
    []
  if (start === undefined || own === undefined) return linesText(text)
  return {
    text: readEntities(own),
    textWith: (written) => `${start}${writeEntities(written.replaceAll('\n', ' '))}${end}\n`,
  }
}

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

function readEntities(text: string): string {
  return Object.entries(entities).reduce(
    (read, [entity, character]) => read.replaceAll(entity, character),
    text,
  )
}

function writeEntities(text: string): string {
  return Object.entries(entities).reduceRight(
    (written, [entity, character]) => written.replaceAll(character, entity),
    text,
  )
}
