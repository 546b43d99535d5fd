import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isPictureFile } from '../../../check/pictures/pictures.ts'
import { openChecking } from '../../../pipeline/checking/checking.ts'
import { siteAddress } from '../../../pipeline/data/site-address.ts'
import { readAppContent } from '../../../pipeline/data/site-module.ts'
import { headersFile } from '../../../pipeline/serve/headers.ts'
import { unservableNames } from '../../../pipeline/site-check/check.ts'
import { formatSiteProblems } from '../../../pipeline/site-check/problem.ts'
import { diskAt } from '../../../util/disk/node.ts'
import { listFiles } from '../../../util/list-files.ts'
import { paths } from '../../../util/paths.ts'
import { openBuiltRuntime } from '../../browser/built-runtime.ts'
import type { Repository } from '../../core/publish/repository.ts'
import { openGit } from '../../hosts/git/git.ts'
import { githubApi } from '../../hosts/github/github.ts'
import { type Calls, type DocumentSummary, originalsPath, studioFolder } from '../../protocol.ts'
import { type PublishedContent, readPublished } from '../../store/published.ts'
import { writeGuide } from '../guide.ts'
import { studioHeaders, studioPolicy } from './headers.ts'
import { bundlePart } from './parts.ts'

/**
 * Writes the studio as static files: its page, its preview and the content as it is on the disk. The pictures come from
 * a site that is already built.
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
  // Builds in a folder inside the temporary folder. Only its owner may open the temporary one, but a web server must
  // read the result.
  const draft = join(temporary, 'studio')
  try {
    await cp(join(site, 'pictures'), join(draft, 'pictures'), { recursive: true })
    for (const part of ['preview', 'page'] as const)
      await cp(await bundlePart(part, { base, policy: studioPolicy(repository?.api) }), draft, {
        recursive: true,
      })
    const published = await readContent(repository)
    for (const [file, { digest }] of Object.entries(published.others))
      if (isPictureFile(file)) await cp(join(root, file), join(draft, originalsPath, digest))
    const records = await writeDocuments(join(draft, studioFolder, 'documents'), published, base)
    await writeFile(join(draft, studioFolder, 'content.json'), JSON.stringify({ ...published, records }))
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
  const runtime = await openBuiltRuntime({
    published,
    base,
    prepare: () => Promise.reject(new Error('A build uploads nothing.')),
    reduce: async (bytes) => bytes,
    onChange: () => undefined,
    store: { all: async () => new Map(), apply: async () => undefined },
    readFacts: async () => ({ error: 'unreadable' }),
    readOriginal: async () => undefined,
  })
  const { call } = runtime.studio
  async function addressOf(picture: string): Promise<string> {
    const { searchParams } = new URL(picture, 'http://localhost')
    const shown = await runtime.pictureForForm(searchParams.get('file') ?? '', searchParams.get('name') ?? '')
    return shown instanceof Uint8Array ? picture : shown
  }
  async function write(name: string, answer: Calls['documents' | 'open']['response']): Promise<void> {
    await mkdir(dirname(name), { recursive: true })
    await writeFile(`${name}.json`, JSON.stringify(answer))
  }
  const { documents } = await call('documents', {})
  const listed: DocumentSummary[] = []
  for (const { picture, ...document } of documents) {
    const shown = picture === undefined ? {} : { picture: await addressOf(picture) }
    listed.push({ ...document, ...shown, text: '' })
    const opened = await call('open', { file: document.file })
    const pictures = opened.pictures.map(async (one) => ({ ...one, address: await addressOf(one.address) }))
    await write(join(folder, document.file), { ...opened, pictures: await Promise.all(pictures) })
  }
  await write(folder, { documents: listed })
  return Object.fromEntries(runtime.records)
}
