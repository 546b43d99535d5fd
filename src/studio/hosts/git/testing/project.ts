import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { recordsInMemory } from '../../../../check/testing/overlay.ts'
import type { Checking } from '../../../../pipeline/checking/checking.ts'
import { type Disk, textIn } from '../../../../util/disk/disk.ts'
import { diskAt } from '../../../../util/disk/node.ts'
import { decode, encode } from '../../../../util/json-with-bytes.ts'
import { createLimit } from '../../../../util/limit.ts'
import { readDisk } from '../../../core/access/files.ts'
import type { Draft } from '../../../core/draft.ts'
import { openDrafts } from '../../../core/drafts.ts'
import { openProject } from '../../../core/project.ts'
import { createPublishing } from '../../../core/publish/publishing.ts'
import type { GitFolder } from '../../folder/git-folder.ts'
import { createGitPublisher } from '../../folder/git-publisher.ts'
import { createPack } from '../../zip/pack.ts'
import { openGitFolder } from '../open-git-folder.ts'
import { type Changes, commitTo } from './others.ts'

export const news = 'content/news/lajmi/index.mdx'
export const picture = 'content/news/lajmi/01.jpg'
export const code = 'src/code.ts'
/** The text of the post before any test changes it. */
export const first = text({ title: 'Lajmi i parë', first: 'Fjalia e parë.', last: 'Fjalia e fundit.' })

/** A folder of each test's own, with the editor's project and the remote in it. */
export const at = { folder: '', root: '', remote: '' }

/** Makes the folder before each test of a file and removes it afterwards. */
export function setUpFolder(): void {
  beforeEach(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'publish-test-'))
    Object.assign(at, { folder, root: join(folder, 'editor'), remote: join(folder, 'remote.git') })
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await rm(at.folder, { recursive: true, force: true })
  })
}

function text({ title, first, last }: { title: string; first: string; last: string }): string {
  return `---\nid: 1\ntitle: ${title}\npublished: 2024-01-01\n---\n<p>${first}</p>\n\n<p>Mesi.</p>\n\n<p>${last}</p>\n`
}

/** Opens the project's drafts and publishes them, without a check, because the content of these tests is no whole site. */
export function openPublishing(disk = diskAt(at.root)) {
  const drafts = openDrafts(disk)
  const mutex = createLimit(1)
  const options = { disk, root: at.root, drafts, onChange: () => undefined }
  const publisher = createGitPublisher({ ...options, mutex, git: gitBehindRequests(disk) })
  const project = openProject({ ...options, services: noServices })
  const pack = createPack({ read: (file) => disk.read(file), commit: async () => undefined })
  const noFindings = { problems: [], findings: [], content: undefined, textOf: () => undefined }
  const { publish, changes, zip } = createPublishing(
    { ...project, check: async () => noFindings },
    {
      publisher,
      pack,
      mutex,
      settle: async () => void (await drafts.endPublished()),
    },
  )
  return {
    drafts,
    changes,
    zip,
    before: publisher.before,
    /** Publishes the drafts of these files, and what waits in the folder. */
    publish: (...files: string[]) => publish({ files }),
    publishAs: (author: unknown) => publish({ files: [], author }),
    /** Writes the draft of a document; on the file as it is now, unless it has a draft. */
    async draft(file: string, text: string, more: Partial<Draft> = {}): Promise<void> {
      const there = drafts.get(file) ?? {
        original: textIn(disk, file) ?? '',
        base: readDisk(disk, file).digest,
      }
      await drafts.write({ ...there, file, text, ...more })
    },
    /** Keeps a picture with a draft. */
    async addPicture(file: string, name: string, text: string): Promise<void> {
      const draft = drafts.get(file)
      if (draft) await drafts.write(draft, { name, bytes: new TextEncoder().encode(text) })
    },
  }
}

/** The project's Git as the worker has it: arguments and answers are the JSON of requests. */
function gitBehindRequests(disk: Disk): Omit<GitFolder, 'history'> {
  return new Proxy(openGitFolder(at.root, disk), {
    get: (git, name) => {
      const method = git[name as keyof typeof git] as (...given: unknown[]) => Promise<unknown>
      return async (...given: unknown[]) =>
        decode(encode(await method(...(decode(encode(given)) as unknown[]))))
    },
  })
}

