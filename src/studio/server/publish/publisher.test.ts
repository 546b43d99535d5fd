import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishWords as words } from '../../words/publish.ts'
import type { Draft } from '../drafts.ts'
import { proposalOf } from './proposal.ts'
import { createPublisher, type Publisher } from './publisher.ts'

const news = 'content/news/lajmi/index.mdx'
const picture = 'content/news/lajmi/01.jpg'
const code = 'src/code.ts'
const first = text({ title: 'Lajmi i parë', first: 'Fjalia e parë.', last: 'Fjalia e fundit.' })

let folder: string
let root: string
let remote: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-test-'))
  root = join(folder, 'editor')
  remote = join(folder, 'remote.git')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

test('without Git the saved documents are a file with their pictures, until they are marked as sent', async () => {
  await project()
  const publisher = publisherOf(root)
  expect(await publisher.changes()).toEqual({ documents: [], drafts: [], way: 'zip', asksAuthor: false })
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await write('content/projects/2024-pylli.mdx', '---\ntitle: Pylli\n---\n')
  await rm(join(root, 'content/site.yaml'))
  const { documents } = await publisherOf(root).changes()
  expect(documents).toEqual([
    { title: 'Lajmi i ri', state: 'changed', pictures: 0 },
    { title: 'Pylli', state: 'new', pictures: 0 },
    { title: expect.any(String), state: 'removed', pictures: 0 },
  ])
  const files = unzipSync(await publisher.zip())
  expect(Object.keys(files).sort()).toEqual(
    [news, picture, 'content/projects/2024-pylli.mdx', words.zip.note].sort(),
  )
  expect(Buffer.from(files[news] ?? [])).toEqual(await readFile(join(root, news)))
  expect(Buffer.from(files[picture] ?? [])).toEqual(await readFile(join(root, picture)))
  const note = Buffer.from(files[words.zip.note] ?? []).toString()
  expect(note).toContain('„Lajmi i ri“: i ndryshuar')
  expect(note).toContain('content/site.yaml')
  expect(await publisher.publish({})).toEqual({ done: 'marked' })
  expect((await publisher.changes()).documents).toEqual([])
})

test('without a remote a commit on a branch holds them, and the file still gives what the branch changed', async () => {
  await repository()
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await write(picture, 'other bytes')
  const publisher = publisherOf(root)
  expect(await publisher.changes()).toMatchObject({
    documents: [{ title: 'Lajmi i ri', state: 'changed', pictures: 1 }],
    way: 'commit',
  })
  const published = await publisher.publish({})
  expect(published).toEqual({ done: 'committed', branch: branchNow() })
  expect(branchNow()).toMatch(/^studio-\d{4}-\d\d-\d\d$/)
  expect(git('show', '--name-only', '--format=%an %s%n%n%b').trim()).toBe(
    `Redaktorja „Lajmi i ri“\n\n- „Lajmi i ri“: i ndryshuar, 1 foto\n\n\n${picture}\n${news}`,
  )
  expect((await publisher.changes()).documents).toEqual([])
  await write('content/projects/2024-pylli.mdx', '---\ntitle: Pylli\n---\n')
  await publisher.publish({})
  expect(Object.keys(unzipSync(await publisher.zip())).sort()).toEqual(
    [news, picture, 'content/projects/2024-pylli.mdx', words.zip.note].sort(),
  )
  expect(git('status', '--porcelain')).toBe('')
  expect(git('log', '--format=%s', 'main')).toBe('First\n')
})

test('a push holds the changed lines alone, and what else changed or was staged stays as it is', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await write(code, 'export const mine = 1\n')
  await write('staged.txt', 'staged')
  await write('loose.txt', 'loose')
  git('add', 'staged.txt')
  const before = await filesOf(root)
  const status = git('status', '--porcelain', '--', '.', ':!content')
  const publisher = publisherOf(root)
  const published = await publisher.publish({})
  const branch = branchNow()
  expect(published).toEqual({ done: 'proposed', branch })
  expect(far('diff', '--name-only', 'main', branch)).toBe(`${news}\n`)
  expect(far('diff', '-U0', 'main', branch).match(/^[-+][^-+].*$/gm)).toEqual([
    '-title: Lajmi i parë',
    '+title: Lajmi i ri',
  ])
  expect(await filesOf(root)).toEqual(before)
  expect(git('status', '--porcelain')).toBe(status)
  expect((await publisher.changes()).documents).toEqual([])
  expect(git('config', '--list', '--local')).not.toContain('user.name=Tjetri')
})

