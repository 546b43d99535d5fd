import type { Content } from '../../check/content.ts'
import { editionScript, nextEditionCalendarPath, nextEditionScriptPath } from '../../model/next-edition.ts'
import { publishedPaths } from '../../model/published-paths.ts'
import type { PublishedModule } from '../data/published.ts'
import type { SiteAddress } from '../data/site-address.ts'
import type { ChangedOn } from '../git/last-changes.ts'
import { atomFeed } from './atom.ts'
import { nextEditionCalendar } from './calendar.ts'
import { feedEntries } from './entries.ts'
import { jsonFeed } from './json-feed.ts'
import { webManifest } from './manifest.ts'
import { projectsCsv, projectsJson } from './projects.ts'
import { robots, sitemap } from './sitemap.ts'

/**
 * All machine-readable files: feeds, sitemap, the calendar of the next edition, data of projects, web app manifest. The
 * script that marks pages with the state of the next edition is one of them.
 *
 * @param options.articleOf the text of the page at a clean path, as plain HTML
 * @returns the makers of the texts, by path below the base path (`/feed.atom`)
 */
export function machineReadableFiles(options: {
  content: Content
  address: SiteAddress
  modules: readonly PublishedModule[]
  articleOf: (path: string) => Promise<string>
  changedOn?: ChangedOn
}): Map<string, () => string | Promise<string>> {
  const { content, address, modules, articleOf, changedOn } = options
  const { site, nextEdition } = content
  let entries: ReturnType<typeof feedEntries> | undefined
  const read = () => (entries ??= feedEntries(content, address, articleOf, changedOn))
  return new Map<string, () => string | Promise<string>>([
    [publishedPaths.atom, async () => atomFeed(site, await read(), address)],
    [publishedPaths.jsonFeed, async () => jsonFeed(site, await read(), address)],
    [publishedPaths.manifest, () => webManifest(site)],
    [publishedPaths.robots, () => robots(address)],
    [publishedPaths.sitemap, () => sitemap(modules, address, changedOn)],
    [publishedPaths.projectsCsv, () => projectsCsv(content, address)],
    [publishedPaths.projectsJson, () => projectsJson(content, address)],
    ...(nextEdition === undefined
      ? []
      : ([
          [nextEditionCalendarPath, () => nextEditionCalendar(nextEdition, site, address)],
          [nextEditionScriptPath, () => editionScript(nextEdition)],
        ] as const)),
  ])
}
