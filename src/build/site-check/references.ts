import path from 'node:path'
import { type Addresses, addressOfPage, followAddress } from './addresses.ts'
import { type PageFacts, pictureKeys, type Reference, readPage } from './page.ts'
import { type SiteProblem, type SiteRule, siteProblem, spotOf } from './problem.ts'

/** Texts of the built folder by file: style sheets, scripts and the manifest. */
export type Texts = ReadonlyMap<string, string>

type Ids = ReadonlyMap<string, ReadonlySet<string>>

/** Follows every address of every page; `read` gives the HTML of a page in which one is wrong. */
export function checkReferences(
  addresses: Addresses,
  pages: readonly PageFacts[],
  read: (file: string) => string,
): SiteProblem[] {
  const ids: Ids = new Map(pages.map((page) => [page.file, new Set(page.ids)]))
  const isWrong = ({ file, references }: PageFacts) =>
    references.some(([kind, address]) => faultOf(addresses, ids, file, kind, address) !== undefined)
  return pages.filter(isWrong).flatMap(({ file }) => {
    const html = read(file)
    return readPage(file, html).references.flatMap(({ kind, address, at }) => {
      const rule = faultOf(addresses, ids, file, kind, address)
      return rule === undefined ? [] : [siteProblem(rule, spotOf(file, html, at), address)]
    })
  })
}

/** The rule that an address of the page `from` breaks. */
function faultOf(
  addresses: Addresses,
  ids: Ids,
  from: string,
  kind: Reference['kind'],
  address: string,
): SiteRule | undefined {
  if (kind === 'canonical') return address === addressOfPage(addresses, from) ? undefined : 'site/canonical'
  if (addresses.standIn && kind === 'link' && /^https?:/.test(address)) return undefined
  const target = followAddress(addresses, from, address)
  if (target.kind === 'foreign') return undefined
  if (target.kind === 'missing') return kind === 'link' ? 'site/dead-link' : 'site/missing-file'
  const { file, anchor } = target
  const known = ids.get(file)
  if (anchor === undefined || anchor === '' || anchor === 'top' || known === undefined) return undefined
  return known.has(anchor) || isOnLaterPage(ids, file, anchor) ? undefined : 'site/dead-anchor'
}

/** The first page of a list leads on to what its later pages have: `projects.html`, `projects/faqja/2.html`. */
function isOnLaterPage(ids: Ids, file: string, anchor: string): boolean {
  const folder = file.replace(/\.html$/, '/faqja/')
  return [...ids].some(([name, known]) => name.startsWith(folder) && known.has(anchor))
}

const inStyles = /url\(\s*["']?([^"')]+)["']?\s*\)|@import\s+["']([^"']+)["']/g
/** Chunks that a script imports, and the files that it asks for before them. */
const inScripts = /["'`]((?:\.\.?\/|\/?assets\/)[\w./~-]+\.(?:js|css|woff2|svg|json))["'`]/g
/** Icons of the manifest. */
const inManifest = /"src"\s*:\s*"([^"]+)"/g
const patterns: Readonly<Record<string, RegExp>> = { '.css': inStyles, '.webmanifest': inManifest }

/** Checks that every file which a style sheet or a script names was built. */
export function checkTexts(addresses: Addresses, texts: Texts): SiteProblem[] {
  return [...texts].flatMap(([file, text]) =>
    namesIn(file, text)
      .filter(({ address }) => followName(addresses, file, address).kind === 'missing')
      .map(({ address, at }) => siteProblem('site/missing-file', spotOf(file, text, at), address)),
  )
}

/** Files that are asked for by name from outside. */
const wellKnown =
  /^(_headers|_redirects|CNAME|404\.html|index\.html|robots\.txt|sitemap[\w-]*\.xml|favicon\.ico|\.nojekyll|\.well-known\/.*|.*\.(xml|atom|rss|webmanifest|txt))$/

/** Modules of content: the app puts their addresses together from their names. */
const contentModule = /^data\/.*\.js$/

/**
 * Pages to which no other page leads (the first page and the one for missing pages need none), and files that nothing
 * names: what an editor no longer needs, or a page forgets.
 */
export function findUnreached(
  addresses: Addresses,
  pages: readonly PageFacts[],
  texts: Texts,
): SiteProblem[] {
  const linked = new Set(['index.html', '404.html'])
  const used = new Set<string>()
  for (const { file, references } of pages) {
    for (const [kind, address] of references) {
      const target = followAddress(addresses, file, address)
      if (target.kind !== 'file') continue
      used.add(target.file)
      if (kind === 'link' && target.file !== file) linked.add(target.file)
    }
  }
  for (const [file, text] of texts) {
    for (const { address } of namesIn(file, text)) {
      const target = followName(addresses, file, address)
      if (target.kind === 'file') used.add(target.file)
    }
  }
  const keys = new Set(
    [...texts.values()].flatMap(pictureKeys).concat(pages.flatMap((page) => page.pictures)),
  )
  const isUsed = (file: string) =>
    used.has(file) ||
    wellKnown.test(file) ||
    contentModule.test(file) ||
    file.endsWith('.html') ||
    (file.startsWith('pictures/') && keys.has(keyOf(file)))
  return [
    ...pages
      .filter(({ file }) => !linked.has(file))
      .map(({ file }) => siteProblem('site/unlisted-page', { file }, file)),
    ...[...addresses.files]
      .filter((file) => !isUsed(file))
      .map((file) => siteProblem('site/unused-file', { file }, file)),
  ]
}

function namesIn(file: string, text: string): { address: string; at: number }[] {
  const pattern = patterns[path.posix.extname(file)] ?? inScripts
  return [...text.matchAll(pattern)]
    .map(({ 1: first, 2: second, index }) => ({ address: first ?? second ?? '', at: index }))
    .filter(({ address }) => !/^(data:|https?:|#)/.test(address))
}

function followName(addresses: Addresses, file: string, address: string) {
  // A bundler writes `assets/a.css` relative to the base, whatever chunk the list stands in.
  const name = address.replace(/^\/?assets\//, `${addresses.base}assets/`)
  return followAddress(addresses, file, name.split(/[?#]/)[0] ?? '')
}

/** `pictures/1a2b3c4d5e6f-640.avif` is one of the files of `1a2b3c4d5e6f`. */
function keyOf(file: string): string {
  return pictureKeys(path.posix.basename(file))[0] ?? ''
}