const noServices: Checking['services'] = {
  pictures: async () => ({ error: 'unreadable' }),
  store: recordsInMemory(),
  checker: async () => [],
  history: async () => undefined,
}

export async function write(name: string, data: string, mode = 0o644): Promise<void> {
  const file = join(at.root, name)
  await mkdir(dirname(file), { recursive: true })
  // The pictures of a copied project are hard links to one file: writing into a picture would change all of them.
  await rm(file, { force: true })
  await writeFile(file, data, { mode })
}

/** The text of a file in the editor's folder. */
export async function localText(file: string): Promise<string> {
  return await readFile(join(at.root, file), 'utf8')
}

export async function project(): Promise<void> {
  await write(news, first)
  await write(picture, 'bytes of a picture \0')
  await write('content/site.yaml', 'name: Shoqata\n')
  await write('content/projects/README.txt', '')
  await write(code, 'export {}\n')
  await write('.gitignore', '.cache\ndrafts\n')
}

/** A repository without a remote. */
export async function repository(): Promise<void> {
  await clone()
  git('remote', 'remove', 'origin')
}

/** A clone of a remote, as editors have it. */
export async function clone(): Promise<void> {
  await project()
  await putUnderGit('first')
}

/** The folders in which the state of Git after the first commit is, by the name of the files. */
const begun = new Map<string, string>()

/**
 * Makes the editor's folder a clone of a remote that has its files. For files of one name the work is done once and its
 * result copied, because each process of Git takes its time.
 */
export async function putUnderGit(name: string): Promise<void> {
  const own = join(at.root, '.git')
  const folder = begun.get(name) ?? mkdtempSync(join(tmpdir(), 'publish-begun-'))
  const copies = [
    [own, join(folder, 'own')],
    [at.remote, join(folder, 'remote')],
  ] as const
  if (begun.has(name)) {
    for (const [to, from] of copies) await cp(from, to, { recursive: true })
    git('update-index', '-q', '--refresh')
    return
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  git('init', '-q', '--template=', '-b', 'main')
  git('config', 'user.name', 'Redaktorja')
  git('config', 'user.email', 'redaktorja@example.org')
  git('add', '.')
  git('commit', '-qm', 'First')
  // One file to copy, in place of one for each object.
  git('repack', '-adq')
  git('clone', '-q', '--bare', '--template=', '.', at.remote)
  remoteGit('config', 'receive.autogc', 'false')
  git('remote', 'add', 'origin', '../remote.git')
  git('fetch', '-q', 'origin')
  for (const [from, to] of copies) await cp(from, to, { recursive: true })
  begun.set(name, folder)
}

export function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: at.root,
    env: clean,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export function remoteGit(...args: string[]): string {
  return execFileSync('git', args, { cwd: at.remote, env: clean, encoding: 'utf8' })
}

const clean = { PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' }

/** Runs a shell script before each command of Git, by a wrapper that comes first in the PATH. */
export async function wrapGit(script: string): Promise<void> {
  const bin = join(at.folder, 'bin')
  await mkdir(bin)
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  await writeFile(join(bin, 'git'), `#!/bin/sh\n${script}\nexec ${real} "$@"\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
}

/** The current branch, from the file in which Git keeps it: that starts no process. */
export function currentBranch(): string {
  const [, branch = ''] =
    /^ref: refs\/heads\/(.*)\n$/.exec(readFileSync(join(at.root, '.git/HEAD'), 'utf8')) ?? []
  return branch
}

/** Commits files at the remote, as somebody else does who pushes them. */
export function commitAsOther(files: Changes, branch?: string): void {
  commitTo(at.remote, files, branch)
}

/** The files of a project, byte for byte, without those in `.git` and `.cache`. */
export async function filesOf(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(\.git|\.cache)\//.test(path))
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path, await readFile(path, 'latin1')])),
  )
}
