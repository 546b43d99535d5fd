import { frameIds } from '../../model/anchors.ts'
import { documentKinds, listedNames } from '../../model/document-kinds.ts'
import { nextEditionCalendarPath } from '../../model/next-edition.ts'
import { listPath } from '../../model/paging.ts'
import { publishedPaths } from '../../model/published-paths.ts'
import { decodePart } from '../../util/decode-part.ts'
import { nearest } from '../../util/nearest.ts'
import type { AnyResult } from '../documents/check.ts'
import type { DocumentKind } from '../documents/document.ts'
import { isNumbered, type Kind, kinds, numberedKindPairs, singleNames } from '../documents/kinds.ts'
import { isLocal, linkKind } from '../links/address.ts'
import { describeLocal, type LinkUse } from '../links/links.ts'
import { type Finding, finding } from '../problem.ts'
import type { Place } from '../source.ts'

/** The pages that always exist: the first page of each list, and the search page. */
const lists = [
  ...listedNames.map((name) => ({ path: listPath(documentKinds[name].listPage ?? '', 1), ids: [] })),
  { path: '/kerko', ids: [] },
]

type LinkTargets = {
  /** Ids by page; undefined if they cannot be read. */
  pages: ReadonlyMap<string, readonly string[] | undefined>
  /** Addresses of the files of `public/`, and of those that the build writes. */
  files: ReadonlySet<string>
  /** The site's own address, in the form of {@link bareAddress}. */
  own: string | undefined
}

/**
 * Resolves every link within the site to its page, anchor or file.
 *
 * @param options.unread kinds with a document whose number cannot be read, because a link may target it
 * @param options.files addresses of the files of `public/`: `/favicon.svg`
 */
export function checkLinks(
  results: readonly AnyResult[],
  { unread, files }: { unread: ReadonlySet<Kind>; files: readonly string[] },
): Finding[] {
  const targets: LinkTargets = {
    pages: pageTargets(results, unread),
    files: new Set([...files, ...writtenFiles(results)]),
    own: ownAddress(results),
  }
  const spared = numberedKindPairs.flatMap(([kind, { pathOf }]) =>
    unread.has(kind) ? (pathOf?.('') ?? []) : [],
  )
  return results.flatMap((result) =>
    result.links
      .filter(({ href }) => !spared.some((prefix) => href.startsWith(prefix)))
      .flatMap((link) => checkLink(result, link, targets)),
  )
}

/** The pages with the ids that a link may target. An optional page exists while its file exists, readable or not. */
function pageTargets(results: readonly AnyResult[], unread: ReadonlySet<Kind>): LinkTargets['pages'] {
  const singles = singleNames.flatMap((kind) => {
    const { page, isOptional }: DocumentKind<unknown> = kinds[kind]
    return page && (!isOptional || unread.has(kind)) ? page : []
  })
  const pages = [...singles, ...lists]
  const anchors = new Map<string, readonly string[] | undefined>(pages.map(({ path, ids }) => [path, ids]))
  for (const result of results) {
    const { page }: DocumentKind<unknown> = kinds[result.kind]
    const address = page?.path ?? addressOf(result)
    const isShared = isNumbered(result.kind) && documentKinds[result.kind].pathOf === undefined
    const ids = page?.ids ?? (isShared && address !== undefined ? (anchors.get(address) ?? []) : [])
    if (address !== undefined) anchors.set(address, result.anchors && [...ids, ...result.anchors])
  }
  return anchors
}

/** Files that the build writes beside the pages: feeds, sitemap, and the calendar file of the next edition. */
function writtenFiles(results: readonly AnyResult[]): string[] {
  const calendars = results.some(({ kind }) => kind === 'nextEdition') ? [nextEditionCalendarPath] : []
  return [...Object.values(publishedPaths), ...calendars]
}

function ownAddress(results: readonly AnyResult[]): string | undefined {
  const address = results.find((result) => result.kind === 'site')?.shared?.address
  return address === undefined ? undefined : bareAddress(address)
}

