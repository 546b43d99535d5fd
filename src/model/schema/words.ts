import { z } from 'zod'
import { documentKinds, type ListedName, type ListOf, listedNames, pagedNames } from '../document-kinds.ts'
import { recordOf } from '../records.ts'
import { themes } from '../themes.ts'
import { language, text } from './fields.ts'
import { searchKinds } from './search.ts'

/** A word of the interface. A word that is not Albanian declares its language (WCAG 3.1.2). */
const wordSchema = z.union([text(), z.strictObject({ text: text(), lang: language() })])

const word = () => wordSchema

/** A group of words without variables. */
function texts<const Name extends string>(...names: readonly Name[]) {
  return z.strictObject(recordOf(names, text))
}

/** A text with all `{name}` variables of `example`; the check refuses others (`checkVariables`). */
function textWith(example: string) {
  const parts = example.match(/\{\w+\}/g) ?? []
  const all = parts.map((part) => `(?=[^]*${part.replace(/[{}]/g, '\\$&')})`).join('')
  return text()
    .regex(new RegExp(`^${all}`))
    .meta({ examples: [example] })
}

/** Two or more words between commas; a name of several words is found by each of them. */
function synonyms() {
  return text()
    .regex(/^[^,]+(, [^,]+)+$/)
    .meta({ examples: ['kontakti, adresa, email'] })
}

/** `content/words.yaml`: every interface word. `{name}` in a text is filled in by the page. */
export const wordsSchema = z.strictObject({
  skipLink: text(),
  offline: text(),
  moved: text(),
  title: textWith('{page} | {site}'),
  nav: texts('label', 'menu').extend({
    home: word(),
    news: word(),
    summerSchool: word(),
    projects: word(),
    about: word(),
  }),
  footer: texts('pages', 'contact', 'feed', 'credit', 'showCredit', 'showCopyright', 'placeholders').extend({
    home: textWith('{name}: faqja kryesore'),
    phone: textWith('Telefononi {phone}'),
    email: textWith('Shkruani në {email}'),
    social: textWith('{label}: faqja jonë në rrjetin social'),
    copyright: textWith('© {year} {name}'),
    english: word(),
  }),
  date: text(),
  author: z.union([
    textWith('Nga {author}'),
    z.strictObject({ text: textWith('By {author}'), lang: language() }),
  ]),
  home: texts('title'),
  /** The home page's three large numbers, which are counted from the content. */
  facts: texts('label', 'editions', 'projects').extend({
    years: textWith('vite pune, nga viti {from} deri në vitin {to}'),
  }),
  list: texts('pages').extend({ page: textWith('{title} – faqja {n}') }),
  ...recordOf(
    listedNames.map((name): ListOf<ListedName> => documentKinds[name].list),
    () => texts('title', 'description'),
  ),
  ...recordOf(pagedNames, () => z.strictObject({ back: word(), notFound: word() })),
  /** Words around the list of editions. */
  editions: texts('intro', 'newer', 'older').extend({
    unannounced: textWith('Edicioni i ardhshëm nuk është shpallur ende: {email}'),
    readArticle: word(),
    readMore: word(),
  }),
  /** Words about the next edition. */
  nextEdition: texts('label', 'days', 'place', 'deadline', 'audience', 'apply', 'link').extend({
    ...texts('closed', 'calendar').shape,
    line: textWith('Edicioni i ardhshëm: {title}'),
    until: textWith('Aplikohet deri më {day}.'),
  }),
  /** Words around the text of a report. */
  reading: texts('contents', 'place', 'readTime', 'others', 'editions', 'previous', 'next').extend({
    ...texts('share', 'copy', 'copied', 'copyFailed').shape,
    video: textWith('Video në {host}, jashtë kësaj faqeje'),
  }),
  /** Words below the text of a news post. */
  furtherNews: z.strictObject({ next: textWith('Lajmi tjetër: {title}') }),
  /** Words above and beside the timeline of the projects, and for a long list that is folded. */
  timeline: texts('intro', 'band').extend({
    items: textWith('Të {n} pikat e listës'),
  }),
  projectFilter: texts('label', 'everything', 'none').extend({
    all: textWith('{n} projekte'),
    some: textWith('{n} nga {total} projekte'),
    themes: texts(...themes),
  }),
  /** Words for the choice of a municipality, which pages offer if projects name municipalities. */
  municipalityFilter: texts('municipality'),
  /** Words for the facts of a project: where it was done, with whom, and with whose money. */
  projectFacts: texts('data', 'municipality', 'partners', 'funder'),
  /** Words of a timeline with more than one page. */
  projectPages: texts('newer', 'older', 'years'),
  search: texts('title', 'description', 'open', 'list'),
  searching: texts('intro', 'label', 'hint', 'close', 'one', 'short', 'loading', 'failed', 'again').extend({
    ...texts('also', 'all', 'shortcut').shape,
    many: textWith('U gjetën {n} rezultate.'),
    none: textWith('Nuk u gjet asgjë për „{query}“.'),
    more: textWith('Shfaq më shumë (edhe {n})'),
    kinds: texts(...searchKinds),
  }),
  /** Words that mean the same to the search: "kontakti, adresa, email". */
  synonyms: z.array(synonyms()).optional(),
  /** Labels of testimonials that are placeholders. */
  testimonials: z.strictObject({ note: text(), example: textWith('Shembull: {author}') }),
  about: texts('sections'),
  notFound: texts('title'),
  /** Words below the title of the page for an address without a document. */
  missing: texts('text', 'links').extend(recordOf(pagedNames, () => texts('text', 'link'))),
  gallery: texts('download', 'previous', 'next', 'choose', 'play', 'pause', 'close', 'zoom').extend({
    label: textWith('Fotot: {title}'),
    position: textWith('{n} nga {total}'),
    show: textWith('Shfaq foton {n} nga {total}'),
    more: textWith('edhe {n} foto'),
    open: textWith('Hap foton {n} nga {total}: {alt}'),
    photoBy: textWith('Foto: {credit}'),
    modal: textWith('Fotot në ekran të plotë: {title}'),
  }),
})

export type Word = z.infer<typeof wordSchema>
export type Words = z.infer<typeof wordsSchema>

/** The words that are in every page. The line about placeholders is there only while the settings list any. */
export type PageWords = Omit<Words, 'synonyms' | 'moved' | 'projectFacts' | 'footer'> & {
  footer: Omit<Words['footer'], 'placeholders'> & Partial<Words['footer']>
}