test('a further change adds a commit to the open proposal', async () => {
  await clone()
  const publisher = publisherOf(root)
  await write(news, first.replace('Lajmi i parë', 'Një'))
  await publisher.publish({})
  const branch = branchNow()
  await write(news, first.replace('Lajmi i parë', 'Dy'))
  expect((await publisher.changes()).documents).toHaveLength(1)
  expect(await publisher.publish({})).toEqual({ done: 'proposed', branch })
  expect(far('log', '--format=%s', `main..${branch}`)).toBe('„Dy“\n„Një“\n')
  expect(await publisher.publish({})).toEqual({ done: 'proposed', branch })
  expect(far('rev-parse', branch)).toBe(git('rev-parse', 'HEAD'))
})

for (const how of ['merged', 'squashed'] as const)
  test(`a proposal that was ${how} leads back to the default branch with all that is new`, async () => {
    await clone()
    const publisher = publisherOf(root)
    await write(news, first.replace('Lajmi i parë', 'Një'))
    await publisher.publish({})
    const branch = branchNow()
    await someoneElse(async (write, other) => {
      if (how === 'merged') other('merge', '--no-ff', '-m', 'Merge', `origin/${branch}`)
      else other('merge', '--squash', `origin/${branch}`)
      if (how === 'squashed') other('commit', '-m', 'Squash')
      await write(code, 'export const theirs = 1\n')
      await write('content/site.yaml', 'name: Tjetër\n')
    })
    await write('staged.txt', 'staged')
    git('add', 'staged.txt')
    expect(await publisher.publish({})).toEqual({ done: 'current' })
    expect(branchNow()).toBe('main')
    expect(git('rev-parse', 'HEAD')).toBe(far('rev-parse', 'main'))
    expect(git('status', '--porcelain')).toBe('A  staged.txt\n')
    expect(await readFile(join(root, code), 'utf8')).toBe('export const theirs = 1\n')

    await write(news, first.replace('Lajmi i parë', 'Dy'))
    expect(await publisher.publish({})).toEqual({ done: 'proposed', branch: branchNow() })
    expect(branchNow()).not.toBe(branch)
    expect(far('log', '--format=%s', `main..${branchNow()}`)).toBe('„Dy“\n')
  })

test('a change made after the proposal was squashed goes to a branch of its own, without the old one', async () => {
  await clone()
  const publisher = publisherOf(root)
  await write(news, first.replace('Lajmi i parë', 'Një'))
  await publisher.publish({})
  const branch = branchNow()
  await someoneElse((_, other) => {
    other('merge', '--squash', `origin/${branch}`)
    other('commit', '-m', 'Squash')
  })
  const after = first.replace('Lajmi i parë', 'Një').replace('Fjalia e fundit.', 'Fundi.')
  await write(news, after)
  await publisher.publish({})
  expect(branchNow()).toBe(`${branch}-2`)
  expect(far('log', '--format=%s', `main..${branchNow()}`)).toBe('„Një“\n')
  expect(await readFile(join(root, news), 'utf8')).toBe(after)
})

test('changes of someone else come in beside the own ones, of the same file too', async () => {
  await clone()
  await write(news, first.replace('Fjalia e fundit.', 'Fundi im.'))
  await someoneElse(async (write) => {
    await write(news, first.replace('Lajmi i parë', 'Titulli i tjetrit'))
    await write('content/site.yaml', 'name: Tjetër\n')
    await write('content/news/tjetri/index.mdx', '---\ntitle: I tjetrit\n---\n')
  })
  await publisherOf(root).publish({})
  const merged = first.replace('Fjalia e fundit.', 'Fundi im.').replace('Lajmi i parë', 'Titulli i tjetrit')
  expect(await readFile(join(root, news), 'utf8')).toBe(merged)
  expect(await readFile(join(root, 'content/site.yaml'), 'utf8')).toBe('name: Tjetër\n')
  expect(far('diff', '--name-only', 'main', branchNow())).toBe(`${news}\n`)
  expect(git('status', '--porcelain')).toBe('')
})

