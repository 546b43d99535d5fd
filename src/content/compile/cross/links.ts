import type { Kind } from '../collect.ts'
import type { AnyResult } from '../documents/check.ts'
import { type LinkUse, linkKind } from '../links.ts'
import { nearest } from '../nearest.ts'
import { type Finding, finding } from '../problem.ts'

/** Pages that always exist, with the ids on them that the specification gives. */
const pages: Readonly<Record<string, readonly string[]>> = {
  '/': ['home', 'information', 'projects', 'about-us'],
  '/summer-school': [],
  '/projects': [],
  '/about': [],
}

/** Addresses of the documents of a kind. */
const prefixes: Partial<Record<Kind, string>> = { report: '/blog/', news: '/information-blog/' }

type Known = ReadonlyMap<string, readonly string[] | undefined>

/**
 * Follows every link within the site to its page and anchor.
 *
 * @param unread Kinds of which some document's number cannot be read: a link may lead there.
 */
export function checkLinks(results: readonly AnyResult[], unread: ReadonlySet<Kind>): Finding[] {
  const known = new Map<string, readonly string[] | undefined>(Object.entries(pages))
  for (const result of results) {
    const address = addressOf(result)
    if (address !== undefined) known.set(address, result.anchors)
  }
  const site = results.find((result) => result.kind === 'site')
  const origin =
    site?.kind === 'site' && site.entry !== undefined ? site.entry.address.replace(/\/$/, '') : undefined
  const spared = [...unread].flatMap((kind) => prefixes[kind] ?? [])
  return results.flatMap((result) =>
    result.links
      .filter(({ href }) => !spared.some((prefix) => href.startsWith(prefix)))
      .flatMap((link) => checkLink(result, link, known, origin)),
  )
}

function checkLink(
  from: AnyResult,
  { href, place }: LinkUse,
  known: Known,
  origin: string | undefined,
): Finding[] {
  const kind = linkKind(href)
  if (kind === 'https' && origin !== undefined && (href === origin || href.startsWith(`${origin}/`))) {
    return [
      finding('link/own-address', place, { address: href, corrected: href.slice(origin.length) || '/' }),
    ]
  }
  if (kind !== 'page' && kind !== 'anchor') return []
  const [, path = '', , anchor] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(href) ?? []
  const address = kind === 'anchor' ? addressOf(from) : path
  if (address === undefined) return []
  if (!known.has(address)) {
    const trimmed = path.replace(/\/$/, '').toLowerCase()
    const suggestion = known.has(trimmed)
      ? trimmed
      : nearest(
          path,
          [...known.keys()].filter((page) => !/\d$/.test(page)),
        )
    return [finding('link/missing-page', place, { address: path, suggestion })]
  }
  const anchors = known.get(address)
  if (anchors === undefined || anchor === undefined || anchor === '' || anchors.includes(decode(anchor)))
    return []
  return [
    finding('link/missing-anchor', place, {
      address,
      anchor,
      suggestion: nearest(anchor, anchors),
    }),
  ]
}

/** The public address of a document; undefined where it has no page of its own. */
function addressOf({ kind, id }: AnyResult): string | undefined {
  if (kind === 'report' && id !== undefined) return `/blog/${id.value}`
  if (kind === 'news' && id !== undefined) return `/information-blog/${id.value}`
  return kind === 'project' ? '/projects' : undefined
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
