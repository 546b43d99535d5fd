import { execFileSync } from 'node:child_process'
import { readFile, rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { diskAt } from '../../../util/disk/node.ts'
import type { Draft } from '../../core/drafts.ts'
import { withClosed } from '../../core/testing/faulty-disk.ts'
import words from '../../words/publish.json'
import { manifestName } from '../zip/manifest.ts'
import { acceptAt } from './testing/others.ts'
import {
  at,
  branchNow,
  clone,
  code,
  far,
  filesOf,
  first,
  git,
  haveFolder,
  news,
  picture,
  project,
  publisherOf,
  repository,
  someoneElse,
  textHere,
  write,
} from './testing/project.ts'

haveFolder()

test('publisher exports saved documents and pictures without Git until marked as sent', async () => {
  await project()
  const publisher = publisherOf(at.root)
  expect(await publisher.changes()).toMatchObject({ documents: [], proposed: [], way: 'zip' })
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await write('content/projects/2024-pylli.mdx', '---\ntitle: Pylli\n---\n')
  await rm(join(at.root, 'content/site.yaml'))
  const { documents } = await publisherOf(at.root).changes()
  expect(documents).toEqual([
    { file: news, title: 'Lajmi i ri', state: 'changed', pictures: 0 },
    { file: 'content/projects/2024-pylli.mdx', title: 'Pylli', state: 'new', pictures: 0 },
    { file: 'content/site.yaml', title: expect.any(String), state: 'removed', pictures: 0 },
  ])
  const files = unzipSync(await publisher.zip())
  expect(Object.keys(files).sort()).toEqual(
    [news, picture, 'content/projects/2024-pylli.mdx', words.zip.note, manifestName].sort(),
  )
  expect(Buffer.from(files[news] ?? [])).toEqual(await readFile(join(at.root, news)))
  expect(Buffer.from(files[picture] ?? [])).toEqual(await readFile(join(at.root, picture)))
  const note = Buffer.from(files[words.zip.note] ?? []).toString()
  expect(note).toContain('„Lajmi i ri“: i ndryshuar')
  expect(note).toContain('content/site.yaml')
  expect(await publisher.markSent()).toEqual({ done: 'marked' })
  expect((await publisher.changes()).documents).toEqual([])
})

test('publisher exports a file and leaves Git unchanged when there is no remote', async () => {
  await repository()
  const publisher = publisherOf(at.root)
  expect(await publisher.changes()).toMatchObject({ documents: [], proposed: [], way: 'zip' })
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await write(picture, 'other bytes')
  git('commit', '-qam', 'Second')
  const before = git('status', '--branch', '--porcelain') + git('log', '--all')
  expect((await publisher.changes()).documents).toEqual([
    { file: news, title: 'Lajmi i ri', state: 'changed', pictures: 1 },
  ])
  expect(Object.keys(unzipSync(await publisher.zip())).sort()).toEqual(
    [news, picture, words.zip.note, manifestName].sort(),
  )
  expect(await publisher.markSent()).toEqual({ done: 'marked' })
  expect((await publisher.changes()).documents).toEqual([])
  expect(git('status', '--branch', '--porcelain') + git('log', '--all')).toBe(before)
})

test('publisher publishes an exported archive that was unpacked over a clone', async () => {
  await project()
  const byHand = publisherOf(at.root)
  await byHand.changes()
  const fresh = 'content/news/tjetri/index.mdx'
  await write(fresh, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await write('content/news/tjetri/01.jpg', 'bytes of a picture \0')
  await rm(join(at.root, 'content/news/lajmi'), { recursive: true })
  const {
    [words.zip.note]: note = new Uint8Array(),
    [manifestName]: _,
    ...files
  } = unzipSync(await byHand.zip())
  await rm(at.root, { recursive: true })
  await clone()
  for (const [name, bytes] of Object.entries(files)) await write(name, Buffer.from(bytes).toString())
  await write(words.zip.note, Buffer.from(note).toString())
  for (const [command] of Buffer.from(note)
    .toString()
    .matchAll(/^git rm .*$/gm))
    execFileSync('sh', ['-c', command], { cwd: at.root, stdio: 'ignore' })
  const publisher = publisherOf(at.root)
  expect((await publisher.changes()).documents).toEqual([
    { file: news, title: 'Lajmi i parë', state: 'removed', pictures: 1 },
    { file: fresh, title: 'Lajmi i ri', state: 'new', pictures: 1 },
  ])
  await publisher.publish({})
  expect(far('diff', '--name-only', '--no-renames', 'main', branchNow()).trim().split('\n').sort()).toEqual(
    [news, picture, fresh, 'content/news/tjetri/01.jpg'].sort(),
  )
})

test('publish commits with the document names in the subject and the body', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await write(picture, 'other bytes')
  await write('content/projects/2024-pylli.mdx', '---\ntitle: Pylli\n---\n')
  await publisherOf(at.root).publish({})
  expect(branchNow()).toMatch(/^studio-\d{4}-\d\d-\d\d$/)
  expect(far('log', '-1', '--format=%an %s%n%n%b', branchNow()).trim()).toBe(
    'Redaktorja „Lajmi i ri“ dhe 1 të tjera\n\n- „Lajmi i ri“: i ndryshuar, 1 foto\n- „Pylli“: i ri',
  )
})

test('publish pushes only changed content lines and keeps other and staged changes', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await write(code, 'export const mine = 1\n')
  await write('staged.txt', 'staged')
  await write('loose.txt', 'loose')
  git('add', 'staged.txt')
  const before = await filesOf(at.root)
  const status = git('status', '--porcelain', '--', '.', ':!content')
  const publisher = publisherOf(at.root)
  const published = await publisher.publish({})
  const branch = branchNow()
  expect(published).toEqual({ done: 'proposed', branch })
  expect(far('diff', '--name-only', 'main', branch)).toBe(`${news}\n`)
  expect(far('diff', '-U0', 'main', branch).match(/^[-+][^-+].*$/gm)).toEqual([
    '-title: Lajmi i parë',
    '+title: Lajmi i ri',
  ])
  expect(await filesOf(at.root)).toEqual(before)
  expect(git('status', '--porcelain')).toBe(status)
  expect((await publisher.changes()).documents).toEqual([])
  expect(git('config', '--list', '--local')).not.toContain('user.name=Tjetri')
})

