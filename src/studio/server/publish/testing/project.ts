import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { diskAt } from '../../../../util/disk/node.ts'
import type { Draft } from '../../drafts.ts'
import type { Publisher } from '../hand-over.ts'
import { createPublisher } from '../publisher.ts'
import { type Changes, commitTo } from './others.ts'

export const news = 'content/news/lajmi/index.mdx'
export const picture = 'content/news/lajmi/01.jpg'
export const code = 'src/code.ts'
/** The text of the post before any test changes it. */
export const first = text({ title: 'Lajmi i parë', first: 'Fjalia e parë.', last: 'Fjalia e fundit.' })

/** A folder of each test's own, with the editor's project and the remote in it. */
export const at = { folder: '', root: '', remote: '' }

/** Makes the folder before each test of a file and removes it afterwards. */
export function haveFolder(): void {
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

export function publisherOf(
  root: string,
  drafts: ReadonlyMap<string, Draft> = new Map(),
  disk = diskAt(root),
): Publisher {
  return createPublisher({
    disk,
    root,
    drafts: { all: drafts },
    mutex: (work) => work(),
    onChange: () => undefined,
    // Stubs, because the content of these tests is no whole site.
    renumbering: { giveWay: async () => async () => undefined },
    expectNoNewErrors: async () => undefined,
  })
}

export async function write(name: string, data: string, mode = 0o644): Promise<void> {
  await mkdir(dirname(join(at.root, name)), { recursive: true })
  await writeFile(join(at.root, name), data, { mode })
}

export async function project(): Promise<void> {
  await write(news, first)
  await write(picture, 'bytes of a picture \0')
  await write('content/site.yaml', 'name: Shoqata\n')
  await write('content/projects/README.txt', '')
  await write(code, 'export {}\n')
  await write('.gitignore', '.cache\n')
}

export async function repository(): Promise<void> {
  const { folder } = await begun()
  await cp(join(folder, 'repository'), at.root, { recursive: true })
  git('update-index', '-q', '--refresh')
}

/** A clone of a remote, as editors have it. */
export async function clone(): Promise<void> {
  const { folder, remote } = await begun()
  await cp(join(folder, 'clone'), at.root, { recursive: true })
  await cp(remote, at.remote, { recursive: true })
  const config = join(at.root, '.git/config')
  await writeFile(config, (await readFile(config, 'utf8')).replace(remote, at.remote))
  git('update-index', '-q', '--refresh')
}

let made: Promise<typeof at> | undefined

/** The repository and the clone with which tests begin: made once and copied, because each process of Git takes its time. */
function begun(): Promise<typeof at> {
  made ??= (async () => {
    const { ...own } = at
    const folder = mkdtempSync(join(tmpdir(), 'publish-begun-'))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    const begun = { folder, root: join(folder, 'repository'), remote: join(folder, 'remote.git') }
    Object.assign(at, begun)
    await project()
    git('init', '-q', '--template=', '-b', 'main')
    git('config', 'user.name', 'Redaktorja')
    git('config', 'user.email', 'redaktorja@example.org')
    git('add', '.')
    git('commit', '-qm', 'First')
    execFileSync('git', [
      'clone',
      '-q',
      '--bare',
      '--template=',
      '-c',
      'receive.autogc=false',
      at.root,
      at.remote,
    ])
    await cp(at.root, join(folder, 'clone'), { recursive: true })
    at.root = join(folder, 'clone')
    git('remote', 'add', 'origin', at.remote)
    git('fetch', '-q', 'origin')
    Object.assign(at, own)
    return begun
  })()
  return made
}

export function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: at.root,
    env: clean,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

export function far(...args: string[]): string {
  return execFileSync('git', args, { cwd: at.remote, env: clean, encoding: 'utf8' })
}

const clean = { PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' }

/** Runs a shell script before each command of Git, by a wrapper that comes first in the PATH. */
export async function gitThat(script: string): Promise<void> {
  const bin = join(at.folder, 'bin')
  await mkdir(bin)
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  await writeFile(join(bin, 'git'), `#!/bin/sh\n${script}\nexec ${real} "$@"\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
}

export function branchNow(): string {
  return git('branch', '--show-current').trim()
}

/** Commits files at the remote, as somebody else does who pushes them. */
export function someoneElse(files: Changes, branch?: string): void {
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