test('a reviewer’s commit on the proposal is kept', async () => {
  await clone()
  const publisher = publisherOf(root)
  await write(news, first.replace('Lajmi i parë', 'Një'))
  await publisher.publish({})
  const branch = branchNow()
  await someoneElse(
    (write) => write(news, first.replace('Lajmi i parë', 'Një').replace('Fjalia e fundit.', 'Fundi.')),
    branch,
  )
  await write('content/site.yaml', 'name: Imja\n')
  expect(await publisher.publish({})).toEqual({ done: 'proposed', branch })
  expect(far('show', `${branch}:${news}`)).toContain('Fundi.')
  expect(far('show', `${branch}:content/site.yaml`)).toBe('name: Imja\n')
  expect(await readFile(join(root, news), 'utf8')).toContain('Fundi.')
})

test('a change at the same place shows both versions, writes nothing, and goes on with a choice for each', async () => {
  await clone()
  const [mine, theirs] = ['Imi', 'I tjetrit'].map((title) => first.replace('Lajmi i parë', title))
  await write(news, mine ?? '')
  await write(picture, 'my picture')
  await rm(join(root, 'content/site.yaml'))
  await someoneElse(async (write) => {
    await write(news, theirs ?? '')
    await write(picture, 'their picture')
    await write('content/site.yaml', 'name: Tjetër\n')
  })
  const before = await filesOf(root)
  const publisher = publisherOf(root)
  const { clashes = [] } = await publisher.publish({})
  expect(clashes).toMatchObject([
    {
      title: 'news/lajmi/01.jpg',
      isPicture: true,
      mine: expect.stringMatching(/^data:/),
      theirs: expect.any(String),
    },
    { title: 'Imi', mine, theirs },
    { theirs: 'name: Tjetër\n' },
  ])
  expect(clashes[2]?.mine).toBeUndefined()
  expect(await filesOf(root)).toEqual(before)
  expect([branchNow(), git('log', '--format=%s')]).toEqual(['main', 'First\n'])
  expect(git('status', '--porcelain')).toBe(` M ${picture}\n M ${news}\n D content/site.yaml\n`)

  const [photo = '', text = '', site = ''] = clashes.map(({ id }) => id)
  const half = await publisher.publish({
    choices: { [photo]: 'mine', [text]: 'theirs', [`${site}x`]: 'mine' },
  })
  expect(half.clashes).toHaveLength(1)
  expect(await filesOf(root)).toEqual(before)
  const whole = await publisher.publish({ choices: { [photo]: 'mine', [text]: 'theirs', [site]: 'mine' } })
  expect(whole).toMatchObject({ done: 'proposed' })
  expect(await readFile(join(root, news), 'utf8')).toBe(theirs)
  expect(await readFile(join(root, picture), 'utf8')).toBe('my picture')
  expect(existsSync(join(root, 'content/site.yaml'))).toBe(false)
  // What was not chosen is in the history.
  expect(far('log', '-p', '--full-history', branchNow(), '--', news)).toContain('+title: Imi')
  expect(git('status', '--porcelain')).toBe('')
})

test('a choice is none for a version that came after it', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await someoneElse((write) => write(news, first.replace('Lajmi i parë', 'I tjetrit')))
  const publisher = publisherOf(root)
  const { clashes = [] } = await publisher.publish({})
  await someoneElse((write) => write(news, first.replace('Lajmi i parë', 'I treti')))
  const again = await publisher.publish({ choices: { [clashes[0]?.id ?? '']: 'mine' } })
  expect(again.clashes).toMatchObject([{ theirs: first.replace('Lajmi i parë', 'I treti') }])
})

test('code that is changed here and at the remote stops it in words before anything is written', async () => {
  await clone()
  await write(code, 'export const mine = 1\n')
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await someoneElse((write) => write(code, 'export const theirs = 1\n'))
  const before = await filesOf(root)
  await expect(publisherOf(root).publish({})).rejects.toThrow(words.failures.inTheWay)
  expect(await filesOf(root)).toEqual(before)
  expect(branchNow()).toBe('main')
  git('checkout', '-q', '--', code)
  expect(await publisherOf(root).publish({})).toMatchObject({ done: 'proposed' })
})

test('commits of code that the remote has not are not pushed', async () => {
  await clone()
  await write(code, 'export const mine = 1\n')
  git('commit', '-qam', 'Code')
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await expect(publisherOf(root).publish({})).rejects.toThrow(words.otherWork('main'))
  expect(far('branch', '--format=%(refname:short)')).toBe('main\n')
})

