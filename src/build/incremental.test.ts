import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sizeByReports } from './bench/corpus.ts'
import { createScaleProject, drawPhoto, type ScaleProject } from './bench/scale-project.ts'
import { listFiles } from './list-files.ts'

// Each test runs whole builds, however busy the machine is.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

type Digests = ReadonlyMap<string, string>

let project: ScaleProject
/** The site as the last test left it: each begins where the one before it ended. */
let last: Digests
beforeAll(async () => {
  project = await createScaleProject(await mkdtemp(join(tmpdir(), 'incremental-')), sizeByReports(4))
  last = await build()
})
afterAll(() => rm(project.root, { recursive: true, force: true }))

/** Builds as `npm run build` does; gives the digest of every published file. */
async function build(out = 'dist', env: NodeJS.ProcessEnv = {}): Promise<Digests> {
  const { code, output } = await run(out, env)
  if (code !== 0) throw new Error(output)
  return await digestsOf(out)
}

/** Builds into a folder of which no build knows anything: everything but the app is made anew. */
async function buildAnew(): Promise<Digests> {
  await rm(join(project.root, '.cache', 'site'), { recursive: true })
  const digests = await build('anew')
  await rm(join(project.root, 'anew'), { recursive: true })
  return digests
}

function start(out: string, env: NodeJS.ProcessEnv = {}) {
  const words = [join(project.root, 'scripts', 'run.mjs'), 'build', `--out=${out}`]
  return spawn(process.execPath, words, {
    cwd: project.root,
    env: { ...process.env, SITE_URL: '', RELEASE: '', VITEST: '', NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function run(out: string, env?: NodeJS.ProcessEnv): Promise<{ code: number | null; output: string }> {
  const child = start(out, env)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, output }))
  })
}

async function digestsOf(out: string): Promise<Digests> {
  const dir = join(project.root, out)
  const digests = await Promise.all(
    listFiles(dir)
      .sort()
      .map(async (file) => {
        const digest = createHash('sha256').update(await readFile(join(dir, file)))
        return [file, digest.digest('hex')] as const
      }),
  )
  return new Map(digests)
}

/** What one of two builds has and the other has not, or otherwise; without the compressed copies. */
function differing(before: Digests, after: Digests): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name) && !/\.(br|gz)$/.test(name)).sort()
}

const content = (file: string) => join(project.root, 'content', file)

/** Builds what was changed; gives the names that differ, and tells a build of everything to come to the same. */
async function rebuild(): Promise<string[]> {
  const before = last
  last = await build()
  expect(last).toEqual(await buildAnew())
  return differing(before, last)
}

test('an edit changes the page of its document and what quotes it', async () => {
  await project.edit()
  expect(await rebuild()).toEqual([
    'blog/1.html',
    'data/report/1.js',
    'data/search/report-0.js',
    'data/search/words-.js',
    'data/search/words-p.js',
    'feed.atom',
    'feed.json',
  ])
})

test('a new project changes the pages that list projects, and no other', async () => {
  const text = await readFile(content('projects/2001-projekti-1.mdx'), 'utf8')
  await writeFile(
    content('projects/2003-projekti-3.mdx'),
    text.replace('id: 1', 'id: 3').replace('2001', '2003'),
  )
  const changed = await rebuild()
  expect(changed.filter((name) => name.endsWith('.html'))).toEqual(['kerko.html', 'projects.html'])
})

test('another picture in the place of one reaches every page that shows it', async () => {
  // All photographs of the project are one file under many names. The reports beside this one lead to it without its
  // picture.
  await rm(content('reports/2002/01.jpg'))
  await drawPhoto(content('reports/2002/01.jpg'), '#7d2f2f')
  const changed = await rebuild()
  expect(changed.filter((name) => name.endsWith('.html'))).toEqual([
    'blog/2.html',
    'blog/4.html',
    'summer-school.html',
  ])
  expect(changed.filter((name) => /^data\/(news|known|home|about|projects)/.test(name))).toEqual([])
})

test('a renamed and a removed document leave nothing behind', async () => {
  await rename(content('reports/2003'), content('reports/2003-vjeshte'))
  await rm(content('reports/2004'), { recursive: true })
  await rebuild()
  expect([...last.keys()].filter((name) => /^(blog|data\/report)\/4\.|\/2003-01|\/2004/.test(name))).toEqual(
    [],
  )
  expect([...last.keys()].filter((name) => /^pictures\/2003-vjeshte-01/.test(name))).toHaveLength(3)
})

