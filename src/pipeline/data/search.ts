import type { Content } from '../../check/content.ts'
import { missionAnchor, purposeAnchor, questionAnchor, visionAnchor } from '../../model/anchors.ts'
import { documentKinds, numberedNames } from '../../model/document-kinds.ts'
import { listPath, pageAt } from '../../model/paging.ts'
import type { About, Home } from '../../model/schema/pages.ts'
import {
  type SearchDocument,
  type SearchSection,
  type SearchTitle,
  type SearchTitles,
  searchKinds,
} from '../../model/schema/search.ts'
import { idOf, inOneLine, publishedKinds } from './documents.ts'

/** Maximum characters of JSON with which the search holds every text: at most 230 kB compressed. */
export const mostSearched = 600_000

/**
 * Every document as the search indexes it, by kind, in the order of the site's lists. A visitor loads all of this with
 * the first query: if it exceeds {@link mostSearched}, the bodies of reports and posts are left out, and only titles,
 * dates, headings and descriptions remain.
 */
export function searchDocuments(content: Content): SearchDocument[] {
  const documents: SearchDocument[] = []
  let size = 0
  for (const document of readDocuments(content, true)) {
    size += JSON.stringify(document).length
    if (size > mostSearched) return [...readDocuments(content, false)]
    documents.push(document)
  }
  return documents
}

/** The list of everything: only titles, and the headings of pages, so that it stays light. */
export function searchTitles(content: Content): SearchTitles {
  const all = [...readDocuments(content, false)]
  const titlesOf = ({ kind, path, title, date, sections }: SearchDocument): SearchTitle[] =>
    kind === 'page'
      ? sections.flatMap(({ heading, anchor }) => (heading ? [{ title: heading, path, anchor }] : []))
      : [{ title, path, anchor: sections[0]?.anchor, date }]
  const parts = searchKinds.map((kind) => [kind, all.filter((one) => one.kind === kind).flatMap(titlesOf)])
  return Object.fromEntries(parts)
}

function* readDocuments(content: Content, isWhole: boolean): Generator<SearchDocument> {
  for (const kind of numberedNames) {
    const { list, pathOf, listPage = '', perPage } = documentKinds[kind]
    for (const [position, entry] of content[list].entries()) {
      const path = pathOf?.(idOf(entry)) ?? listPath(listPage, pageAt(position, perPage))
      yield { kind, path, ...publishedKinds[kind].found(entry as never, isWhole) }
    }
  }
  yield* ofQuestions(content.home)
  yield ofAbout(content.about)
}

/** The frequent questions, each a document: its question is what visitors look for. */
function ofQuestions({ faq }: Home): SearchDocument[] {
  return faq.items.map(({ title, description }, index) => ({
    kind: 'question',
    path: '/',
    title,
    sections: [{ anchor: questionAnchor(index), text: inOneLine(description) }],
  }))
}

function ofAbout({ title, description, purpose, vision, mission }: About): SearchDocument {
  const goals = purpose.goals.map((goal) => `${goal.title}: ${goal.description}`)
  const sections: SearchSection[] = [
    { text: description },
    { anchor: purposeAnchor, heading: purpose.title, text: inOneLine([purpose.intro, ...goals].join(' ')) },
    { anchor: visionAnchor, heading: vision.title, text: inOneLine(vision.text) },
    {
      anchor: missionAnchor,
      heading: mission.title,
      text: inOneLine([mission.intro, ...mission.points].join(' ')),
    },
  ]
  return { kind: 'page', path: '/about', title, sections }
}
