import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Addresses } from './addresses.ts'
import { checkXml } from './feeds.ts'
import { checkTexts, findUnused } from './files.ts'
import { readPage } from './page.ts'
import { checkPage, checkReferences, findUnlisted } from './pages.ts'
import { compareProblems, formatSiteProblems, type SiteProblem } from './problem.ts'
import { isStandIn, leadBack, readContentTexts } from './sources.ts'

/** What {@link checkSite} is handed. */
export type SiteCheckOptions = {
  /** Folder of the built site. */
  dir: string
  /** Path under which the site is served, with a slash at both ends. */
  base: string
  origin: string
  /** The project's folder: what is wrong is led back to its content. */
  root: string
}

/** The built site cannot be published; the message lists what is wrong with it. */
export class SiteError extends Error {
  readonly problems: readonly SiteProblem[]

  constructor(problems: readonly SiteProblem[]) {
    super(formatSiteProblems(problems))
    this.name = 'SiteError'
    this.problems = problems
  }
}

/**
 * Checks what was built as a visitor finds it: links, anchors, files, ids, alternative texts, language and
 * titles of pages, feeds and sitemaps, and files that nobody asks for.
 *
 * @returns every problem of every file, sorted by place
 */
export async function checkSite({ dir, base, origin, root }: SiteCheckOptions): Promise<SiteProblem[]> {
  const files = await listFiles(dir)
  const sources = await readContentTexts(root)
  const standIn = isStandIn(origin, sources)
  const addresses: Addresses = { files: new Set(files), base, origin, standIn }
  const html = await readTexts(dir, files, /\.html$/)
  const texts = await readTexts(dir, files, /\.(js|css|webmanifest)$/)
  const xml = await readTexts(dir, files, /\.(xml|atom|rss)$/)
  const pages = [...html].map(([file, text]) => readPage(file, text))
  const problems = [
    ...pages.flatMap(checkPage),
    ...checkReferences(addresses, pages),
    ...findUnlisted(addresses, pages),
    ...checkTexts(addresses, texts),
    ...findUnused(addresses, pages, texts, html),
    ...[...xml].flatMap(([file, text]) => checkXml(addresses, file, text)),
  ]
  return problems.map((problem) => leadBack(problem, sources)).sort(compareProblems)
}

async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => path.relative(dir, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort()
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