/** Normalises an address: `https://www.Dielli.test/klubi/` and `www.dielli.test/klubi` → `dielli.test/klubi`. */
function bareAddress(address: string): string {
  const [, host = '', rest = ''] = /^(?:https?:\/\/)?([^/?#:@]*)(.*)$/i.exec(address) ?? []
  return `${host.toLowerCase().replace(/^www\./, '')}${rest}`.replace(/\/$/, '')
}

/** An address of the site: its path, perhaps its query, and its anchor. */
const siteAddress = /^([^?#]*)[^#]*#?(.*)$/

function checkLink(from: AnyResult, { href, place }: LinkUse, targets: LinkTargets): Finding[] {
  const kind = linkKind(href)
  if (kind === 'https') return checkForeign(href, place, targets.own)
  if (kind !== 'page' && kind !== 'anchor') return []
  const [, path = '', anchor = ''] = siteAddress.exec(href) ?? []
  const address = kind === 'anchor' ? addressOf(from) : path
  if (address === undefined) return []
  if (targets.files.has(decodePart(address))) return []
  if (!targets.pages.has(address)) return [describeMissing(path, place, targets)]
  const anchors = targets.pages.get(address)
  if (anchors === undefined || anchor === '') return []
  // Every page has the target of the skip link.
  if ([...anchors, frameIds.main].includes(decodePart(anchor))) return []
  return [finding('link/missing-anchor', place, { address, anchor, suggestion: nearest(anchor, anchors) })]
}

function describeMissing(path: string, place: Place, targets: LinkTargets): Finding {
  if (/\.[a-z0-9]{2,5}$/i.test(path))
    return finding('link/missing-file', place, {
      address: path,
      suggestion: nearest(path, [...targets.files]),
    })
  const trimmed = path.replace(/\/$/, '').toLowerCase()
  const suggestion = targets.pages.has(trimmed)
    ? trimmed
    : nearest(
        path,
        [...targets.pages.keys()].filter((page) => !/\d$/.test(page)),
      )
  return finding('link/missing-page', place, { address: path, suggestion })
}

/** Checks an address with a host: the site's own, or that of the editor's computer. */
function checkForeign(href: string, place: Place, own: string | undefined): Finding[] {
  const corrected = own && pathWithin(own, href)
  if (corrected) return [finding('link/own-address', place, { address: href, corrected })]
  return isLocal(href) ? [describeLocal(href, place)] : []
}

/** The path on the site of one of its own addresses, with or without scheme; undefined for any other address. */
function pathWithin(own: string, address: string): string | undefined {
  const bare = bareAddress(address)
  const rest = bare.startsWith(own) ? bare.slice(own.length) : undefined
  return rest !== undefined && /^(?:$|[/?#])/.test(rest) ? rest.replace(/^(?!\/)/, '/') : undefined
}

/**
 * The findings of the documents. The check of a document lacks the site's own address. So a refused address of the
 * site, or one in the text, is replaced here by the path on the site.
 */
export function withOwnPaths(findings: readonly Finding[], results: readonly AnyResult[]): Finding[] {
  const own = ownAddress(results)
  if (own === undefined) return [...findings]
  return findings.map((found) => {
    const { rule, place, values } = found
    if (rule !== 'link/address' && rule !== 'link/bare-address') return found
    const address = String(rule === 'link/address' ? values.address : values.written)
    const path = pathWithin(own, address)
    if (path === undefined) return found
    if (rule === 'link/address') return finding('link/own-address', place, { address, corrected: path })
    return { ...found, values: { ...values, href: path } }
  })
}

/** The public address of a document; undefined where it has no page, or its number is unknown. */
function addressOf({ kind, id }: AnyResult): string | undefined {
  if (!isNumbered(kind)) return undefined
  const { pathOf, listPage } = documentKinds[kind]
  if (pathOf) return id && pathOf(id.value)
  return listPage && listPath(listPage, 1)
}
