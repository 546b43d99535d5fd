import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extname } from 'node:path/posix'
import type { Site } from '../../model/schema/site.ts'
import { listFiles } from '../../util/list-files.ts'
import type { SiteAddress } from '../data/site-address.ts'
import { missingPages } from '../serve/missing.ts'
import { createFollower, type Target } from './follow.ts'
import { type PageFacts, pictureKeys, type Reference } from './page.ts'
import { compareProblems, type SiteProblem, type SiteRule } from './problem.ts'

/** Files, other than pages, that refer to others, by extension. */
const naming: Readonly<Record<string, { pattern: RegExp; rule: SiteRule }>> = {
  '.css': {
    pattern: /url\(\s*["']?([^"'#?)]+)|@import\s+["']([^"']+)/g,
    rule: 'site/missing-file',
  },
  // Chunks that a script imports, and their dependencies to preload.
  '.js': {
    pattern: /["'`]((?:\.\.?\/|\/?assets\/)[\w./~-]+\.(?:js|css|woff2|svg|json))["'`]/g,
    rule: 'site/missing-file',
  },
  '.webmanifest': { pattern: /"src"\s*:\s*"([^"]+)"/g, rule: 'site/missing-file' },
  '.atom': { pattern: /<link [^>]*href="([^"]+)"/g, rule: 'site/dead-link' },
  '.xml': { pattern: /<loc>([^<]+)<\/loc>/g, rule: 'site/sitemap-address' },
}

/** Content modules. The app builds their addresses from their names, and they refer to no files. */
const contentModule = /^data\/.*\.js$/

/** Files that are requested by well-known names, and calendars, which hydrated pages offer for coming dates. */
const wellKnown =
  /^(_headers|_redirects|CNAME|robots\.txt|favicon\.ico|\.nojekyll|\.well-known\/.*|.*\.(html|xml|atom|rss|webmanifest|txt|ics))$/

/**
 * Names that not every host publishes. Jekyll, with which GitHub Pages publishes a branch, leaves out names that begin
 * with `_` or `.`. In an address `#` ends the path.
 */
const unservable = /(^|\/)[_.]|#/

/** Files that hosts read themselves, by names that they prescribe. */
const forHosts = /^(_headers|_redirects|\.nojekyll|\.well-known\/[^_.#][^#]*)$/

type BuiltSite = {
  /** Absolute path of each file of the site by its path below the site's folder. */
  files: ReadonlyMap<string, string>
  pages: readonly PageFacts[]
  address: SiteAddress
  site: Pick<Site, 'address' | 'placeholders'>
  /** The project's folder: problems name the place in the project's content. */
  root: string
}

/**
 * Checks the built site: links, anchors, files, ids, alternative texts, language and titles of pages, feeds and
 * sitemap. Also reports pages without a link to them and files without a reference, which are unused or forgotten.
 *
 * @returns every problem of every file, sorted by file
 */
export function checkSite(built: BuiltSite): SiteProblem[] {
  const { files, pages, address, root } = built
  const follow = createFollower(new Set(files.keys()), address)
  const inPages = followPages(built, follow)
  const inFiles = followFiles(built, follow)
  const used = new Set([...inPages.used, ...inFiles.used])
  const keys = new Set([...pages.flatMap((page) => page.pictures), ...inFiles.pictures])
  // `pictures/1a2b3c4d5e6f-640.avif` is one of the files of `1a2b3c4d5e6f`.
  const isShown = (file: string) =>
    file.startsWith('pictures/') && pictureKeys(file).some((key) => keys.has(key))
  const unlisted = pages.flatMap(({ file }) => (inPages.linked.has(file) ? [] : [file]))
  const unused = [...files.keys()].filter(
    (file) => !used.has(file) && !wellKnown.test(file) && !contentModule.test(file) && !isShown(file),
  )
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...inPages.problems,
    ...inFiles.problems,
    ...unservableNames(files.keys()),
    ...unlisted.map((file): SiteProblem => ({ rule: 'site/unlisted-page', file, text: file })),
    ...unused.map((file): SiteProblem => ({ rule: 'site/unused-file', file, text: file })),
  ]
  if (problems.length === 0) return []
  const lines = contentLines(root)
  return problems.map((problem) => ({ ...problem, ...sourceOf(problem, lines) })).sort(compareProblems)
}

/** The files that not every host publishes. */
export function unservableNames(files: Iterable<string>): SiteProblem[] {
  const names = [...files].filter((file) => unservable.test(file) && !forHosts.test(file))
  return names.map((file) => ({ rule: 'site/unservable-name', file, text: file }))
}

type Follower = ReturnType<typeof createFollower>

/** Follows the addresses in pages; returns also the files that they use, and the pages to which another page links. */
function followPages({ pages, address: { origin, base }, site }: BuiltSite, follow: Follower) {
  const ids = new Map(pages.map((page) => [page.file, new Set(page.ids)]))
  // While the site's address is a placeholder, links with this address may mean the real site that has it.
  const isPlaceholder = site.placeholders.includes('address') && new URL(site.address).origin === origin
  const problems: SiteProblem[] = []
  const used = new Set<string>()
  const linked = new Set(['index.html', ...missingPages.map((path) => `${path.slice(1)}.html`)])

  function faultOf(from: string, [kind, text]: Reference, target: Target): SiteRule | undefined {
    const own = origin + base + from.replace(/(^index)?\.html$/, '')
    if (kind === 'canonical') return text === own ? undefined : 'site/canonical'
    if (target === 'foreign' || (isPlaceholder && kind === 'link' && /^https?:/.test(text))) return undefined
    if (target === 'missing') return kind === 'link' ? 'site/dead-link' : 'site/missing-file'
    return hasAnchor(target, ids) ? undefined : 'site/dead-anchor'
  }

  for (const { file, references } of pages) {
    for (const reference of references) {
      const [kind, text] = reference
      const target = follow(file, text)
      const rule = faultOf(file, reference, target)
      if (rule !== undefined) problems.push({ rule, file, text })
      if (typeof target === 'string') continue
      used.add(target.file)
      if (kind === 'link' && target.file !== file) linked.add(target.file)
    }
  }
  return { problems, used, linked }
}

/** Follows the addresses in files other than pages; returns also the files that they use, and the keys of their pictures. */
function followFiles({ files, address: { base } }: BuiltSite, follow: Follower) {
  const problems: SiteProblem[] = []
  const used = new Set<string>()
  const pictures = new Set<string>()
  for (const [file, place] of files) {
    const { pattern, rule } = naming[extname(file)] ?? {}
    if (pattern === undefined || rule === undefined || contentModule.test(file)) continue
    const content = readFileSync(place, 'utf8')
    for (const key of pictureKeys(content)) pictures.add(key)
    for (const [, first, second] of content.matchAll(pattern)) {
      const text = first ?? second ?? ''
      // The bundler writes `assets/a.css` relative to the base, not to the chunk with the list.
      const target = follow(file, text.replace(/^\/?assets\//, `${base}assets/`))
      if (target === 'missing') problems.push({ rule, file, text })
      else if (target !== 'foreign') used.add(target.file)
    }
  }
  return { problems, used, pictures }
}

function hasAnchor(
  { file, anchor }: Exclude<Target, string>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (anchor === '' || anchor === 'top' || ids.get(file)?.has(anchor) !== false) return true
  // The first page of a list leads on to anchors of later pages: `projects.html`, `projects/faqja/2.html`.
  const folder = file.replace(/\.html$/, '/faqja/')
  return [...ids].some(([name, anchors]) => name.startsWith(folder) && anchors.has(anchor))
}

/** Every line of the content, with its place. */
function contentLines(root: string): { place: string; values: readonly string[] }[] {
  const documents = listFiles(join(root, 'content')).filter((file) => /\.(mdx|yaml)$/.test(file))
  return documents.flatMap((file) => {
    const lines = readFileSync(join(root, 'content', file), 'utf8').split('\n')
    return lines.map((line, index) => ({
      place: `content/${file}:${index + 1}`,
      values: line.split(/["'()\s]+/),
    }))
  })
}

/** The place of the offending text in the content, if it occurs only once. */
function sourceOf({ text }: SiteProblem, lines: ReturnType<typeof contentLines>): { source?: string } {
  const [only, ...others] = text.length < 2 ? [] : lines.filter(({ values }) => values.includes(text))
  return only === undefined || others.length > 0 ? {} : { source: only.place }
}
