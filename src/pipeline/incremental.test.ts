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
  utimes,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createCorpus } from '../tools/bench/corpus.ts'
import { sizeByReports } from '../tools/bench/documents.ts'
import { drawPhoto } from '../tools/bench/photos.ts'
import { createScaleProject, type Site } from '../tools/bench/project.ts'
import { listFiles } from '../util/list-files.ts'

// Each test runs whole builds, perhaps on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

type Digests = ReadonlyMap<string, string>

let project: Site
/** The site after the last test, from which the next one starts. */
let last: Digests
beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'incremental-'))
  project = await createScaleProject(root, await createCorpus(sizeByReports(4)))
  // The pages' own photographs have many widths, and encoding is held by the tests of pictures.
  for (const name of listFiles(content('pages/home')).filter((file) => file.endsWith('.jpg')))
    await drawPhoto(content(`pages/home/${name}`), '#7d8a5c')
  last = await build()
})
afterAll(() => rm(project.root, { recursive: true, force: true }))

/** Builds as `npm run build` does; returns the digest of every published file. */
async function build(out = 'dist', env: NodeJS.ProcessEnv = {}): Promise<Digests> {
  const { code, output } = await run(out, env)
  if (code !== 0) throw new Error(output)
  return await digestsOf(out)
}

/** Builds into an unknown folder: everything is made again except the app and encoded pictures. */
async function buildFromScratch(): Promise<Digests> {
  const digests = await build('anew')
  await rm(join(project.root, 'anew'), { recursive: true })
  return digests
}

