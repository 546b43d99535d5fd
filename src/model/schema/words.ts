import { z } from 'zod'
import type { Theme } from '../themes.ts'
import { language, text } from './fields.ts'

/** A word of the interface; one that is not Albanian says its language (WCAG 3.1.2). */
export const wordSchema = z.union([text(), z.strictObject({ text: text(), lang: language() })])

const word = () => wordSchema

/** A text that keeps the `{name}` parts which the page fills in; `example` shows a good one. */
function textWith(example: string) {
  const parts = example.match(/\{\w+\}/g) ?? []
  const all = parts.map((part) => `(?=[^]*${part.replace(/[{}]/g, '\\$&')})`).join('')
  return text()
    .regex(new RegExp(`^${all}`))
    .meta({ examples: [example] })
}

/** `content/words.yaml`: every interface word. `{name}` in a text is filled in by the page. */
export const wordsSchema = z.strictObject({
  skipLink: text(),
  title: textWith('{page} | {site}'),
  nav: z.strictObject({
    label: text(),
    home: word(),
    news: word(),
    summerSchool: word(),
    projects: word(),
    about: word(),
    menu: text(),
  }),
  footer: z.strictObject({
    home: textWith('{name}: faqja kryesore'),
    pages: text(),
    contact: text(),
    phone: textWith('Telefononi {phone}'),
    email: textWith('Shkruani në {email}'),
    social: textWith('{label}: faqja jonë në rrjetin social'),
    copyright: textWith('© {year} {name}'),
    credit: text(),
    showCredit: text(),
    showCopyright: text(),
  }),
  date: text(),
  author: z.union([
    textWith('Nga {author}'),
    z.strictObject({ text: textWith('By {author}'), lang: language() }),
  ]),
  home: z.strictObject({ title: text() }),
  list: z.strictObject({
    title: text(),
    description: text(),
    page: textWith('{title} – faqja {n}'),
    pages: text(),
  }),
  /** What the list of editions says around them. */
  editions: z.strictObject({
    intro: text(),
    readArticle: word(),
    readMore: word(),
    newer: text(),
    older: text(),
  }),
  report: z.strictObject({ back: word(), notFound: word() }),
  /** What a report's page says around its text. */
  reading: z.strictObject({
    contents: text(),
    place: text(),
    readTime: text(),
    others: text(),
    editions: text(),
    previous: text(),
    next: text(),
    calendar: text(),
    share: text(),
    copy: text(),
    copied: text(),
    copyFailed: text(),
    video: textWith('Video në {host}, jashtë kësaj faqeje'),
  }),
  news: z.strictObject({ back: word(), notFound: word() }),
  /** What the page of a news post says below its text. */
  furtherNews: z.strictObject({ next: textWith('Lajmi tjetër: {title}') }),
  projects: z.strictObject({ title: text(), description: text() }),
  /** What the timeline of the projects says above it. */
  timeline: z.strictObject({ intro: text() }),
  projectFilter: z.strictObject({
    label: text(),
    theme: text(),
    allThemes: text(),
    year: text(),
    allYears: text(),
    all: textWith('{n} projekte'),
    some: textWith('{n} nga {total} projekte'),
    none: text(),
    clear: text(),
    themes: z.strictObject({
      planet: text(),
      'shkolla-verore': text(),
      akademi: text(),
      burimet: text(),
      kursimi: text(),
      klima: text(),
      pyjet: text(),
      vetedijesimi: text(),
    } satisfies Record<Theme, unknown>),
  }),
  /** What the timeline says where it has more than one page. */
  projectPages: z.strictObject({ newer: text(), older: text(), years: text() }),
  search: z.strictObject({ title: text(), description: text(), open: text(), list: text() }),
  searching: z.strictObject({
    intro: text(),
    label: text(),
    hint: text(),
    close: text(),
    one: text(),
    many: textWith('U gjetën {n} dokumente.'),
    none: textWith('Nuk u gjet asgjë për „{query}“.'),
    short: text(),
    loading: text(),
    failed: text(),
    again: text(),
    also: text(),
    more: textWith('Shfaq më shumë (edhe {n})'),
    all: text(),
    shortcut: text(),
    kinds: z.strictObject({ report: text(), news: text(), project: text(), question: text(), page: text() }),
  }),
  /** What is said of words that stand in for those of people. */
  testimonials: z.strictObject({ note: text(), example: textWith('Shembull: {author}') }),
  about: z.strictObject({ sections: text() }),
  notFound: z.strictObject({ title: text() }),
  /** What the page of an address without a document says below its title. */
  missing: z.strictObject({
    text: text(),
    links: text(),
    report: z.strictObject({ text: text(), link: text() }),
    news: z.strictObject({ text: text(), link: text() }),
  }),
  gallery: z.strictObject({
    download: text(),
    label: textWith('Fotografitë: {title}'),
    position: textWith('{n} nga {total}'),
    previous: text(),
    next: text(),
    show: textWith('Shfaq foton {n} nga {total}'),
    play: text(),
    pause: text(),
    open: textWith('Hap foton {n} nga {total}: {alt}'),
    close: text(),
    zoom: text(),
    modal: textWith('Fotografitë në ekran të plotë: {title}'),
  }),
})

export type Word = z.infer<typeof wordSchema>
export type Words = z.infer<typeof wordsSchema>

/** Words that the app needs: all but those of structured data. */
export type PageWords = Omit<Words, 'home'>
