import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../list-files.ts'
import type { Addresses } from './addresses.ts'
import { type PageFacts, pageFacts } from './facts.ts'
import { checkXml } from './feeds.ts'
import { checkTexts, findUnused } from './files.ts'
import { readPage } from './page.ts'
import { checkReferences, findUnlisted } from './pages.ts'
import { compareProblems, formatSiteProblems, type SiteProblem } from './problem.ts'
import { isStandIn, leadBack, readContentTexts, readSettings } from './sources.ts'

/** What {@link checkSite} is handed. */
export type SiteCheckOptions = {
  /** Folder of the built site. */
  dir: string
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
 * titles of pages, feeds and sitemaps, and files that nobody asks for.
 *
 * @returns every problem of every file, sorted by place
 */
export async function checkSite({
  dir,
  base,
  origin,
  root,
  facts = new Map(),
}: SiteCheckOptions): Promise<SiteProblem[]> {
  const files = listPublished(dir)
  const standIn = isStandIn(origin, await readSettings(root))
  const addresses: Addresses = { files: new Set(files), base, origin, standIn }
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8')
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => facts.get(file) ?? pageFacts(file, read(file)))
  // Modules of content name no files; the pages that show what is in them do.
  const texts = await readTexts(dir, files, /^(?!data\/).*\.(js|css|webmanifest)$/)
  const xml = await readTexts(dir, files, /\.(xml|atom|rss)$/)
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...checkReferences(addresses, pages, (file) => readPage(file, read(file))),
    ...findUnlisted(addresses, pages),
    ...checkTexts(addresses, texts),
    ...findUnused(addresses, pages, texts),
    ...[...xml].flatMap(([file, text]) => checkXml(addresses, file, text)),
  ]
  if (problems.length === 0) return []
  const sources = await readContentTexts(root)
  return problems.map((problem) => leadBack(problem, sources)).sort(compareProblems)
}

/** Ending of a compressed copy. */
const copy = /\.(br|gz)$/

function listPublished(dir: string): string[] {
  const names = listFiles(dir)
  const present = new Set(names)
  // Hosts ask for a compressed copy by themselves.
  return names.filter((name) => !(copy.test(name) && present.has(name.replace(copy, '')))).sort()
}

async function readTexts(
  dir: string,
  files: readonly string[],
  pattern: RegExp,
): Promise<Map<string, string>> {
  const chosen = files.filter((file) => pattern.test(file))
  return new Map(
    await Promise.all(
      chosen.map(async (file) => [file, await readFile(path.join(dir, file), 'utf8')] as const),
    ),
  )
}
