import type { Content } from '../../check/content.ts'
import { inOneLine, parseHtml, plainText } from '../../check/html/tree.ts'
import { frameIds, questionAnchor } from '../../model/anchors.ts'
import { numberedNames } from '../../model/document-kinds.ts'
import { nextEditionAnchor, nextEditionPath } from '../../model/next-edition.ts'
import { listPath, pageAt } from '../../model/paging.ts'
import { pick, recordOf } from '../../model/records.ts'
import type { Home } from '../../model/schema/home.ts'
import { pageRecords, plainPageNames } from '../../model/schema/pages.ts'
import type { Picture } from '../../model/schema/picture.ts'
import {
  type SearchDocument,
  type SearchTitle,
  type SearchTitles,
  type Suggestions,
  searchKinds,
} from '../../model/schema/search.ts'
import type { SearchSection } from '../../model/schema/search-section.ts'
import type { Word } from '../../model/schema/words.ts'
import { shownEdition } from '../../model/shown-edition.ts'
import { homeCounts } from '../../model/specification.ts'
import { themes } from '../../model/themes.ts'
import { collectionOf } from './collection.ts'

/** Maximum size of the search with all texts, in characters of JSON: at most 230 kB compressed. */
export const maxSearchSize = 600_000

/**
 * Every document as the search indexes it, by kind, in the order of the site's lists. A visitor loads all documents
 * with the first query. Above {@link maxSearchSize} the bodies of reports and posts are left out.
 */
export function searchDocuments(content: Content): SearchDocument[] {
  const documents: SearchDocument[] = []
  let size = 0
  for (const document of readDocuments(content, true)) {
    size += JSON.stringify(document).length
    if (size > maxSearchSize) return [...readDocuments(content, false)]
    documents.push(document)
  }
  return documents
}

/** The pages of the menu, whose links are already in the list of everything. */
const menuPaths: readonly string[] = ['/', '/summer-school', '/projects', pageRecords.about.path]

/** The list of everything, with titles only to stay small. */
export function searchTitles(content: Content): SearchTitles {
  const all = [...readDocuments(content, false)].filter(
    ({ kind, path }) => kind !== 'page' || !menuPaths.includes(path),
  )
  const titleOf = ({ path, title, date, lang, sections: [first] }: SearchDocument): SearchTitle => ({
    title,
    path,
    anchor: first?.anchor,
    date,
    ...(lang && { lang }),
  })
  return recordOf(searchKinds, (kind) => all.filter((one) => one.kind === kind).map(titleOf))
}

/** What the search offers before the first letter. */
export function suggestionsOf({ reports, news, home, projects, words }: Content): Suggestions {
  const [newest] = reports
  return {
    ...(newest && { report: pick(newest.report, 'id', 'title', 'date', 'cover') }),
    posts: news.slice(0, homeCounts.articles).map((post) => pick(post, 'id', 'title')),
    questions: home.faq.items.map(({ title }, index) => ({ title, anchor: questionAnchor(index) })),
    themes: themes
      .filter((theme) => projects.some((project) => project.themes?.includes(theme)))
      .map((theme) => ({ theme, name: words.projectFilter.themes[theme] })),
  }
}

function* readDocuments(content: Content, isWhole: boolean): Generator<SearchDocument> {
  for (const kind of numberedNames) {
    const { pathOf, listPage = '', perPage, entries, idOf, searchEntry } = collectionOf(kind, content)
    for (const [position, entry] of entries.entries()) {
      const path = pathOf?.(idOf(entry)) ?? listPath(listPage, pageAt(position, perPage))
      const { sections, ...titles } = searchEntry(entry, isWhole)
      const texts = sections.map((section) =>
        'html' in section
          ? { text: plainText(parseHtml(section.html)) }
          : { ...section, text: inOneLine(section.text) },
      )
      // Visitors also search for „Shkolla verore 2015“, but the title of a report names only the subject of its
      // edition.
      const names = kind === 'report' ? content.words.reports.title : undefined
      yield { kind, path, ...titles, ...(names && { names }), sections: texts }
    }
  }
  yield* ofQuestions(content.home)
  yield* ofMainPages(content)
  yield* ofNextEdition(content)
}

/** The frequent questions, each as a document, because visitors search for the question. */
function ofQuestions({ faq }: Home): SearchDocument[] {
  return faq.items.map(({ title, description }, index) => ({
    kind: 'question',
    path: '/',
    title,
    sections: [{ anchor: questionAnchor(index), text: inOneLine(description) }],
  }))
}