function start(out: string, env: NodeJS.ProcessEnv = {}, ...options: string[]) {
  const args = [join(project.root, 'scripts', 'run.cjs'), 'build', `--out=${out}`, ...options]
  return spawn(process.execPath, args, {
    cwd: project.root,
    env: { ...process.env, SITE_URL: '', RELEASE: '', VITEST: '', NODE_ENV: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function run(...given: Parameters<typeof start>): Promise<{ code: number | null; output: string }> {
  const child = start(...given)
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

/** Files of one of two builds that the other lacks, or has with other bytes. */
function differing(before: Digests, after: Digests): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort()
}

const content = (file: string) => join(project.root, 'content', file)

/** Builds incrementally; returns the names of changed files. */
async function buildOn(): Promise<string[]> {
  const before = last
  last = await build()
  return differing(before, last)
}

test('build rewrites only the pages that show an edited document', async () => {
  const times = async () => {
    const dir = join(project.root, 'dist')
    const files = listFiles(dir).sort()
    return await Promise.all(
      files.map(async (file) => [file, (await stat(join(dir, file))).ctimeMs] as const),
    )
  }
  const before = new Map(await times())
  expect(await build()).toEqual(last)
  expect(new Map(await times())).toEqual(before)
  await project.edit()
  const changed = await buildOn()
  expect(changed).toEqual(['blog/1.html', 'data/report/1.js', 'data/search.js', 'feed.atom', 'feed.json'])
  const touched = (await times()).filter(([file, time]) => before.get(file) !== time)
  expect(touched.map(([file]) => file)).toEqual(changed)
})

test('build rewrites only the pages that list or count projects for a new project', async () => {
  const text = await readFile(content('projects/2001-projekti-1.mdx'), 'utf8')
  await writeFile(
    content('projects/2003-projekti-3.mdx'),
    text.replace('id: 1', 'id: 3').replace('2001', '2003'),
  )
  const changed = await buildOn()
  expect(changed.filter((name) => name.endsWith('.html'))).toEqual([
    'index.html',
    'kerko.html',
    'projects.html',
  ])
  expect(changed.filter((name) => name.startsWith('assets/'))).toEqual([])
})

test('build rewrites every page that shows a replaced picture', async () => {
  // All photographs of the project are one file under many names. The neighbours of this report link to it without its
  // picture.
  await rm(content('reports/2002/01.jpg'))
  await drawPhoto(content('reports/2002/01.jpg'), '#7d2f2f')
  const changed = await buildOn()
  expect(changed.filter((name) => name.endsWith('.html'))).toEqual([
    'blog/2.html',
    'blog/4.html',
    'summer-school.html',
  ])
  expect(changed.filter((name) => /^data\/(news|known|home|about|projects)/.test(name))).toEqual([])
})

test('build rewrites only the affected pages when a photo is added, renamed or removed', async () => {
  const before = last
  const report = content('reports/2002/index.mdx')
  const text = await readFile(report, 'utf8')
  const show = async (file: string, alt: string) => {
    await writeFile(report, text.replace('gallery:\n', `$&  - file: "${file}"\n    alt: "${alt}"\n`))
    return await buildOn()
  }
  const [first, second] = [content('reports/2002/turbina.jpg'), content('reports/2002/era.jpg')]
  const pages = ['blog/2.html', 'data/report/2.js']
  await drawPhoto(first, '#2f3f7d')
  const derived = expect.stringMatching(/^pictures\/[0-9a-f]{12}-120\.(avif|jpg)$/)
  expect(await show('turbina.jpg', 'Turbinë mbi fushë')).toEqual([...pages, derived, derived])
  await rename(first, second)
  expect(await show('era.jpg', 'Turbinë mbi fushë')).toEqual([])
  expect(await show('era.jpg', 'Turbinë në erë')).toEqual(pages)
  await rm(second)
  await writeFile(report, text)
  await buildOn()
  expect(last).toEqual(before)
})

test('build removes all files of renamed and removed documents like a clean build', async () => {
  const photographs = () => [...last.keys()].filter((name) => /^pictures\/[0-9a-f]{12}-/.test(name))
  const before = photographs()
  await rename(content('reports/2003'), content('reports/2003-vjeshte'))
  await rm(content('reports/2004'), { recursive: true })
  await buildOn()
  expect([...last.keys()].filter((name) => /^(blog|data\/report)\/4\.|\/2003-01|\/2004/.test(name))).toEqual(
    [],
  )
  // The pictures of the removed documents are also in folders of other documents.
  expect(before.length).toBeGreaterThan(0)
  expect(photographs()).toEqual(before)
  expect(last).toEqual(await buildFromScratch())
})

test('build rewrites every page but no content when an interface text changes', async () => {
  const words = await readFile(content('words.yaml'), 'utf8')
  await writeFile(content('words.yaml'), words.replace(/^skipLink: .*$/m, 'skipLink: Fjala e provës'))
  const changed = await buildOn()
  expect(changed.filter((name) => name.endsWith('.html'))).toEqual(
    [...last.keys()].filter((name) => name.endsWith('.html')).sort(),
  )
  expect(changed.filter((name) => name.startsWith('data/'))).toEqual([])
})

test('build keeps a symbolic link to the site and writes to its target', async () => {
  await symlink(join('www', 'site'), join(project.root, 'linked'))
  expect(await build('linked')).toEqual(last)
  await rm(join(project.root, 'www', 'site', 'about.html'))
  await writeFile(join(project.root, 'www', 'neighbour'), 'x')
  expect(await build('linked')).toEqual(last)
  expect(await build('linked')).toEqual(last)
  expect((await lstat(join(project.root, 'linked'))).isSymbolicLink()).toBe(true)
  expect((await readdir(join(project.root, 'www'))).sort()).toEqual(['neighbour', 'site'])
})

test('failed build prints only the errors and leaves the site unchanged', async () => {
  const file = content('reports/2001/index.mdx')
  const text = await readFile(file, 'utf8')
  const refused = {
    'frontmatter/wrong-type': text
      .replace('id: 1', 'id: one')
      .replace(/^readTime: .*/m, 'readTime: 59 minuta lexim'),
    'link/missing-file': `${text}\n[Plani](/nuk-ka.pdf)\n`,
  }
  for (const [rule, changed] of Object.entries(refused)) {
    await writeFile(file, changed)
    const { code, output } = await run('dist')
    expect(code, output).toBe(1)
    expect(output).toContain(rule)
    expect(output).not.toContain('vërejtje')
    expect(await digestsOf('dist')).toEqual(last)
  }
  await writeFile(file, text)
})

test('build repairs changed, missing and extra files of the site after a failed build', async () => {
  const at = (file: string) => join(project.root, 'dist', file)
  const spoil = async () => {
    await writeFile(at('blog/1.html'), 'e prishur')
    await rm(at('data/report/2.js'))
  }
  expect(await build()).toEqual(last)
  await spoil()
  // A build does not verify each file unless it is asked to.
  expect(differing(last, await build())).toEqual(['blog/1.html', 'data/report/2.js'])
  expect(await run('dist', {}, '--verify')).toMatchObject({ code: 0 })
  expect(await digestsOf('dist')).toEqual(last)

  await spoil()
  await writeFile(at('blog/tjeter.html'), 'e huaj')
  // Every build compares the state of the site's root and, if that differs, verifies each file.
  await rm(at('about.html'))
  await symlink(tmpdir(), at('elsewhere'))
  expect(await build()).toEqual(last)
  expect(existsSync(at('elsewhere'))).toBe(false)
})

test('build publishes and caches nothing when the code changes during the build', async () => {
  const component = join(project.root, 'src', 'site', 'components', 'frame', 'SkipLink.tsx')
  const drafts = join(project.root, '.cache', 'build')
  const code = await readFile(component, 'utf8')
  const { atime, mtime } = await stat(component)
  for (const name of ['site', 'app']) await rm(join(project.root, '.cache', name), { recursive: true })
  const built = run('dist')
  // At this moment the bundle for browsers is made, and the bundle that renders pages is not.
  while (!(await readdir(drafts, { recursive: true })).some((name) => name.includes('.app')))
    await setTimeout(10)
  await writeFile(component, code.replace('href="#main"', 'href="#main" data-tried=""'))
  const { code: exitCode, output } = await built
  await writeFile(component, code)
  // With its old time the scripts need no new bundle.
  await utimes(component, atime, mtime)
  expect(exitCode, output).toBe(1)
  expect(output).toContain('Projekti u ndryshua gjatë ndërtimit')
  expect(await digestsOf('dist')).toEqual(last)
  // A bundle made again, with other permissions and another language, gives the same site.
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

test('build that is killed leaves old or new pages and two at once both succeed', async () => {
  for (const wait of [300, 600, 900, 1200]) {
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
  expect(await digestsOf('dist')).toEqual(await buildFromScratch())
})
