import { join, relative } from 'node:path'
import type { Content } from '../check/content.ts'
import { nextEditionPages, nextEditionScriptPath } from '../model/next-edition.ts'
import { allOf } from '../util/all-of.ts'
import { paths } from '../util/paths.ts'
import { createProgress } from '../util/progress.ts'
import { type Apps, makeApp, openApps } from './app/app.ts'
import { codeKey } from './app/code.ts'
import { openChecking } from './checking/checking.ts'
import { readContent } from './checking/read-content.ts'
import { publishedModules } from './data/published.ts'
import { publicAddress, type SiteAddress, siteAddress } from './data/site-address.ts'
import { readAppContent } from './data/site-module.ts'
import { openDist } from './dist/open.ts'
import { newestDocuments } from './feeds/entries.ts'
import { makeTexts } from './feeds/texts.ts'
import { type ChangedOn, readLastChanges } from './git/last-changes.ts'
import { headMarkup, type SocialPicture } from './head/markup.ts'
import { structuredData } from './head/structured-data.ts'
import { makePictures } from './pictures/make.ts'
import { makePages } from './prerender/pages.ts'
import { checkSite } from './site-check/check.ts'
import { formatSiteProblems, isError, type SiteProblem } from './site-check/problem.ts'
import { makeCards } from './social/cards.ts'
import { createPool } from './threads/pool.ts'

/**
 * Checks the content, and builds every page, text, picture and card that is missing or stale. The folder `out`, which
 * may be a link, changes only after all of this has succeeded.
 *
 * @param options.release whether placeholders (`placeholder`) in the content are errors
 * @param options.verify whether to compare every file of the folder with the last build, because a file may have
 * changed since
 * @throws {Error} that lists the errors of the content, or those of the built site
 * @throws {Error} when the folder holds something other than a site, or a step fails
 */
export async function buildSite(options: { out: string; release: boolean; verify: boolean }): Promise<void> {
  // A web server runs as another user and must be able to read all files, whatever the umask of this process.
  process.umask(0o022)
  // This variable is set before React is loaded, because React selects its production build by it.
  process.env.NODE_ENV = 'production'
  const { root, cache } = paths
  const log = (sentence: string) => void process.stderr.write(`  ${sentence}\n`)
  const dist = await openDist({ ...options, cache, log })
  const { previous, staging } = dist
  const pool = createPool()
  let apps: Apps | undefined
  try {
    const code = codeKey(root)
    const address = siteAddress({ root })
    apps = openApps({ root, code, address, draft: join(staging, '.app') })
    await beginApp(apps, root)
    const lastChanges = readLastChanges(root)
    const bodies = new Map<string, string>()
    const checking = await openChecking({ code, pool, bodies })
    const { content, textOf } = await readContent(checking, options.release)
    const progress = createProgress(process.stderr)

    const app = apps.of(content)
    const common = { content, address, previous, staging }
    const [appFiles, cards] = await allOf([
      makeApp({ app, previous, staging }),
      makeCards({ ...common, root, cache, progress }),
    ])
    const changedOn = await lastChanges
    const modules = publishedModules(content)
    const pages = await makePages({
      textOf,
      bodies,
      modules,
      app,
      previous,
      staging,
      make: (tasks, size) => pool.run('makePages', tasks, size),
      base: address.base,
      feedAddresses: feedAddressesOf(content, address),
      headOf: headsOf(content, address, changedOn, cards.pictures),
    })
    const articles = new Map(pages.map(({ name, article }) => [name, article]))
    const articleOf = async (path: string) => articles.get(`page ${path}`) ?? ''
    const texts = await makeTexts({ ...common, modules, articleOf, changedOn })
    const pictures = await makePictures({ ...common, pictures: content.pictures, root, cache, progress })
    const units = [appFiles, ...pages, ...texts, ...cards.units, ...pictures]

    const facts = pages.flatMap((page) => page.facts ?? [])
    reportSite(checkSite({ files: dist.filesOf(units), pages: facts, address, site: content.site, root }))
    await dist.commit(units)
    const files = pictures.flatMap((unit) => Object.keys(unit.files))
    log(`${pages.length - 1} faqe, ${files.length} skedarë fotografish → ${relative(root, dist.dir)}/`)
  } finally {
    apps?.close()
    await pool.close()
    await dist.close()
  }
}

/** The addresses by which feeds name documents, by their paths. */
function feedAddressesOf(content: Content, address: SiteAddress): ReadonlyMap<string, string> {
  return new Map(newestDocuments(content).map(({ path }) => [path, publicAddress(address, path)]))
}

/** Returns the head markup of a page for programs: its data, its social card, the script of the next edition. */
function headsOf(
  content: Content,
  address: SiteAddress,
  changedOn: ChangedOn,
  pictures: ReadonlyMap<string, SocialPicture>,
): (path: string) => string {
  const data = structuredData(content, address, changedOn)
  const script = address.base + nextEditionScriptPath.slice(1)
  return (path) =>
    headMarkup({
      data: data.get(path),
      picture: pictures.get(path) ?? pictures.get('/'),
      ...(content.nextEdition && nextEditionPages.includes(path) && { script }),
    })
}

/** Bundles the app while the content is checked; errors are reported where the app is needed. */
async function beginApp(apps: Apps, root: string): Promise<void> {
  const content = await readAppContent(root)
  if (content)
    apps
      .of(content)
      .load()
      .catch(() => undefined)
}

/** Prints warnings; errors stop the publication, and are listed with the warnings. */
function reportSite(problems: readonly SiteProblem[]): void {
  const text = formatSiteProblems(problems)
  if (problems.some(isError)) throw new Error(text)
  if (text !== '') process.stderr.write(`${text}\n`)
}
