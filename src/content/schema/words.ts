import { z } from 'zod'
import { text } from './fields.ts'

/** A word of the interface; one that is not Albanian says its language (WCAG 3.1.2). */
export const wordSchema = z.union([text(), z.strictObject({ text: text(), lang: z.string().min(2) })])

const word = () => wordSchema

/** `content/words.yaml`: every interface word. `{name}` in a text is filled in by the page. */
export const wordsSchema = z.strictObject({
  skipLink: text(),
  title: text(),
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
    home: text(),
    pages: text(),
    contact: text(),
    phone: text(),
    email: text(),
    social: text(),
    copyright: text(),
    credit: text(),
    showCredit: text(),
    showCopyright: text(),
  }),
  date: text(),
  author: word(),
  home: z.strictObject({ title: text() }),
  list: z.strictObject({
    title: text(),
    description: text(),
    intro: text(),
    readArticle: word(),
    readMore: word(),
  }),
  report: z.strictObject({
    contents: text(),
    place: text(),
    readTime: text(),
    back: word(),
    others: text(),
    notFound: word(),
    notFoundHelp: text(),
    notFoundLink: text(),
  }),
  news: z.strictObject({ back: word(), notFound: word(), notFoundHelp: text(), notFoundLink: text() }),
  projects: z.strictObject({ title: text(), description: text(), intro: text() }),
  about: z.strictObject({ sections: text() }),
  notFound: z.strictObject({ title: text(), text: text(), links: text() }),
  gallery: z.strictObject({
    label: text(),
    position: text(),
    previous: text(),
    next: text(),
    show: text(),
    play: text(),
    pause: text(),
    open: text(),
    close: text(),
    modal: text(),
  }),
  external: z.strictObject({ video: text() }),
})

export type Word = z.infer<typeof wordSchema>
export type Words = z.infer<typeof wordsSchema>
