import { printNewsDay, printRange } from '../../model/dates.ts'
import { createRng } from './rng.ts'

/** Number of documents of each collection in a corpus. */
export type CorpusSize = { reports: number; news: number; projects: number }

/** The input of a corpus: equal values yield equal documents. */
export type Corpus = {
  size: CorpusSize
  /** Words to draw from, repeated by frequency. */
  vocabulary: readonly [string, ...string[]]
  /** Paths of photographs. Of several, a report shows 7 to 12 and a post 3 to 5; a single one is shown by each. */
  photos: readonly [string, ...string[]]
}

/** A document, independent of a site's file format. */
export type Document = {
  collection: keyof CorpusSize
  /** Its path below the folder of its collection, without an extension. */
  path: string
  /** Its frontmatter, without the gallery. */
  fields: { id: number } & Record<string, unknown>
  gallery: readonly { file: string; alt: string; photo: string }[]
  /** HTML of a post, or else Markdown blocks. */
  body: string
  /** The sections of a report's body: a heading and blocks. */
  sections?: readonly [heading: string, ...blocks: string[]][]
}

/** 1,000 reports come with 250 news posts and 500 projects, any other number in that proportion. */
export function sizeByReports(reports: number): CorpusSize {
  return { reports, news: Math.round(reports / 4), projects: Math.round(reports / 2) }
}

/** All documents of a corpus, one by one. */
export function* documentsOf(corpus: Corpus): Generator<Document> {
  const draw = { reports: drawReport, news: drawPost, projects: drawProject }
  for (const collection of ['reports', 'news', 'projects'] as const)
    for (let id = 1; id <= corpus.size[collection]; id++)
      yield { collection, ...draw[collection](id, createWriter(corpus, `${collection} ${id}`)) }
}

type Drawn = Omit<Document, 'collection'>

/** A report of two to four days, some 1,000 words. */
function drawReport(id: number, write: Writer): Drawn {
  const { rng } = write
  const { year, path } = editionOf(id)
  const gallery = write.gallery(7, 12)
  const [month, first] = [rng.int(1, 12), rng.int(1, 20)]
  const days = Array.from({ length: rng.int(2, 4) }, (_, offset) => isoDay(year, month, first + offset))
  const [start = '', end = ''] = [days[0], days.at(-1)]
  const extras = [
    [`<Note title="${write.title()}">`, write.paragraphs(1), '</Note>'],
    [`<Figure file="${gallery.at(-1)?.file}" alt="${write.title()}" caption="${write.title()}." />`],
  ]
  const sections: Document['sections'] = [
    ['Hyrje', write.paragraphs(2)],
    ['Objektivat', write.list(5, () => '- ')],
    ...days.map((day, n): [string, ...string[]] => [
      `Data: ${printRange(day, day)}`,
      write.paragraphs(1),
      ...(extras[n] ?? []),
      write.list(rng.int(3, 5), (number) => `${number}. `),
      `### ${write.title()}`,
      write.list(rng.int(3, 5), () => '- '),
    ]),
    ['Përfundim', write.paragraphs(2)],
  ]
  const body = sections.map(([heading, ...blocks]) => [`## ${heading}`, ...blocks].join('\n\n')).join('\n\n')
  const fields = {
    id,
    year,
    title: `Edicioni ${id}: ${write.title()}`,
    description: write.description(),
    date: printRange(start, end),
    start,
    end,
    author: 'Ekipi i shoqatës',
    // 180 words a minute, and some markup that does not count as words.
    readTime: `${Math.round(body.split(/\s+/).length / 190)} minuta lexim`,
    cover: { file: gallery[0]?.file, alt: write.title() },
  }
  return { path: `${path}/index`, fields, gallery, body, sections }
}

