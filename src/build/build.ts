import { readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { compileContent } from './compile-content.ts'
import { effortFor } from './compress/encode.ts'
import { feedFiles } from './feeds/files.ts'
import { headMarkup } from './head/head-markup.ts'
import { pagePaths } from './page-paths.ts'
import { paths } from './paths.ts'
import { publishPictures } from './pictures/publish.ts'
import type { PageTask } from './prerender/render-page.ts'
import { createProgress } from './progress.ts'
import { isRelease } from './release.ts'
import { headersFile, siteHeaders } from './serve/headers.ts'
import { bundledApp } from './site/app.ts'
import { digestOf } from './site/blobs.ts'
import { fingerprintCode } from './site/fingerprint.ts'
import { type Making, makeModules, makePages, makeTexts } from './site/make.ts'
import { placeFiles, placeStored } from './site/place.ts'
import { blobsOf, pruneBlobs } from './site/prune.ts'
import { appSources, publishedSources } from './site/published-modules.ts'
import { type BuildState, readState, writeState } from './site/state.ts'
import { createWorkforce } from './site/workforce.ts'
import { siteAddress } from './site-address.ts'
import { checkSite, SiteError } from './site-check/check.ts'
import { formatSiteProblems, type SiteProblem } from './site-check/problem.ts'
import { publishSocialPictures } from './social/publish.ts'
import { createStaging, removeStaging, replaceDirectory } from './staging.ts'

/**
 * Builds the site into `dist/`: content is checked and compiled, the app is bundled, every page is
 * rendered, pictures are published. What an earlier build made from the same is taken as it is. Everything
 * happens in a folder of its own that takes the place of `dist/` at the end, so an interrupted or failed build
 * leaves the last good one.
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
  const dir = join(staging, 'site')
  try {
    const code = fingerprintCode(paths.root)
    const { content, modules } = await compileContent({ release })
    const pages = pagePaths(content)
    const effort = effortFor(pages.length)
    const store = join(paths.cache, 'site')
    const blobs = join(store, 'blobs')
    await mkdir(blobs, { recursive: true })
    const stateFile = join(store, `${digestOf(JSON.stringify([outDir, address]))}.json`)
    const workforce = createWorkforce({
      workshop: { blobs, effort, base, modules: join(dir, 'data') },
      scripts: join(paths.cache, 'scripts'),
    })
    const making: Making = {
      before: await readState(stateFile),
      blobs,
      codeKey: digestOf(JSON.stringify([await code, effort])),
      work: workforce.work,
    }
    const sources = publishedSources(modules, (file) => readFileSync(join(paths.root, file), 'utf8'))
    const appKey = digestOf(JSON.stringify([await code, address, appSources(modules)]))
    const draft = join(staging, 'app')
    const [app, made, social] = await Promise.all([
      bundledApp({ root: paths.root, cacheDir: join(paths.cache, 'app'), key: appKey, draft }),
      makeModules(sources, making),
      publishSocialPictures({
        content,
        address,
        root: paths.root,
        cacheDir: join(paths.cache, 'social'),
        outDir: join(dir, 'pictures'),
        code: await code,
      }),
    ])
    placeStored(
      [...made].map(([name, { stored }]) => [`data/${name}.js`, stored]),
      blobs,
      dir,
    )
    const tasks: PageTask[] = [...pages, undefined].map((path) => ({
      path: path ?? '/404',
      file: path === undefined ? '404.html' : path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      expected: path === undefined ? 404 : 200,
      head: headMarkup(path, { content, address, social }),
    }))
    const rendered = await makePages(tasks, made, { key: appKey, renderer: app }, making)
    const texts = feedFiles({ content, address, pages })
    texts.set('_headers', headersFile(siteHeaders({ basePath: base })))
    const written = await makeTexts(texts, making)
    await workforce.close()
    placeStored(
      [...rendered, ...written].map(([path, { stored }]) => [path, stored]),
      blobs,
      dir,
    )
    placeFiles(app.files, dir)
    const published = await publishPictures({
      pictures: content.pictures,
      root: paths.root,
      cacheDir: join(paths.cache, 'pictures'),
      outDir: join(dir, 'pictures'),
      progress,
    })
    const facts = new Map([...rendered].map(([file, page]) => [file, page.facts]))
    reportSite(await checkSite({ dir, base, origin, root: paths.root, facts }))
    const state: BuildState = { modules: made, pages: rendered, texts: written }
    await writeState(stateFile, state)
    await replaceDirectory(dir, outDir, join(staging, 'replaced'))
    await pruneBlobs({ states: store, blobs, used: blobsOf(state).length })
    process.stderr.write(
      `  ${pages.length} faqe, ${published.files} skedarë fotografish → ${relative(paths.root, outDir)}/\n`,
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
