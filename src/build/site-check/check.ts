import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { listFiles } from '../../util/list-files.ts'
import type { Addresses } from './addresses.ts'
import { checkXml } from './feeds.ts'
import { type PageFacts, pageFacts } from './page.ts'
import { compareProblems, formatSiteProblems, type SiteProblem } from './problem.ts'
import { checkReferences, checkTexts, findUnreached } from './references.ts'

/** What {@link checkSite} is handed. */
export type SiteCheckOptions = {
  /** Absolute path of each file of the site by its path below the site's folder. */
  files: ReadonlyMap<string, string>
  /** Path under which the site is served, with a slash at both ends. */
  base: string
  origin: string
  /** The project's folder: what is wrong is led back to its content. */
  root: string
  /** What is known already of pages that have not changed, by file. */
  facts?: ReadonlyMap<string, PageFacts>
}

/** The built site cannot be published; the message lists what is wrong with it. */
export class SiteError extends Error {
  constructor(problems: readonly SiteProblem[]) {
    super(formatSiteProblems(problems))
    this.name = 'SiteError'
  }
}

/**
 * Checks what was built as a visitor finds it: links, anchors, files, ids, alternative texts, language and
 * titles of pages, feeds and sitemaps, and files that nothing refers to.
 *
 * @returns every problem of every file, sorted by place
 */
export async function checkSite({
  files,
  base,
  origin,
  root,
  facts = new Map(),
}: SiteCheckOptions): Promise<SiteProblem[]> {
  const names = [...files.keys()].sort()
  const standIn = isStandIn(origin, await readFile(`${root}/content/site.yaml`, 'utf8').catch(() => ''))
  const addresses: Addresses = { files: new Set(names), base, origin, standIn, followed: new Map() }
  const read = (file: string) => readFileSync(files.get(file) ?? file, 'utf8')
  const pages = names
    .filter((file) => file.endsWith('.html'))
    .map((file) => facts.get(file) ?? pageFacts(file, read(file)))
  // Modules of content name no files; the pages that show what is in them do.
  const texts = await readTexts(files, /^(?!data\/).*\.(js|css|webmanifest)$/)
  const xml = await readTexts(files, /\.(xml|atom|rss)$/)
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...checkReferences(addresses, pages, read),
    ...checkTexts(addresses, texts),
    ...findUnreached(addresses, pages, texts),
    ...[...xml].flatMap(([file, text]) => checkXml(addresses, file, text)),
  ]
  if (problems.length === 0) return []
  const folder = path.join(root, 'content')
  const sources = existsSync(folder)
    ? await readTexts(filesBelow(folder), /\.(mdx|yaml)$/)
    : new Map<string, string>()
  return problems.map((problem) => leadBack(problem, sources)).sort(compareProblems)
}

async function readTexts(files: ReadonlyMap<string, string>, pattern: RegExp): Promise<Map<string, string>> {
  const chosen = [...files].filter(([file]) => pattern.test(file))
  return new Map(
    await Promise.all(chosen.map(async ([file, place]) => [file, await readFile(place, 'utf8')] as const)),
  )
}

/** Absolute path of each file below a folder by its path there. */
export function filesBelow(dir: string): Map<string, string> {
  return new Map(listFiles(dir).map((file) => [file, path.join(dir, file)]))
}

/** Whether the settings say that the site's own address, with this origin, stands in for one still to come. */
function isStandIn(origin: string, siteYaml: string): boolean {
  const settings = parse(siteYaml) as { address?: string; standIns?: string[] } | null
  const { address = '', standIns = [] } = settings ?? {}
  return standIns.includes('address') && URL.canParse(address) && new URL(address).origin === origin
}

/** Adds the place in the content at which the offending text is written, where only one can be meant. */
function leadBack(problem: SiteProblem, sources: ReadonlyMap<string, string>): SiteProblem {
  const { text: sought } = problem
  if (sought.length < 2) return problem
  const places: string[] = []
  for (const [file, text] of sources) {
    for (let at = text.indexOf(sought); at !== -1; at = text.indexOf(sought, at + 1)) {
      const ends = /^["')\s]|^$/.test(text.slice(at + sought.length, at + sought.length + 1))
      if (!/["'(:\s]/.test(text[at - 1] ?? ' ') || !ends) continue
      places.push(`content/${file}:${text.slice(0, at).split('\n').length}`)
    }
  }
  const [only] = places
  return only === undefined || places.length > 1 ? problem : { ...problem, source: only }
}