test('before returns the published text, but nothing for a new file or without remote', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  const publisher = publisherOf(at.root)
  expect(String(await publisher.before(news))).toBe(first)
  expect(await publisher.before('content/news/tjetri/index.mdx')).toBe(undefined)
  git('remote', 'remove', 'origin')
  expect(await publisher.before(news)).toBe(undefined)
})

test('publish adds a commit to the open proposal for a further change', async () => {
  await clone()
  const publisher = publisherOf(at.root)
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
  test(`publish returns to the default branch after a proposal was ${how}`, async () => {
    await clone()
    const publisher = publisherOf(at.root)
    await write(news, first.replace('Lajmi i parë', 'Një'))
    await publisher.publish({})
    expect(await publisher.changes()).toMatchObject({ documents: [], proposed: [news] })
    const branch = branchNow()
    acceptAt(at.remote, branch, how)
    someoneElse({ [code]: 'export const theirs = 1\n', 'content/site.yaml': 'name: Tjetër\n' })
    await write('staged.txt', 'staged')
    git('add', 'staged.txt')
    expect(await publisher.publish({})).toEqual({ done: 'current' })
    expect((await publisher.changes()).proposed).toEqual([])
    expect(branchNow()).toBe('main')
    expect(git('rev-parse', 'HEAD')).toBe(far('rev-parse', 'main'))
    expect(git('status', '--porcelain')).toBe('A  staged.txt\n')
    expect(await textHere(code)).toBe('export const theirs = 1\n')

    await write(news, first.replace('Lajmi i parë', 'Dy'))
    expect(await publisher.publish({})).toEqual({ done: 'proposed', branch: branchNow() })
    expect(branchNow()).not.toBe(branch)
    expect(far('log', '--format=%s', `main..${branchNow()}`)).toBe('„Dy“\n')
  })

test('publish opens a new branch for a change after a squashed proposal', async () => {
  await clone()
  const publisher = publisherOf(at.root)
  await write(news, first.replace('Lajmi i parë', 'Një'))
  await publisher.publish({})
  const branch = branchNow()
  acceptAt(at.remote, branch, 'squashed')
  const after = first.replace('Lajmi i parë', 'Një').replace('Fjalia e fundit.', 'Fundi.')
  await write(news, after)
  await publisher.publish({})
  expect(branchNow()).toBe(`${branch}-2`)
  expect(far('log', '--format=%s', `main..${branchNow()}`)).toBe('„Një“\n')
  expect(await textHere(news)).toBe(after)
})

test('publish asks for a missing Git name and stores it only in this clone', async () => {
  await clone()
  // The computer on which the test runs gives no name either.
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
  const publisher = publisherOf(at.root)
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

test('publish treats no name or title as an option and lists drafts as left out', async () => {
  await clone()
  const names = ['--force.jpg', '-x.jpg', 'a\nb.jpg', ':(top)x.jpg', 'ë “x”.jpg'].map(
    (name) => `content/news/lajmi/${name}`,
  )
  for (const name of names) await write(name, 'bytes of a picture')
  await write(news, '---\ntitle: "--amend\\n\\n# x"\n---\n')
  const untitled = 'content/projects/i-ri.mdx'
  const drafts = new Map([
    [news, { file: news, text: first }],
    [untitled, { file: untitled, text: '---\ntitle: ""\n---\n' }],
  ]) as unknown as Map<string, Draft>
  const publisher = publisherOf(at.root, drafts)
  const { documents, drafts: left } = await publisher.changes()
  expect(documents).toEqual([{ file: news, title: '--amend # x', state: 'changed', pictures: 5 }])
  expect(left).toEqual(['Lajmi i parë', ''])
  await publisher.publish({})
  const listed = far('diff', '--name-only', '-z', 'main', branchNow()).split('\0').filter(Boolean)
  expect(listed.sort()).toEqual([news, ...names].sort())
  expect(far('log', '-1', '--format=%s', branchNow())).toMatch(/^„/)
})

test('publisher exports a file when the folder belongs to another repository', async () => {
  await project()
  execFileSync('git', ['init', '-q', at.folder])
  expect((await publisherOf(at.root).changes()).way).toBe('zip')
})

test('export leaves out a link that leads outside the content', async () => {
  await project()
  const publisher = publisherOf(at.root)
  await publisher.changes()
  await symlink('/etc/hostname', join(at.root, 'content/projects/x.mdx'))
  expect(Object.keys(unzipSync(await publisher.zip()))).toEqual([words.zip.note, manifestName])
})

test('changes lists other documents when a photo is unreadable', async () => {
  await clone()
  await write(picture, 'other bytes')
  await write('content/projects/2024-pylli.mdx', '---\ntitle: Pylli\n---\n')
  const publisher = publisherOf(at.root, new Map(), withClosed(diskAt(at.root), picture))
  expect((await publisher.changes()).documents).toMatchObject([{ title: 'Pylli' }])
})

test('changes lists other documents when a folder is unreadable', async () => {
  await clone()
  await write('content/projects/2024-pylli.mdx', '---\ntitle: Pylli\n---\n')
  // Git takes what lies in such a folder for removed.
  await rm(join(at.root, dirname(news)), { recursive: true })
  const publisher = publisherOf(at.root, new Map(), withClosed(diskAt(at.root), dirname(news)))
  expect((await publisher.changes()).documents).toMatchObject([{ title: 'Pylli' }])
})

/** Files that the site does not read: of the system, of office programs, and notes. */
const strays = [
  'content/.env',
  'content/news/lajmi/notes.txt',
  'content/news/lajmi/~$raport.docx',
  'content/plani.docx',
]

test('publish by Git leaves out and names files that the site does not read', async () => {
  await clone()
  for (const stray of [...strays, 'content/.DS_Store']) await write(stray, 'a note')
  await write('content/projects/README.txt', 'changed')
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  const changes = await publisherOf(at.root).changes()
  expect(changes.documents.map(({ file }) => file)).toEqual([news])
  expect(changes.leftOut).toEqual([...strays, 'content/projects/README.txt'].sort())
  expect(await publisherOf(at.root).publish({})).toMatchObject({ done: 'proposed' })
  expect(far('diff', '--name-only', `main..${branchNow()}`).trim()).toBe(news)
  expect(await textHere('content/plani.docx')).toBe('a note')
  expect(git('diff', '--cached', '--name-only')).toBe('')
  expect((await publisherOf(at.root).changes()).documents).toEqual([])
})

test('publish by Git removes a file that the site does not read once it is deleted', async () => {
  await clone()
  await rm(join(at.root, 'content/projects/README.txt'))
  expect(await publisherOf(at.root).publish({})).toMatchObject({ done: 'proposed' })
  expect(far('diff', '--name-status', `main..${branchNow()}`).trim()).toBe('D\tcontent/projects/README.txt')
})

test('the archive leaves out and names files that the site does not read', async () => {
  await project()
  const publisher = publisherOf(at.root)
  await publisher.changes()
  for (const stray of strays) await write(stray, 'a note')
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  const { documents, leftOut } = await publisher.changes()
  expect(documents.map(({ file }) => file)).toEqual([news])
  expect(leftOut).toEqual([...strays, 'content/projects/README.txt'].sort())
  expect(Object.keys(unzipSync(await publisher.zip())).sort()).toEqual(
    [news, picture, words.zip.note, 'NDRYSHIMET.json'].sort(),
  )
})