test('work of others under way stops it; a detached head does not', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  for (const mark of ['MERGE_HEAD', 'rebase-merge/head-name', 'CHERRY_PICK_HEAD']) {
    await write(`.git/${mark}`, git('rev-parse', 'HEAD'))
    await expect(publisherOf(root).publish({})).rejects.toThrow(words.underWay)
    await rm(join(root, '.git', dirname(mark) === '.' ? mark : dirname(mark)), { recursive: true })
  }
  git('checkout', '-q', '--detach')
  expect(await publisherOf(root).publish({})).toMatchObject({ done: 'proposed', branch: branchNow() })
})

test('a lock that was left behind is named, and without it the same call goes through', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await write('.git/index.lock', '')
  const failure = publisherOf(root).publish({})
  await expect(failure).rejects.toThrow(words.failures.locked)
  await expect(failure).rejects.toThrow('index.lock')
  expect([branchNow(), git('log', '--format=%s', '--all')]).toEqual(['main', 'First\n'])
  await rm(join(root, '.git/index.lock'))
  expect(await publisherOf(root).publish({})).toMatchObject({ done: 'proposed' })
})

test('a server that refuses leaves the commit here, and the next call pushes it', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  const hook = join(remote, 'hooks/pre-receive')
  await writeFile(hook, '#!/bin/sh\necho no >&2\nexit 1\n', { mode: 0o755 })
  const publisher = publisherOf(root)
  await expect(publisher.publish({})).rejects.toThrow(words.failures.refused)
  expect((await publisher.changes()).documents).toHaveLength(1)
  expect(Object.keys(unzipSync(await publisher.zip()))).toContain(news)
  await rm(hook)
  expect(await publisher.publish({})).toEqual({ done: 'proposed', branch: branchNow() })
  expect(far('log', '--format=%s', `main..${branchNow()}`)).toBe('„Imi“\n')
})

