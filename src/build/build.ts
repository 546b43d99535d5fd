import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build } from 'vite'
import { writeAtomically } from './atomic.ts'
import { compileContent } from './compile-content.ts'
import { precompress } from './compress/precompress.ts'
import { feedFiles } from './feeds/files.ts'
import { headMarkup } from './head/head-markup.ts'
import { paths } from './paths.ts'
import type { SourcePicture } from './pictures/plan.ts'
import { publishPictures } from './pictures/publish.ts'
import { prerenderSite } from './prerender/prerender.ts'
import { createProgress } from './progress.ts'
import { isRelease } from './release.ts'
import { headersFile, siteHeaders } from './serve/headers.ts'
import { siteAddress } from './site-address.ts'
import { checkSite, SiteError } from './site-check/check.ts'
import { formatSiteProblems, type SiteProblem } from './site-check/problem.ts'
import { publishSocialPictures } from './social/publish.ts'
import { createStaging, removeStaging, replaceDirectory } from './staging.ts'

/**
 * Builds the site into `dist/`: content is checked and compiled, the app is bundled, every page is
 * rendered, pictures are published. Everything happens in a folder of its own that takes the place of
 * `dist/` at the end, so an interrupted or failed build leaves the last good one.
 * @throws {ContentError} when the content has errors.
 * @throws {SiteError} when what was built has errors, and any error when a page cannot be published.
 */
export async function buildSite({ outDir = paths.dist, release = isRelease() } = {}): Promise<void> {
  // Before React is loaded: it chooses its production build by this.
  process.env.NODE_ENV = 'production'
  const progress = createProgress(process.stderr)
  const address = siteAddress({ root: paths.root })
  const { origin, base } = address
  const staging = await createStaging(join(paths.cache, 'build'))
  const clientDir = join(staging, 'client')
  const serverDir = join(staging, 'server')
  try {
    const content = await compileContent({ release })
    await build({ root: paths.root, logLevel: 'warn', build: { outDir: clientDir } })
    await build({ root: paths.root, logLevel: 'warn', build: { outDir: serverDir, ssr: true } })
    const serverEntry = join(serverDir, 'entry-server.js')
    const outDirOfPictures = join(clientDir, 'pictures')
    const social = await publishSocialPictures({
      content,
      address,
      root: paths.root,
      cacheDir: join(paths.cache, 'social'),
      outDir: outDirOfPictures,
    })
    const { paths: pages } = await prerenderSite({
      clientDir,
      serverEntry,
      base,
      headOf: (path) => headMarkup(path, { content, address, social }),
    })
    const pictures: SourcePicture[] = JSON.parse(
      await readFile(join(paths.generated, 'pictures.json'), 'utf8'),
    )
    const published = await publishPictures({
      pictures,
      root: paths.root,
      cacheDir: join(paths.cache, 'pictures'),
      outDir: outDirOfPictures,
      progress,
    })
    await rm(join(clientDir, '.vite'), { recursive: true, force: true })
    for (const [path, text] of feedFiles({ content, address, pages })) {
      await writeAtomically(join(clientDir, path), text)
    }
    await writeAtomically(join(clientDir, '_headers'), headersFile(siteHeaders({ basePath: base })))
    reportSite(await checkSite({ dir: clientDir, base, origin, root: paths.root }))
    const copies = await precompress(clientDir)
    await replaceDirectory(clientDir, outDir, join(staging, 'replaced'))
    process.stderr.write(
      `  ${pages.length} faqe, ${published.files} skedarë fotografish, ${copies} kopje të ngjeshura → ${relative(paths.root, outDir)}/\n`,
    )
  } finally {
    await removeStaging(staging)
  }
}

/** Errors keep the site from being published; what is only worth a look is printed. */
function reportSite(problems: readonly SiteProblem[]): void {
  if (problems.some(({ severity }) => severity === 'error')) throw new SiteError(problems)
  if (problems.length > 0) process.stderr.write(`${formatSiteProblems(problems)}\n`)
}