/** A post of some 500 words with lists, a picture and a quotation. */
function drawPost(id: number, write: Writer): Drawn {
  const { rng } = write
  const gallery = write.gallery(3, 5)
  const published = isoDay(rng.int(2001, 2024), rng.int(1, 12), rng.int(1, 28))
  const paragraphs = () => `<p>${write.paragraphs(3).replaceAll('\n\n', '</p>\n\n<p>')}</p>`
  const list = () => write.list(5, () => '  <li>').replaceAll('\n', '</li>\n')
  const blocks = [
    paragraphs(),
    `<h2>${write.title()}</h2>`,
    `<ul>\n${list()}</li>\n</ul>`,
    `<figure><img src="${gallery.at(-1)?.file}" alt="${write.title()}" /><figcaption>${write.title()}.</figcaption></figure>`,
    `<blockquote><p>${write.sentence()}</p></blockquote>`,
    `<h2>${write.title()}</h2>`,
    `<ol>\n${list()}</li>\n</ol>`,
    paragraphs(),
  ]
  const body = blocks
    .join('\n\n')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')
  const fields = {
    id,
    title: `Lajmi ${id}: ${write.title()}`,
    description: write.description(),
    date: printNewsDay(published)[0],
    published,
    author: 'Ekipi i shoqatës',
  }
  return { path: `lajmi-${id}/index`, fields, gallery, body }
}

/** A project of a paragraph and a numbered list, some 80 words. */
function drawProject(id: number, write: Writer): Drawn {
  const { year } = editionOf(id)
  const fields = { id, year, title: `Projekti ${id}: ${write.title()}` }
  const body = `${write.paragraphs(1)}\n\n${write.list(3, (number) => `${number}. `)}`
  return { path: `${year}-projekti-${id}`, fields, gallery: [], body }
}

/** Many editions share a year: the path of the second one of 2001 is `2001-2`. */
export function editionOf(id: number): { path: string; year: number } {
  const year = 2000 + (id % 25)
  const round = Math.floor(id / 25) + 1
  return { year, path: round === 1 ? String(year) : `${year}-${round}` }
}

type Writer = ReturnType<typeof createWriter>

/** Writes texts of words drawn one by one, so that no sentence repeats; with emphasis and links as people set them. */
function createWriter({ vocabulary, size, photos }: Corpus, seed: string) {
  const rng = createRng(seed)
  const times = <T>(count: number, one: (number: number) => T) =>
    Array.from({ length: count }, (_, index) => one(index + 1))
  const draw = (count: number): string[] => {
    const drawn: string[] = []
    while (drawn.length < count) {
      const word = rng.pick(vocabulary)
      if (word !== drawn.at(-1)) drawn.push(word)
    }
    return drawn
  }
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const title = () => capital(draw(rng.int(4, 6)).join(' '))
  // From the older half: a test may remove a new document, which must have no links to it.
  const older = (count: number) => rng.int(1, Math.ceil(count / 2))
  const target = () =>
    rng.pick([`/blog/${older(size.reports)}`, `/information-blog/${older(size.news)}`, '/projects', '/about'])
  const sentence = () => {
    const text = draw(rng.int(8, 18)).map((word) => (rng.next() < 0.07 ? `${word},` : word))
    const middle = rng.int(2, text.length - 6)
    const marked = () => text.splice(middle, 3).join(' ').replaceAll(',', '')
    const kind = rng.next()
    if (kind < 0.12) text.splice(middle, 0, `**${marked()}**`)
    else if (kind < 0.22) text.splice(middle, 0, `*${marked()}*`)
    else if (kind < 0.3) text.splice(middle, 0, `[${marked()}](${target()})`)
    return `${capital(text.join(' ')).replace(/,$/, '')}.`
  }
  return {
    rng,
    title,
    sentence,
    paragraphs: (count: number) => times(count, () => times(rng.int(3, 5), sentence).join(' ')).join('\n\n'),
    list: (count: number, mark: (number: number) => string) =>
      times(count, (number) => mark(number) + sentence()).join('\n'),
    /** Between 80 and 200 characters, as the check requires. */
    description: () => `${capital(draw(40).join(' ')).slice(0, 150).replace(/ \S*$/, '')}.`,
    /** Consecutive photographs of the album, from a random start. */
    gallery(fewest: number, most: number): Document['gallery'] {
      const first = rng.int(0, photos.length - 1)
      return times(photos.length === 1 ? 1 : rng.int(fewest, most), (number) => ({
        file: `${String(number).padStart(2, '0')}.jpg`,
        alt: title(),
        photo: photos[(first + number) % photos.length] ?? photos[0],
      }))
    },
  }
}

function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
