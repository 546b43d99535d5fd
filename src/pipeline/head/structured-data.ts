import type { Content } from '../../check/content.ts'
import { nextEditionPath } from '../../model/next-edition.ts'
import { newsPath, reportPath } from '../../model/published-paths.ts'
import type { SiteAddress } from '../data/site-address.ts'
import { type ChangedOn, changeAfter } from '../git/last-changes.ts'
import { articleNode, association, breadcrumbs, eventNode, publisherOf, website } from './nodes.ts'

/** Structured data (schema.org, JSON-LD) of pages by clean path; all from the content. */
export function structuredData(
  { site, words, about, reports, news, nextEdition, documents }: Content,
  address: SiteAddress,
  changedOn: ChangedOn = () => undefined,
): Map<string, object> {
  const publisher = publisherOf(site, address)
  const { at } = publisher
  const crumbs = (...pages: readonly (readonly [name: string, path: string])[]) =>
    breadcrumbs(publisher, [[words.home.title, '/'], ...pages])

  const list = [words.reports.title, '/summer-school'] as const
  const school = { '@type': 'Thing', name: list[0], url: at(list[1]) }
  const announced = nextEdition && { ...nextEdition, description: nextEdition.audience }
  const coming = announced ? [eventNode(publisher, announced, announced.place, at(nextEditionPath))] : []
  const entries: (readonly [path: string, nodes: readonly object[]])[] = [
    ['/', [association(publisher), website(publisher)]],
    ['/about', [association(publisher), crumbs([about.title, '/about'])]],
    ['/en', [association(publisher)]],
    [list[1], [crumbs(list), ...coming]],
    ['/projects', [crumbs([words.projects.title, '/projects'])]],
    ...reports.map(({ file, report }) => {
      const path = reportPath(report.id)
      const url = at(path)
      const article = articleNode(publisher, 'Article', report, {
        published: report.end,
        modified: changeAfter(report.end, file, changedOn),
        url,
      })
      const trail = crumbs(list, [report.title, path])
      // An event without a place is invalid.
      if (report.place === undefined) return [path, [{ ...article, about: school }, trail]] as const
      const event = eventNode(publisher, report, report.place, url)
      return [path, [{ ...article, about: { '@id': event['@id'] } }, event, trail]] as const
    }),
    ...news.map((post) => {
      const path = newsPath(post.id)
      const { published } = post
      const file = documents.find(({ kind, id }) => kind === 'news' && id === post.id)?.file ?? ''
      const day = { published, modified: changeAfter(published, file, changedOn), url: at(path) }
      return [path, [articleNode(publisher, 'NewsArticle', post, day), crumbs([post.title, path])]] as const
    }),
  ]
  return new Map(
    entries.map(([path, nodes]) => [path, { '@context': 'https://schema.org', '@graph': nodes }]),
  )
}