test('a word of the interface changes every page and no content', async () => {
  const words = await readFile(content('words.yaml'), 'utf8')
  await writeFile(content('words.yaml'), words.replace(/^skipLink: .*$/m, 'skipLink: Fjala e provës'))
  const changed = await rebuild()
  expect(changed.filter((name) => name.endsWith('.html'))).toEqual(
    [...last.keys()].filter((name) => name.endsWith('.html')).sort(),
  )
  expect(changed.filter((name) => name.startsWith('data/'))).toEqual([])
})

test('a link in the place of the site stays one, and what it leads to is the site', async () => {
  await symlink(join('www', 'site'), join(project.root, 'linked'))
  expect(await build('linked')).toEqual(last)
  await rm(join(project.root, 'www', 'site', 'about.html'))
  await writeFile(join(project.root, 'www', 'neighbour'), 'x')
  expect(await build('linked')).toEqual(last)
  expect(await build('linked')).toEqual(last)
  expect((await lstat(join(project.root, 'linked'))).isSymbolicLink()).toBe(true)
  expect((await readdir(join(project.root, 'www'))).sort()).toEqual(['neighbour', 'site'])
})

test('permissions and language of the user are no part of the site', async () => {
  for (const name of ['site', 'app', 'social'])
    await rm(join(project.root, '.cache', name), { recursive: true })
  await chmod(join(project.root, 'public', 'favicon.svg'), 0o600)
  const usual = process.umask(0o077)
  const published = await build('closed', { LC_ALL: 'sq_AL.UTF-8' }).finally(() => process.umask(usual))
  expect(published).toEqual(last)
  const closed = join(project.root, 'closed')
  const paths = await readdir(closed, { recursive: true, withFileTypes: true })
  const modes = await Promise.all(
    paths.map(async (entry) => {
      const { mode } = await stat(join(entry.parentPath, entry.name))
      return `${entry.isDirectory() ? 'folder' : 'file'} ${(mode & 0o777).toString(8)}`
    }),
  )
  expect([...new Set(modes)].sort()).toEqual(['file 644', 'folder 755'])
  expect((await stat(closed)).mode & 0o777).toBe(0o755)
})

test('what is spoilt in the caches is made again', async () => {
  const site = join(project.root, '.cache', 'site')
  for (const [index, name] of (await readdir(join(site, 'blobs'))).entries()) {
    // A file of dist/ is a link to the same bytes: it is spoilt as well.
    if (index % 3 === 0) await writeFile(join(site, 'blobs', name), 'e prishur')
    if (index % 3 === 1) await rm(join(site, 'blobs', name))
  }
  const [app = ''] = await readdir(join(project.root, '.cache', 'app'))
  await writeFile(join(project.root, '.cache', 'app', app, 'server', 'entry-server.js'), 'throw 1')
  expect(await build()).toEqual(last)
})

test('of code that changes while it is built nothing is published, and nothing kept under the name of either', async () => {
  const [component, site] = [
    join(project.root, 'src', 'components', 'SkipLink.tsx'),
    join(project.root, 'src', 'content', 'generated', 'site.ts'),
  ]
  const code = await readFile(component, 'utf8')
  for (const name of ['site', 'app']) await rm(join(project.root, '.cache', name), { recursive: true })
  await rm(site, { force: true })
  const built = run('dist')
  // The app is bundled from here on.
  while (!existsSync(site)) await setTimeout(10)
  await writeFile(component, code.replace('href="#main"', 'href="#main" data-tried=""'))
  const { code: exitCode, output } = await built
  await writeFile(component, code)
  expect(exitCode, output).toBe(1)
  expect(output).toContain('Projekti u ndryshua gjatë ndërtimit')
  expect(await digestsOf('dist')).toEqual(last)
  expect(await build()).toEqual(last)
})

test('builds that are ended at any moment leave a whole site, and two at once both succeed', async () => {
  for (const wait of [300, 600, 900]) {
    await project.edit()
    const child = start('dist')
    const ended = new Promise((resolve) => child.on('close', resolve))
    await setTimeout(wait)
    child.kill('SIGKILL')
    await ended
    expect([...(await digestsOf('dist')).keys()]).toEqual([...last.keys()])
  }
  const results = await Promise.all([run('dist'), run('dist')])
  expect(results.map(({ code, output }) => (code === 0 ? 'ok' : output))).toEqual(['ok', 'ok'])
  expect(await digestsOf('dist')).toEqual(await buildAnew())
})
