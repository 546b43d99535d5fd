import type { NumberedRecord } from './kinds/kind.ts'
import { newsRecord } from './kinds/news.ts'
import { projectRecord } from './kinds/project.ts'
import { reportRecord } from './kinds/report.ts'
import type { ListPage } from './paging.ts'
import { keysOf } from './records.ts'

/**
 * The kinds with many documents.
 *
 * To add a kind, for example `content/events/<name>.mdx` with `/events` and `/events/1`:
 *
 * 1. `model/schema/event.ts`: its fields, and what its list and its page show.
 * 2. `model/kinds/event.ts`: its record, with folder, addresses, order, words of the check, and what lists, pages, search, feeds
 *    and forms use of a document.
 * 3. This table.
 * 4. `check/documents/event.ts`: how a document is checked. `check/documents/plain-body.ts` reads a text of paragraphs and lists.
 * 5. The list of `check/documents/kinds.ts`.
 * 6. What visitors see: `site/routes/_site/events.tsx` (`loadList('events', 1)`), `events_.$id.tsx` (`loadDocument('event', id)`,
 *    with a `notFoundComponent`), later pages in `$list.faqja.$n.tsx`, their layouts, the list in `site/head/page-head.ts`, and a
 *    link in `site/components/main-links.tsx`.
 * 7. For social cards and structured data of its own: `pipeline/social/cards.ts` and `pipeline/head/structured-data.ts`.
 * 8. In `content/`: its words in `words.yaml`, and `<!-- fields:events -->` with `<!-- /fields:events -->` in `README.md`.
 *    `npm run check` names the words. Copy them to `tests/fixtures/whole-site`, and their labels to `studio/words/core.json`.
 * 9. For the button that begins a document: `NewDocument` in `studio/protocol.ts`, then what the compiler names.
 * 10. Tests: one beside (4), a document in the fixtures `content-check/good` and `whole-site` of `tests/fixtures/`, and the lists
 *    of kinds that tests write out.
 * 11. `npm run format`, which adds the routes to their tree, then `npm run check` and `npm run build`.
 *
 * Folders, links, numbers, search, sitemap, feeds, `npm run new -- event` and the studio's list, forms and trash follow. The
 * compiler, the check and the build name what is missing, except steps 7 and 9.
 */
const table = { report: reportRecord, news: newsRecord, project: projectRecord }

type Table = typeof table

/** Name of a kind with many documents. */
export type NumberedName = keyof Table

/** The entry that the check makes of a document, by kind. */
export type NumberedEntries = { [Name in NumberedName]: Parameters<Table[Name]['compare']>[0] }

/** Name of the list of a kind. */
export type ListOf<Name extends NumberedName = NumberedName> = Table[Name]['list']

/** Name of a kind whose documents have pages. */
export type PagedName = With<'pathOf' | 'pageModule'>

/** Name of a kind whose list has a page. */
export type ListedName = With<'listPage' | 'perPage' | 'card'>

/** Name of a list with pages, as the address of its first page has it. */
export type ListName = Table[ListedName]['listPage']

type With<Facts extends string> = {
  [Name in NumberedName]: Table[Name] extends Record<Facts, unknown> ? Name : never
}[NumberedName]

/** The exports of the module of a document's page, by kind, without the body. */
export type PageOf<Name extends PagedName> = ReturnType<Table[Name]['pageModule']>

/** A body as MDX has compiled it: given React's JSX runtime, it returns the body's module. */
export type CompiledBody = (runtime: object) => { default: unknown }

/** The export of a page's compiled body, if the kind has one. */
export type BodyOf<Name extends PagedName> =
  Table[Name] extends Record<'bodyFile', unknown> ? { body: CompiledBody } : unknown

/** The exports of the module of a list's page. */
export type ListModule<List> = { list: List }

/** A page of a list, by kind. */
export type ListOfKind<Name extends ListedName> = ListPage<ReturnType<Table[Name]['card']>> &
  (Table[Name] extends { listFacts(...given: never): infer Facts } ? Facts : unknown)

/** The records of the kinds with many documents. Every part of the project derives from them what the kinds have in common. */
export const documentKinds: {
  readonly [Name in NumberedName]: NumberedRecord<NumberedEntries[Name]> & { list: ListOf<Name> }
} = table

/** The names of the kinds with many documents. */
export const numberedNames = keysOf(table)

/** The names of kinds whose documents have pages. */
export const pagedNames = numberedNames.filter((name): name is PagedName => 'pathOf' in table[name])

/** The names of kinds whose list has a page. */
export const listedNames = numberedNames.filter((name): name is ListedName => 'listPage' in table[name])

/** The file of a document below `content/`, by the name of its folder or of the file. */
export function documentFile(
  { list, ownFolder }: Pick<NumberedRecord<never>, 'list' | 'ownFolder'>,
  name: string,
): string {
  return `${list}/${name}${ownFolder ? '/index' : ''}.mdx`
}
