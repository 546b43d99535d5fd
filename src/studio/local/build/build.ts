import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { HtmlTagDescriptor, InlineConfig, Manifest, Rolldown } from 'vite'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { fillTemplate } from '../../../model/message/placeholders.ts'
import { openApps } from '../../../pipeline/app/app.ts'
import { build as common, sanitizeFileName } from '../../../pipeline/app/bundling.ts'
import { codeKey } from '../../../pipeline/app/code.ts'
import { siteContent } from '../../../pipeline/app/site-content.ts'
import { styles } from '../../../pipeline/app/styles.ts'
import { openChecking } from '../../../pipeline/checking/checking.ts'
import { siteAddress } from '../../../pipeline/data/site-address.ts'
import { readAppContent } from '../../../pipeline/data/site-module.ts'
import { assetsOf } from '../../../pipeline/prerender/assets.ts'
import { completeDocument } from '../../../pipeline/prerender/document.ts'
import { headersFile } from '../../../pipeline/serve/headers.ts'
import { unservableNames } from '../../../pipeline/site-check/check.ts'
import { formatSiteProblems } from '../../../pipeline/site-check/problem.ts'
import { diskAt } from '../../../util/disk/node.ts'
import { listFiles } from '../../../util/list-files.ts'
import { paths } from '../../../util/paths.ts'
import { openHome } from '../../browser/home.ts'
import type { Repository } from '../../core/publish/repository.ts'
import { openGit } from '../../hosts/git/git.ts'
import { githubApi } from '../../hosts/github/github.ts'
import {
  type Calls,
  type DocumentSummary,
  type OpenDocument,
  originalsPath,
  studioFolder,
} from '../../protocol.ts'
import { type PublishedContent, readPublished } from '../../store/published.ts'
import hosted from '../../words/browser.json'
import { title } from '../../words/core.json'
import { plainEntities } from '../entities.ts'
import { writeGuide } from '../guide.ts'
import { preparePicture } from '../upload.ts'
import { studioHeaders, studioPolicy } from './headers.ts'
import { studioRules } from './studio-rules.ts'

/**
 * Writes the studio as static files: its page, the app and the pictures of a site that is built already, and the content
 * as it is on the disk.
 *
 * @param options.site folder of the built site
 * @param options.out folder that is replaced
 */
