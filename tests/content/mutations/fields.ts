import { collections, linesOf, type Mutations, onLines, replaced } from './mutation.ts'

const dated = ['report', 'news'] as const
const data = ['home', 'about', 'site', 'words'] as const
const everywhere = [...collections, ...data]
const fields = (names: string) => new RegExp(`^(${names}): `)
const albums = ['report', 'news', 'home'] as const

/** What is written in the fields. */
export const fieldMutations: Mutations = {
  'a field deleted': (document) => {
    if (!collections.includes(document.kind)) return []
    const required = fields('id|year|title|description|date|start|end|author|readTime|published')
    return linesOf(document, 'fields', required).map((index) =>
      replaced(document, 'frontmatter/missing-field', index, undefined, 1),
    )
  },
  'a field emptied': onLines(everywhere, 'fields', /^[a-zA-Z]+: [^{[>|]/, 'frontmatter/empty-field', (line) =>
    line.replace(/: .*/, ':'),
  ),
  'a text of blanks': onLines(
    everywhere,
    'fields',
    /^(title|author|name|shortName): /,
    'frontmatter/empty-field',
    (line) => line.replace(/: .*/, ': "  "'),
  ),
  'a number in words': onLines(collections, 'fields', fields('id'), 'frontmatter/wrong-type', (line) =>
    line.replace(/\d+/, 'një'),
  ),
  'a number in quotes': onLines(collections, 'fields', fields('id'), 'frontmatter/wrong-type', (line) =>
    line.replace(/\d+/, '"$&"'),
  ),
  'a field by its Albanian name': onLines(
    collections,
    'fields',
    fields('title|author|place|year'),
    'frontmatter/unknown-field',
    (line) =>
      line
        .replace(/^title/, 'titulli')
        .replace(/^author/, 'autori')
        .replace(/^place/, 'vendi')
        .replace(/^year/, 'viti'),
  ),
  'a field without its colon': onLines(
    collections,
    'fields',
    fields('author|date|end'),
    'yaml/indent',
    (line) => line.replace(':', ''),
  ),
  'years with blanks around the dash': onLines(
    ['project'],
    'fields',
    /^year: \d{4}-/,
    'frontmatter/form',
    (line) => line.replace('-', ' - '),
  ),
  'a negative number': onLines(collections, 'fields', fields('id'), 'frontmatter/too-small', (line) =>
    line.replace(/\d+/, '-$&'),
  ),
  'a year with a digit too many': onLines(
    ['report'],
    'fields',
    fields('year'),
    'frontmatter/too-large',
    (line) => `${line}0`,
  ),
  'a list in the place of a text': onLines(
    [...collections, 'site', 'about'],
    'fields',
    fields('title|author|name'),
    'frontmatter/wrong-type',
    (line) => line.replace(/: .*/, ': [një, dy]'),
  ),
  '31 February': onLines(dated, 'fields', fields('start|end|published'), 'frontmatter/date', (line) =>
    line.replace(/\d\d-\d\d$/, '02-31'),
  ),
  'a date as it is spoken': onLines(
    dated,
    'fields',
    fields('start|end|published'),
    'frontmatter/date',
    (line) => line.replace(/(\d{4})-(\d\d)-(\d\d)/, '$3.$2.$1'),
  ),
  'an end before its start': onLines(['report'], 'fields', fields('end'), 'report/date-range', (line) =>
    line.replace(/\d{4}/, (year) => String(Number(year) - 1)),
  ),
  'another day in print': onLines(dated, 'fields', fields('date'), 'date/printed', (line) =>
    line.replace(/\d+/, (day) => String((Number(day) % 27) + 1).padStart(day.length, '0')),
  ),
  'a printed date without its diacritics': onLines(
    ['report'],
    'fields',
    fields('date'),
    'date/printed',
    (line) => line.replaceAll('ë', 'e'),
  ),
  'a printed date in small letters': onLines(dated, 'fields', fields('date'), 'date/printed', (line) =>
    line.toLowerCase(),
  ),
  'the year of another edition': onLines(['report'], 'fields', fields('year'), 'report/year-folder', (line) =>
    line.replace(/\d+/, (year) => String(Number(year) - 1)),
  ),
  'a read time of twice the length': onLines(
    ['report'],
    'fields',
    fields('readTime'),
    'report/read-time',
    (line) => line.replace(/\d+/, (minutes) => String(Number(minutes) * 2 + 2)),
  ),
  'a read time in other words': onLines(
    ['report'],
    'fields',
    fields('readTime'),
    'frontmatter/form',
    (line) => line.replace(/minut. lexim|minuta lexim/, 'min'),
  ),
  'a description of two words': onLines(
    [...dated, 'home'],
    'fields',
    fields('description'),
    'description/length',
    (line) => line.replace(/: .*/, ': Shkolla verore'),
  ),
  'years of another file': onLines(
    ['project'],
    'fields',
    fields('year'),
    'project/year-name',
    () => 'year: 1999',
  ),
  'years with a slash': onLines(['project'], 'fields', /^year: \d{4}-/, 'frontmatter/form', (line) =>
    line.replace('-', '/'),
  ),
  'a picture that is not there': onLines(albums, 'fields', /file: .*\.jpg$/, 'picture/missing', (line) =>
    line.replace('.jpg', 'a.jpg'),
  ),
  'a picture in other case': onLines(albums, 'fields', /file: .*\.jpg$/, 'picture/case', (line) =>
    line.replace('.jpg', '.JPG'),
  ),
  'a picture in another folder': onLines(albums, 'fields', /file: .*\.jpg$/, 'frontmatter/form', (line) =>
    line.replace('file: ', 'file: ../'),
  ),
  'a picture without words': onLines(dated, 'fields', /alt: ".+"$/, 'picture/alt-empty', (line) =>
    line.replace(/alt: .*/, 'alt: ""'),
  ),
  'a file name in the place of words': onLines(
    dated,
    'fields',
    /alt: ".+"$/,
    'picture/alt-file-name',
    (line) => line.replace(/alt: .*/, 'alt: IMG_2041.jpg'),
  ),
  'the words of the picture before': (document) => {
    if (!['report', 'news'].includes(document.kind)) return []
    const alts = linesOf(document, 'fields', /^ {4}alt: "/)
    return alts.slice(1).map((index, place) => {
      const earlier = document.lines[alts[place] ?? 0]
      return replaced(document, 'picture/alt-repeated', index, earlier)
    })
  },
  'the picture before once more': (document) => {
    if (!['report', 'news'].includes(document.kind)) return []
    const files = linesOf(document, 'fields', /^ {2}- file: /)
    return files.slice(1).map((index, place) => {
      const earlier = document.lines[files[place] ?? 0]
      return replaced(document, 'picture/repeated', index, earlier)
    })
  },
  'a picture taken out of the gallery': (document) => {
    if (!['report', 'news'].includes(document.kind)) return []
    return linesOf(document, 'fields', /^ {2}- file: /).flatMap((index) => {
      const name = document.lines[index]?.replace('  - file: ', '') ?? ''
      const used = document.text.split(name).length - 1
      if (used > 1) return []
      const end = document.lines.findIndex((line, at) => at > index && !line.startsWith('    '))
      const lines = document.lines.toSpliced(index, end - index)
      return [
        {
          changes: { [document.file]: lines.join('\n') },
          file: document.file,
          line: 1,
          rule: 'picture/unused',
        },
      ]
    })
  },
  'an e-mail address without its @': onLines(
    ['site'],
    'fields',
    fields('email'),
    'frontmatter/form',
    (line) => line.replace('@', ' '),
  ),
  'an address without https': onLines(['site'], 'fields', /url: https/, 'frontmatter/form', (line) =>
    line.replace('https', 'http'),
  ),
  'a mark at words that stand in for others': (document) => {
    if (!collections.includes(document.kind) || /^placeholder:/m.test(document.text)) return []
    return linesOf(document, 'fields', /^title: /).map((index) =>
      replaced(
        document,
        'placeholder/marked',
        index,
        `${document.lines[index]}\nplaceholder: true`,
        index + 2,
      ),
    )
  },
  'a mark in words': onLines(
    everywhere,
    'fields',
    /^ *placeholder: true$/,
    'frontmatter/not-allowed',
    (line) => line.replace('true', 'po'),
  ),
  'a placeholder that no one listed': (document) =>
    linesOf(document, 'fields', /^ {2}- (email)$/).map((index) =>
      replaced(
        document,
        'placeholder/unlisted',
        index,
        undefined,
        (linesOf(document, 'fields', /^email: /)[0] ?? 0) + 1,
      ),
    ),
}