test('no network, no leave and no such server are said in words, and nothing is written', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  const before = await filesOf(root)
  const server = createServer(({ url }, response) => {
    response.setHeader('www-authenticate', 'Basic realm="x"')
    response.writeHead(url?.startsWith('/asks') ? 401 : 403).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  git('config', 'core.sshCommand', 'echo "git@example.org: Permission denied (publickey)." >&2; exit 255; :')
  for (const [url, sentence] of [
    ['http://127.0.0.1:1/x.git', words.failures.unreachable],
    [join(folder, 'nowhere'), words.failures.unreachable],
    [`http://127.0.0.1:${port}/x.git`, words.failures.forbidden],
    [`http://127.0.0.1:${port}/asks.git`, words.failures.forbidden],
    ['git@example.org:o/r.git', words.failures.forbidden],
  ] as const) {
    git('remote', 'set-url', 'origin', url)
    await expect(publisherOf(root).publish({}), url).rejects.toThrow(sentence)
  }
  server.close()
  expect(await filesOf(root)).toEqual(before)
  expect([branchNow(), git('log', '--format=%s', '--all')]).toEqual(['main', 'First\n'])
})

test('whoever has no name in Git is asked for it, and it is kept for this copy alone', async () => {
  await clone()
  // Neither does the computer on which the test runs.
  for (const name of [
    'GIT_AUTHOR_NAME',
    'GIT_AUTHOR_EMAIL',
    'GIT_COMMITTER_NAME',
    'GIT_COMMITTER_EMAIL',
    'EMAIL',
  ])
    vi.stubEnv(name, undefined)
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null')
  git('config', '--unset', 'user.name')
  git('config', '--unset', 'user.email')
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  const publisher = publisherOf(root)
  expect((await publisher.changes()).asksAuthor).toBe(true)
  for (const author of [undefined, { name: '--global', email: 'a@b.c' }, { name: 'A <b>', email: 'a@b.c' }])
    await expect(publisher.publish({ author })).rejects.toThrow(words.noAuthor)
  const author = { name: ' Arta Gashi ', email: 'arta@example.org' }
  expect(await publisher.publish({ author })).toMatchObject({ done: 'proposed' })
  expect(far('log', '-1', '--format=%an <%ae> %cn', branchNow())).toBe(
    'Arta Gashi <arta@example.org> Arta Gashi\n',
  )
  expect((await publisher.changes()).asksAuthor).toBe(false)
})

test('names and titles cannot become options, and drafts are named as left out', async () => {
  await clone()
  const names = ['--force.mdx', '-x', 'a\nb.mdx', ':(top)x.mdx', 'ë “x”.mdx'].map(
    (name) => `content/projects/${name}`,
  )
  for (const name of names) await write(name, '---\ntitle: "--amend\\n\\n# x"\n---\n')
  const drafts = new Map([[news, { file: news, text: first }]]) as unknown as Map<string, Draft>
  const publisher = publisherOf(root, drafts)
  const { documents, drafts: left } = await publisher.changes()
  expect(documents).toHaveLength(5)
  expect(left).toEqual(['Lajmi i parë'])
  await publisher.publish({})
  const listed = far('diff', '--name-only', '-z', 'main', branchNow()).split('\0').filter(Boolean)
  expect(listed.sort()).toEqual([...names].sort())
  expect(far('log', '-1', '--format=%s', branchNow())).toMatch(/^„/)
})

for (const stop of ['add', 'read-tree -m -u', 'update-ref', 'symbolic-ref HEAD', 'push'])
  test(`whatever ends it at „${stop}“, no byte is lost, and the next call goes through`, async () => {
    await clone()
    await write(news, first.replace('Fjalia e fundit.', 'Fundi im.'))
    await write('staged.txt', 'staged')
    git('add', 'staged.txt')
    await someoneElse(async (write) => {
      await write(code, 'export const theirs = 1\n')
      await write(news, first.replace('Lajmi i parë', 'Titulli i tjetrit'))
    })
    await gitThat(`case "$*" in *' ${stop} '*) exit 1 ;; esac`)
    await expect(publisherOf(root).publish({})).rejects.toThrow(words.failures.other)
    expect(await readFile(join(root, news), 'utf8')).toContain('Fundi im.')
    vi.unstubAllEnvs()
    expect(await publisherOf(root).publish({})).toMatchObject({ done: 'proposed' })
    const merged = first.replace('Fjalia e fundit.', 'Fundi im.').replace('Lajmi i parë', 'Titulli i tjetrit')
    expect(far('show', `${branchNow()}:${news}`)).toBe(merged)
    expect(await readFile(join(root, news), 'utf8')).toBe(merged)
    expect(far('diff', '--name-only', 'main', branchNow())).toBe(`${news}\n`)
    expect(git('status', '--porcelain')).toBe('A  staged.txt\n')
  })

test('a branch that moves while it is pushed is said in words, and the next call brings both together', async () => {
  await clone()
  const publisher = publisherOf(root)
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await publisher.publish({})
  const branch = branchNow()
  await write(news, first.replace('Lajmi i parë', 'Imi').replace('Fjalia e fundit.', 'Fundi im.'))
  await gitThat(`case "$*" in *' push '*) sh ${join(folder, 'other.sh')} ;; esac`)
  const other = join(folder, 'other')
  execFileSync('git', ['clone', '-q', '-b', branch, remote, other])
  const commit =
    'git -c user.name=T -c user.email=t@example.org commit -qam Others && git push -q origin HEAD'
  await writeFile(
    join(folder, 'other.sh'),
    `export PATH=${process.env.PATH}\ncd ${other} && echo 'name: Tjetër' > content/site.yaml && ${commit}\n`,
  )
  await expect(publisher.publish({})).rejects.toThrow(words.failures.moved)
  vi.unstubAllEnvs()
  expect(await publisher.publish({})).toEqual({ done: 'proposed', branch })
  expect(far('show', `${branch}:content/site.yaml`)).toBe('name: Tjetër\n')
  expect(far('show', `${branch}:${news}`)).toContain('Fundi im.')
})

test('a password in the address of the remote is in no failure', async () => {
  await clone()
  git('remote', 'set-url', 'origin', 'http://arta:secret@127.0.0.1:1/x.git')
  await expect(publisherOf(root).publish({})).rejects.not.toThrow('secret')
})

test('the page of a proposal follows from the address of the remote', () => {
  const page = 'https://github.com/o/r/compare/main...studio-1?expand=1'
  for (const remote of [
    'https://github.com/o/r.git',
    'https://u:p@github.com/o/r/',
    'git@github.com:o/r.git',
    'ssh://git@github.com:22/o/r',
  ])
    expect(proposalOf(remote, 'main', 'studio-1')).toBe(page)
  expect(proposalOf('https://git.gitlab.example.org:8443/g/s/r.git', 'a/b', 'studio-1')).toBe(
    'https://git.gitlab.example.org:8443/g/s/r/-/merge_requests/new?merge_request%5Bsource_branch%5D=studio-1',
  )
  for (const remote of ['/srv/r.git', 'C:\\r', 'https://example.org/r', 'javascript://github.com/x', ''])
    expect(proposalOf(remote, 'main', 'studio-1')).toBeUndefined()
})

test('hooks of the person do not run', async () => {
  await clone()
  for (const name of ['pre-commit', 'post-checkout', 'pre-push', 'reference-transaction'])
    await write(`.git/hooks/${name}`, `#!/bin/sh\ntouch ${join(folder, 'ran')}\nexit 1\n`, 0o755)
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  expect(await publisherOf(root).publish({})).toMatchObject({ done: 'proposed' })
  expect(existsSync(join(folder, 'ran'))).toBe(false)
})

test('a folder of a repository that holds other things is handed on as a file', async () => {
  await project()
  execFileSync('git', ['init', '-q', folder])
  expect((await publisherOf(root).changes()).way).toBe('zip')
})

test('a link that leads out of the content is not put into the file', async () => {
  await project()
  const publisher = publisherOf(root)
  await publisher.changes()
  await symlink('/etc/hostname', join(root, 'content/projects/x.mdx'))
  expect(Object.keys(unzipSync(await publisher.zip()))).toEqual([words.zip.note])
})

function text({ title, first, last }: { title: string; first: string; last: string }): string {
  return `---\nid: 1\ntitle: ${title}\npublished: 2024-01-01\n---\n<p>${first}</p>\n\n<p>Mesi.</p>\n\n<p>${last}</p>\n`
}

function publisherOf(root: string, drafts: ReadonlyMap<string, Draft> = new Map()): Publisher {
  const cache = join(root, '.cache/studio')
  return createPublisher({
    root,
    cache,
    drafts: { all: drafts },
    inTurn: (work) => work(),
    onChange: () => undefined,
  })
}

async function write(name: string, data: string, mode = 0o644): Promise<void> {
  await mkdir(dirname(join(root, name)), { recursive: true })
  await writeFile(join(root, name), data, { mode })
}

async function project(): Promise<void> {
  await write(news, first)
  await write(picture, 'bytes of a picture \0')
  await write('content/site.yaml', 'name: Shoqata\n')
  await write('content/projects/README.txt', '')
  await write(code, 'export {}\n')
  await write('.gitignore', '.cache\n')
}

async function repository(): Promise<void> {
  await project()
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Redaktorja')
  git('config', 'user.email', 'redaktorja@example.org')
  git('add', '.')
  git('commit', '-qm', 'First')
}

/** A clone of a remote, as editors have it. */
async function clone(): Promise<void> {
  await repository()
  execFileSync('git', ['clone', '-q', '--bare', root, remote])
  git('remote', 'add', 'origin', remote)
  git('fetch', '-q', 'origin')
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    env: clean,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function far(...args: string[]): string {
  return execFileSync('git', args, { cwd: remote, env: clean, encoding: 'utf8' })
}

const clean = { PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' }

/** Puts a script before each command of Git that is asked for. */
async function gitThat(script: string): Promise<void> {
  const bin = join(folder, 'bin')
  await mkdir(bin)
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim()
  await writeFile(join(bin, 'git'), `#!/bin/sh\n${script}\nexec ${real} "$@"\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
}

function branchNow(): string {
  return git('branch', '--show-current').trim()
}

type Write = (name: string, data: string) => Promise<void>

/** What somebody else pushes meanwhile. */
async function someoneElse(
  work: (write: Write, git: (...args: string[]) => void) => Promise<void> | void,
  branch = 'main',
): Promise<void> {
  const other = await mkdtemp(join(folder, 'other-'))
  execFileSync('git', ['clone', '-q', '-b', branch, remote, other])
  const run = (...args: string[]) =>
    void execFileSync('git', ['-c', 'user.name=Tjetri', '-c', 'user.email=t@example.org', ...args], {
      cwd: other,
      stdio: 'ignore',
    })
  await work(async (name, data) => {
    await mkdir(dirname(join(other, name)), { recursive: true })
    await writeFile(join(other, name), data)
    run('add', '-A')
    run('commit', '-m', 'Others')
  }, run)
  run('push', 'origin', branch)
}

/** The files of a project but for Git's own, byte for byte. */
async function filesOf(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(\.git|\.cache)\//.test(path))
  return Object.fromEntries(
    await Promise.all(files.map(async (path) => [path, await readFile(path, 'latin1')])),
  )
}