/** The main pages, each with the name that it has in the menu, and the contact in the footer. */
function* ofMainPages(content: Content): Generator<SearchDocument> {
  const { home, site, words } = content
  const { nav, reports, editions, projects, timeline, footer, searching } = words
  const contact = [...site.phones, site.email, site.social.label]
  const lines = (...texts: string[]) => inOneLine(texts.join(' '))
  yield mainPage('/', nav.home, words.home.title, ...homeSections(home))
  yield mainPage('/', nav.news, searching.kinds.news, { anchor: 'information', text: home.articles.title })
  yield mainPage('/summer-school', nav.summerSchool, reports.title, {
    text: lines(editions.intro, reports.description),
  })
  yield mainPage('/projects', nav.projects, projects.title, {
    text: lines(timeline.intro, projects.description),
  })
  yield* ofPlainPages(content)
  yield ofEnglishPage(content)
  yield mainPage('/', footer.contact, footer.contact, {
    anchor: frameIds.contact,
    text: contact.join(', '),
  })
}

/**
 * The page in English, by the name of its language. Its texts are left out, because Albanian queries with English
 * synonyms (`climate`) would find it before the documents.
 */
function ofEnglishPage({ english, words }: Content): SearchDocument {
  const name = words.footer.english
  const title = typeof name === 'string' ? name : name.text
  return { ...mainPage(pageRecords.english.path, name, title, { text: english.description }), lang: 'en' }
}

/** The next edition, with the way to apply for it. It is the last document, so that {@link editionRemoval} finds it. */
function* ofNextEdition({ nextEdition, words }: Content): Generator<SearchDocument> {
  if (nextEdition === undefined) return
  const { title, place, audience, phone, email } = nextEdition
  const { days, until } = shownEdition(nextEdition)
  const { label, deadline, apply } = words.nextEdition
  const texts = [`${days}, ${place}.`, `${deadline}: ${until}.`, audience, phone, email]
  const text = inOneLine(texts.filter((one) => one !== undefined).join(' '))
  yield mainPage(nextEditionPath, `${label}, ${apply}`, title, { anchor: nextEditionAnchor, text })
}

/** The statement that removes the next edition from `documents` when a visitor loads them after the edition's last day. */
export function editionRemoval({ nextEdition }: Content): string | undefined {
  if (nextEdition === undefined) return undefined
  const today = `new Date().toLocaleDateString('sv', { timeZone: 'Europe/Belgrade' })`
  return `if (${today} > '${nextEdition.end}') documents.pop()\n`
}

function mainPage(path: string, name: Word, title: string, ...sections: SearchSection[]): SearchDocument {
  const names = `${title} ${typeof name === 'string' ? name : name.text}`
  return { kind: 'page', path, title, names, sections }
}

function homeSections({ banner, whatWeDo, carousel, consultation, testimonials }: Home): SearchSection[] {
  const section = (anchor: string, heading: string, ...texts: string[]) => ({
    anchor,
    heading,
    text: inOneLine(texts.join(' ')),
  })
  return [
    { text: inOneLine([...banner.headlines, banner.text].join(' ')) },
    section(
      'about-us',
      whatWeDo.title,
      ...whatWeDo.cards.map(({ title, description }) => `${title}: ${description}`),
    ),
    section('projects', carousel.title, carousel.link),
    section('consultation-title', consultation.title, consultation.text),
    section(
      'testimonials-title',
      testimonials.title,
      ...testimonials.items.map(({ description }) => description),
    ),
  ]
}

/** The pages that show their fields as they are: each group of fields is a section. */
function* ofPlainPages(content: Content): Generator<SearchDocument> {
  for (const name of plainPageNames) {
    const { [name]: fields, words } = content
    const { path, ids } = pageRecords[name]
    const { title, description, ...others } = fields
    const groups = Object.values<Text>(others).filter((group) => typeof group === 'object')
    const sections = groups.map((group, index) => {
      const { title: heading, ...texts } = group as { title?: string } & Record<string, Text>
      return { anchor: ids[index], heading, text: inOneLine(Object.values(texts).map(joinText).join(' ')) }
    })
    const link = Object.entries<Word>(words.nav).find(([key]) => key === name)?.[1]
    yield mainPage(path, link ?? title, title, { text: description }, ...sections)
  }
}

/** A value in a page's fields: a text, a number, a list, a group of fields, a picture, or a mark (`placeholder`). */
type Text =
  | string
  | number
  | true
  | undefined
  | Picture
  | readonly Text[]
  | { readonly [field: string]: Text }

/** All words of a value in one text; a group becomes „title: description“, and a picture has none. */
function joinText(text: Text): string {
  if (typeof text === 'string') return text
  if (typeof text !== 'object' || 'alt' in text) return ''
  const parts = Object.values(text).map(joinText).filter(Boolean)
  return parts.join(Array.isArray(text) ? ' ' : ': ')
}
