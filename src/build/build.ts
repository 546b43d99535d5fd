import { join, relative } from 'node:path'
import { allOf } from './all-of.ts'
import { openChecking } from './check/checking.ts'
import { readContent } from './compile-content.ts'
import { publishForAll } from './modes.ts'
import { paths } from './paths.ts'
import { publishPictures } from './pictures/publish.ts'
import { createProgress } from './progress.ts'
import { outFolder } from './replace/out-folder.ts'
import { replaceDirectory } from './replace/replace-directory.ts'
import { createStaging, removeStaging } from './replace/staging.ts'
import { completeRouteTree } from './route-tree.ts'
import { readCode } from './site/code.ts'
import { earlierSite } from './site/earlier.ts'
import { beginApp, type EarlyApp } from './site/early-app.ts'
import { openSiteFolder } from './site/folder.ts'
import { makeSite } from './site/make-site.ts'
import { siteAddress } from './site-address.ts'
import { checkSite, SiteError } from './site-check/check.ts'
import { formatSiteProblems, type SiteProblem } from './site-check/problem.ts'
import { cardCode } from './social/card-code.ts'

/**
 * Builds the site into `dist/`: content is checked and compiled, the app is bundled, every page is
 * rendered, pictures are published. What an earlier build made from the same is taken as it is. Everything
 * happens in a folder of its own that takes the place of `dist/` at the end, so an interrupted or failed build
 * leaves the last good one. Where `dist` is a link, the site comes to where it leads.
 * @throws {ContentError} when the content has errors.
 * @throws {Error} before anything else when something stands in the place of `dist/` that is no site.
 * @throws {SiteError} when what was built has errors, and any error when a page cannot be published.
 */
export async function buildSite({ out, release }: { out: string; release: boolean }): Promise<void> {
  const outDir = outFolder(out)
  publishForAll()
  // Before React is loaded: it chooses its production build by this.
  process.env.NODE_ENV = 'production'
  const progress = createProgress(process.stderr)
  const address = siteAddress({ root: paths.root })
  const { origin, base } = address
  const staging = await createStaging(join(paths.cache, 'build'))
  const dir = join(staging, 'site')
  const earlier = earlierSite(join(paths.cache, 'earlier'), outDir)
  let app: EarlyApp | undefined
  try {
    const checking = await openChecking()
    // The app is bundled with it: it is code like any other.
    await completeRouteTree()
    const code = readCode(paths.root)
    const cards = cardCode(paths.root)
    const { pictures, store } = checking.means
    app = beginApp({ code, address, draft: join(staging, 'app'), pictures, store })
    const read = await readContent(checking, release)
    earlier.take(dir)
    const placing = openSiteFolder(dir)
    const making = makeSite({ read, address, dir, placing, outDir, app, code: code.key, cards, progress })
    const [site, published] = await allOf([
      making,
      publishPictures({
        pictures: read.content.pictures,
        root: paths.root,
        cacheDir: join(paths.cache, 'pictures'),
        outDir: join(dir, 'pictures'),
        placing,
        progress,
        encodeAfter: making,
      }),
    ])
    placing.sweep()
    reportSite(await checkSite({ dir, base, origin, root: paths.root, facts: site.facts }))
    code.expectUnchanged()
    const replaced = join(staging, 'replaced')
    await replaceDirectory(dir, outDir, replaced)
    await allOf([site.keep(), earlier.keep(replaced)])
    process.stderr.write(
      `  ${site.pages.length} faqe, ${published.files} skedarë fotografish → ${relative(paths.root, outDir)}/\n`,
    )
  } finally {
    await app?.cancel()
    await removeStaging(staging)
  }
}

/** Errors keep the site from being published; what is only worth a look is printed. */
function reportSite(problems: readonly SiteProblem[]): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new SiteError(problems)
  if (problems.length > 0) process.stderr.write(`${formatSiteProblems(problems)}\n`)
}