export async function buildStudio({ site, out }: { site: string; out: string }): Promise<void> {
  const { root } = paths
  const address = siteAddress({ root })
  const { base } = address
  const content = await readAppContent(root)
  if (content === undefined)
    throw new Error('content/site.yaml or content/words.yaml has errors: npm run check')
  const named = content.site.repository
  const repository = named && { api: githubApi, ...named }
  const temporary = await mkdtemp(join(root, '.cache', 'studio-build-'))
  // A folder in the temporary one, which only its owner may open: any web server may read what is built.
  const draft = join(temporary, 'studio')
  try {
    for (const name of ['assets', 'pictures'])
      await cp(join(site, name), join(draft, name), { recursive: true })
    await cp(join(root, 'public'), draft, { recursive: true })
    await bundle(base, draft, studioPolicy(repository?.api))
    await mkdir(join(draft, studioFolder))
    const published = await readContent(repository)
    for (const [file, { digest }] of Object.entries(published.others))
      if (isPictureFile(file)) await cp(join(root, file), join(draft, originalsPath, digest))
    const records = await writeDocuments(join(draft, studioFolder, 'documents'), published, base)
    await writeFile(join(draft, studioFolder, 'content.json'), JSON.stringify({ ...published, records }))
    const assets = (await readdir(join(draft, 'assets'))).sort()
    const app = await openApps({ root, code: codeKey(root), address, draft: temporary })
      .of(content)
      .load()
    await writeFile(join(draft, studioFolder, 'page.html'), await shellOf(app, base, assets))
    await writeGuide(join(draft, studioFolder))
    await writeFile(join(draft, '_headers'), headersFile(studioHeaders(base, repository?.api)))
    const unservable = unservableNames(listFiles(draft))
    if (unservable.length > 0) throw new Error(formatSiteProblems(unservable, 'dist-studio'))
    await rm(out, { recursive: true, force: true })
    await rename(draft, out)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** Bundles the studio's page, its worker and its service worker. */
async function bundle(base: string, out: string, policy: string): Promise<void> {
  const { build } = await import('vite')
  const folder = join(paths.root, 'src/studio/browser')
  const file = 'assets/[name]-[hash:6]'
  const scripts = { entryFileNames: `${file}.js`, chunkFileNames: `${file}.js` }
  const fill = { base, title, policy, ...hosted }
  const shared: InlineConfig = {
    root: folder,
    base,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    css: styles,
    plugins: [siteContent()],
    resolve: { alias: plainEntities },
  }
  const written = { ...common, outDir: out, emptyOutDir: false }
  await build({
    ...shared,
    plugins: [
      ...(shared.plugins ?? []),
      { name: 'page', transformIndexHtml: { order: 'pre', handler: (html) => fillTemplate(html, fill) } },
      {
        name: 'app',
        transformIndexHtml: { order: 'post', handler: (_, { bundle }) => filesToLoad(base, bundle) },
      },
    ],
    worker: {
      format: 'es',
      plugins: () => [studioRules],
      rolldownOptions: { output: { ...scripts, codeSplitting: false } },
    },
    build: {
      ...written,
      rolldownOptions: {
        input: join(folder, 'index.html'),
        // Fonts get the names that they have in the site, whose files were copied to the same folder.
        output: { ...scripts, assetFileNames: `${file}[extname]`, sanitizeFileName },
      },
    },
  })
  // One file at the top, because a service worker answers only requests of pages below its own folder.
  const output = { entryFileNames: 'sw.js', codeSplitting: false } as const
  await build({
    ...shared,
    build: { ...written, rolldownOptions: { input: join(folder, 'sw.ts'), output } },
  })
}

/**
 * Tags that load the app together with the page's script, which imports it: on a slow line each step takes 0.5 s; and one
 * that names all files of the studio.
 */
function filesToLoad(base: string, bundle: Rolldown.OutputBundle = {}): HtmlTagDescriptor[] {
  const app = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/studio/app/main.tsx'),
  )
  const files = app?.type === 'chunk' ? [app.fileName, ...app.imports] : []
  const preloads = files.map((file) => ({
    tag: 'link',
    injectTo: 'head' as const,
    attrs: { rel: 'modulepreload', crossorigin: true, href: base + file },
  }))
  const all = Object.keys(bundle).filter((name) => name.startsWith('assets/'))
  return [...preloads, { tag: 'meta', injectTo: 'head', attrs: namesOf(base, all) }]
}

/** Attributes of a `<meta>` that names all files which a page may need, for the service worker. */
const namesOf = (base: string, files: readonly string[]) => ({
  name: 'files',
  content: files.map((file) => base + file).join(' '),
})

async function readContent(repository: Repository | undefined) {
  const { services, save } = await openChecking()
  const git = openGit(paths.root)
  const published = await readPublished({
    disk: diskAt(paths.root),
    factsOf: async (file) =>
      isPictureFile(file) ? await services.pictures(join(paths.root, file)) : undefined,
    history: await services.history(),
    commit: await git.ask(['rev-parse', '--verify', 'HEAD']),
    // `at` is undefined without Git.
    ...(repository && { repository, at: await git.ask(['log', '-1', '--format=%cI']) }),
  })
  await save()
  return published
}

/**
 * Writes the studio's answers for the list and for each document, as they are before an editor writes. The list is
 * without the texts for its search, and pictures have the addresses at which they are published.
 *
 * @returns the check's records, by fingerprint
 */
async function writeDocuments(folder: string, published: PublishedContent, base: string) {
  const home = await openHome({
    published,
    base,
    prepare: preparePicture,
    onChange: () => undefined,
    store: { all: async () => new Map(), apply: async () => undefined },
    readFacts: async () => ({ error: 'unreadable' }),
    readOriginal: async () => undefined,
  })
  const { call } = home.studio
  async function addressOf(picture: string): Promise<string> {
    const { searchParams } = new URL(picture, 'http://localhost')
    const shown = await home.pictureForForm(searchParams.get('file') ?? '', searchParams.get('name') ?? '')
    return shown instanceof Uint8Array ? picture : shown
  }
  async function write(name: string, answer: Calls['documents' | 'open']['gives']): Promise<void> {
    await mkdir(dirname(name), { recursive: true })
    await writeFile(`${name}.json`, JSON.stringify(answer))
  }
  const { documents } = (await call('documents', {})) as Calls['documents']['gives']
  const listed: DocumentSummary[] = []
  for (const { picture, ...document } of documents) {
    const shown = picture === undefined ? {} : { picture: await addressOf(picture) }
    listed.push({ ...document, ...shown, text: '' })
    const opened = (await call('open', { file: document.file })) as OpenDocument
    const pictures = opened.pictures.map(async (one) => ({ ...one, address: await addressOf(one.address) }))
    await write(join(folder, document.file), { ...opened, pictures: await Promise.all(pictures) })
  }
  await write(folder, { documents: listed })
  return Object.fromEntries(home.records)
}

/** The HTML document in which the app in the folder `app` shows any page of the site. */
async function shellOf(app: string, base: string, files: readonly string[]): Promise<string> {
  const manifest: Manifest = JSON.parse(await readFile(join(app, 'manifest.json'), 'utf8'))
  const { bootstrap: _, ...assets } = assetsOf({ status: 200, routeIds: [], data: [] }, manifest, base)
  const { name, content: names } = namesOf(
    base,
    files.map((file) => `assets/${file}`),
  )
  const head = `<meta charset="utf-8"><meta name="${name}" content="${names}">`
  return completeDocument(`<!doctype html><html lang="sq"><head>${head}</head><body></body></html>`, assets)
}
