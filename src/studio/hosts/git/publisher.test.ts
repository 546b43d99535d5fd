import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { sha256 } from '../../../util/sha256.ts'
import { decodeLoosely } from '../../core/publish/texts.ts'
import words from '../../words/publish.json'
import { manifestName } from '../zip/manifest.ts'
import { acceptAt } from './testing/others.ts'
import {
  at,
  clone,
  code,
  commitAsOther,
  currentBranch,
  filesOf,
  first,
  git,
  localText,
  news,
  openPublishing,
  picture,
  project,
  remoteGit,
  repository,
  setUpFolder,
  write,
} from './testing/project.ts'

setUpFolder()

const latin1 = (text: string) => Buffer.from(text).toString('latin1')

test('publish writes to the folder and leaves Git unchanged when there is no remote', async () => {
  await repository()
  await write('content/site.yaml', 'name: Shoqata jonë\n')
  git('commit', '-qam', 'Second')
  const publisher = openPublishing()
  await publisher.draft(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  const log = git('log', '--all')
  expect(await publisher.changes()).toMatchObject({
    documents: [{ file: news, title: 'Lajmi i ri', state: 'changed', pictures: 0 }],
    pending: [],
    way: 'folder',
  })
  expect(await publisher.publish(news)).toEqual({ done: 'written', left: [] })
  expect(await localText(news)).toContain('Lajmi i ri')
  expect([git('status', '--porcelain'), git('log', '--all')]).toEqual([` M ${news}\n`, log])
})

test('publish keeps in the trash what others wrote in a document after its removal', async () => {
  await repository()
  const publisher = openPublishing()
  const others = first.replace('Mesi.', 'Mesi i të tjerëve.')
  await publisher.draft(news, first, { isDeleted: true })
  await write(news, others)
  await publisher.publish(news)
  expect(publisher.drafts.discarded().map(({ text }) => text)).toEqual([others])
  // Words of the editor in the same place are kept beside them.
  await write(news, first)
  await publisher.draft(news, first.replace('Mesi.', 'Mesi im.'), { isDeleted: true })
  await write(news, others)
  await publisher.publish(news)
  const texts = publisher.drafts.discarded().map(({ text }) => text)
  expect(texts).toEqual(expect.arrayContaining([others, first.replace('Mesi.', 'Mesi im.')]))
  expect(publisher.drafts.discarded().filter(({ isFormer }) => isFormer)).toMatchObject([{ text: others }])
})

test('publisher publishes an exported archive that was unpacked over a clone', async () => {
  await project()
  const byHand = openPublishing()
  const fresh = 'content/news/tjetri/index.mdx'
  const shown = `${first.replace('Lajmi i parë', 'Lajmi i ri').replace('id: 1', 'id: 2')}<figure><img src="02.jpg"></figure>\n`
  await byHand.draft(fresh, shown)
  await byHand.addPicture(fresh, '02.jpg', 'bytes of a picture \0')
  await byHand.draft(news, first, { isDeleted: true })
  const {
    [words.zip.note]: note = new Uint8Array(),
    [manifestName]: _,
    ...files
  } = unzipSync(await byHand.zip([fresh, news]))
  await rm(at.root, { recursive: true })
  await clone()
  for (const [name, bytes] of Object.entries(files)) await write(name, Buffer.from(bytes).toString())
  await write(words.zip.note, Buffer.from(note).toString())
  for (const [command] of Buffer.from(note)
    .toString()
    .matchAll(/^git rm .*$/gm))
    execFileSync('sh', ['-c', command], { cwd: at.root, stdio: 'ignore' })
  const publisher = openPublishing()
  expect((await publisher.changes()).pending).toEqual([
    { file: news, title: 'Lajmi i parë', state: 'removed', pictures: 1 },
    { file: fresh, title: 'Lajmi i ri', state: 'new', pictures: 1 },
    { file: 'content/site.yaml', title: expect.any(String), state: 'retires', pictures: 0 },
  ])
  await publisher.publish()
  expect(
    remoteGit('diff', '--name-only', '--no-renames', 'main', currentBranch()).trim().split('\n').sort(),
  ).toEqual([news, picture, fresh, 'content/news/tjetri/02.jpg', 'content/site.yaml'].sort())
})

test('export names the published version where a draft is on an unpublished one', async () => {
  await clone()
  await write(news, first.replace('Fjalia e parë.', 'Fillimi.'))
  const { draft, zip } = openPublishing()
  const text = first.replace('Fjalia e parë.', 'Fillimi.').replace('Lajmi i parë', 'Imi')
  await draft(news, text)
  const files = unzipSync(await zip([news]))
  expect(Buffer.from(files[news] ?? []).toString()).toBe(text)
  const manifest = JSON.parse(Buffer.from(files[manifestName] ?? []).toString())
  expect(manifest.files[news]).toMatchObject({ base: sha256(first, 64), text: first })
})

test('publish commits with the document names in the subject and the body', async () => {
  await clone()
  await write(picture, 'other bytes')
  await write('content/projects/2024-pylli.mdx', '---\ntitle: Pylli\n---\n')
  const { draft, publish } = openPublishing()
  await draft(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await publish(news)
  expect(currentBranch()).toMatch(/^studio-\d{4}-\d\d-\d\d$/)
  const commits = remoteGit('log', '-2', '--format=%an %s%n%n%b', currentBranch())
    .trim()
    .replaceAll(/\n{3,}/g, '\n\n')
  // Files that lie in the folder are a commit of their own, before the draft is written.
  expect(commits).toBe(
    [
      'Redaktorja „Lajmi i ri“\n\n- „Lajmi i ri“: i ndryshuar',
      'Redaktorja „Lajmi i parë“ dhe 1 të tjera\n\n- „Lajmi i parë“: i ndryshuar, 1 foto\n- „Pylli“: i ri',
    ].join('\n\n'),
  )
})

test("publish names only the editor's documents in a commit after a merge", async () => {
  await clone()
  const { draft, publish, changes } = openPublishing()
  await draft(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await publish(news)
  const theirs = 'content/projects/2024-pylli.mdx'
  commitAsOther({ [theirs]: '---\nid: 1\nyear: 2024\ntitle: Pylli\n---\n\nPylli.\n' })
  await draft(news, first.replace('Lajmi i parë', 'Lajmi i fundit'))
  await publish(news)
  expect(await localText(theirs)).toContain('Pylli')
  expect(remoteGit('log', '-1', '--format=%s%n%b', currentBranch()).trim()).toBe(
    '„Lajmi i fundit“\n- „Lajmi i fundit“: i ndryshuar',
  )
  expect((await changes()).pending).toEqual([])
})

test('publish pushes only changed content lines and keeps other and staged changes', async () => {
  await clone()
  const publisher = openPublishing()
  const text = first.replace('Lajmi i parë', 'Lajmi i ri')
  await publisher.draft(news, text)
  await write(code, 'export const ours = 1\n')
  await write('staged.txt', 'staged')
  await write('loose.txt', 'loose')
  git('add', 'staged.txt')
  const before = await filesOf(at.root)
  const status = git('status', '--porcelain')
  const published = await publisher.publish(news)
  const branch = currentBranch()
  expect(published).toEqual({ done: 'proposed', branch, left: [] })
  expect(remoteGit('diff', '--name-only', 'main', branch)).toBe(`${news}\n`)
  expect(remoteGit('diff', '-U0', 'main', branch).match(/^[-+][^-+].*$/gm)).toEqual([
    '-title: Lajmi i parë',
    '+title: Lajmi i ri',
  ])
  const isOwn = ([file]: [string, string]) => !file.includes('/drafts/')
  const after = Object.fromEntries(Object.entries(await filesOf(at.root)).filter(isOwn))
  const expected = Object.entries(before).filter(isOwn)
  expect(after).toEqual({ ...Object.fromEntries(expected), [join(at.root, news)]: latin1(text) })
  expect(git('status', '--porcelain')).toBe(status)
  expect(await publisher.changes()).toMatchObject({ documents: [], pending: [], proposed: [news] })
  expect(git('config', '--list', '--local')).not.toContain('user.name=Tjetri')
})

test('publish sends one of two drafts, and the other stays a draft', async () => {
  await clone()
  const { draft, publish, changes } = openPublishing()
  const pylli = 'content/projects/2024-pylli.mdx'
  await draft(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  await draft(pylli, '---\ntitle: Pylli\n---\n')
  expect(await publish(pylli)).toMatchObject({ done: 'proposed', left: [] })
  expect(remoteGit('diff', '--name-only', 'main', currentBranch())).toBe(`${pylli}\n`)
  expect(await localText(news)).toBe(first)
  expect(await changes()).toMatchObject({ documents: [{ file: news }], pending: [], proposed: [pylli] })
})

test('before returns the text at the remote, and without a remote that in the folder', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  const publisher = openPublishing()
  const textBefore = async () => decodeLoosely(await publisher.before(news))
  expect(await textBefore()).toBe(first)
  expect(await publisher.before('content/news/tjetri/index.mdx')).toBe(undefined)
  git('remote', 'remove', 'origin')
  expect(await textBefore()).toContain('Lajmi i ri')
})

test('changes lists a further draft of a document that was never sent as new', async () => {
  await clone()
  const fresh = 'content/news/tjetri/index.mdx'
  const publisher = openPublishing()
  await publisher.draft(fresh, first.replace('id: 1', 'id: 2'))
  expect(await publisher.changes()).toMatchObject({ documents: [{ file: fresh, state: 'new' }], pending: [] })
  // Written to the folder, but not sent, because the network failed.
  await write(fresh, first.replace('id: 1', 'id: 2'))
  await publisher.drafts.endPublished()
  expect(await publisher.changes()).toMatchObject({ documents: [], pending: [{ file: fresh, state: 'new' }] })
  await publisher.draft(fresh, first.replace('id: 1', 'id: 2').replace('Lajmi i parë', 'Lajmi i dytë'))
  await publisher.draft(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  const { documents } = await publisher.changes()
  expect(documents.map(({ file, state }) => [file, state])).toEqual([
    [fresh, 'new'],
    [news, 'changed'],
  ])
})

test('publish adds a commit to the open proposal for a further change', async () => {
  await clone()
  const publisher = openPublishing()
  await write(news, first.replace('Lajmi i parë', 'Një'))
  await publisher.publish()
  const branch = currentBranch()
  await write(news, first.replace('Lajmi i parë', 'Dy'))
  expect((await publisher.changes()).pending).toHaveLength(1)
  expect(await publisher.publish()).toEqual({ done: 'proposed', branch, left: [] })
  expect(remoteGit('log', '--format=%s', `main..${branch}`)).toBe('„Dy“\n„Një“\n')
  expect(await publisher.publish()).toEqual({ done: 'proposed', branch, left: [] })
  expect(remoteGit('rev-parse', branch)).toBe(git('rev-parse', 'HEAD'))
})

for (const how of ['merged', 'squashed'] as const)
  test(`publish returns to the default branch after a proposal was ${how}`, async () => {
    await clone()
    const publisher = openPublishing()
    await write(news, first.replace('Lajmi i parë', 'Një'))
    await publisher.publish()
    expect(await publisher.changes()).toMatchObject({ documents: [], pending: [], proposed: [news] })
    const branch = currentBranch()
    acceptAt(at.remote, branch, how)
    commitAsOther({ [code]: 'export const theirs = 1\n', 'content/site.yaml': 'name: Tjetër\n' })
    await write('staged.txt', 'staged')
    git('add', 'staged.txt')
    expect(await publisher.publish()).toEqual({ done: 'current', left: [] })
    expect((await publisher.changes()).proposed).toEqual([])
    expect(currentBranch()).toBe('main')
    expect(git('rev-parse', 'HEAD')).toBe(remoteGit('rev-parse', 'main'))
    expect(git('status', '--porcelain')).toBe('A  staged.txt\n')
    expect(await localText(code)).toBe('export const theirs = 1\n')

    await write(news, first.replace('Lajmi i parë', 'Dy'))
    expect(await publisher.publish()).toEqual({ done: 'proposed', branch: currentBranch(), left: [] })
    expect(currentBranch()).not.toBe(branch)
    expect(remoteGit('log', '--format=%s', `main..${currentBranch()}`)).toBe('„Dy“\n')
  })

test('publish opens a new branch for a change after a squashed proposal', async () => {
  await clone()
  const publisher = openPublishing()
  await write(news, first.replace('Lajmi i parë', 'Një'))
  await publisher.publish()
  const branch = currentBranch()
  acceptAt(at.remote, branch, 'squashed')
  const after = first.replace('Lajmi i parë', 'Një').replace('Fjalia e fundit.', 'Fundi.')
  await write(news, after)
  await publisher.publish()
  expect(currentBranch()).toBe(`${branch}-2`)
  expect(remoteGit('log', '--format=%s', `main..${currentBranch()}`)).toBe('„Një“\n')
  expect(await localText(news)).toBe(after)
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
  const publisher = openPublishing()
  expect((await publisher.changes()).asksAuthor).toBe(true)
  for (const author of [undefined, { name: '--global', email: 'a@b.c' }, { name: 'A <b>', email: 'a@b.c' }])
    await expect(publisher.publishAs(author)).rejects.toThrow(words.noAuthor)
  const author = { name: ' Arta Gashi ', email: 'arta@example.org' }
  expect(await publisher.publishAs(author)).toMatchObject({ done: 'proposed' })
  expect(remoteGit('log', '-1', '--format=%an <%ae> %cn', currentBranch())).toBe(
    'Arta Gashi <arta@example.org> Arta Gashi\n',
  )
  expect((await publisher.changes()).asksAuthor).toBe(false)
})

test('publish treats no name or title as an option', async () => {
  await clone()
  const names = ['--force.jpg', '-x.jpg', 'a\nb.jpg', ':(top)x.jpg', 'ë “x”.jpg'].map(
    (name) => `content/news/lajmi/${name}`,
  )
  for (const name of names) await write(name, 'bytes of a picture')
  await write(news, '---\ntitle: "--amend\\n\\n# x"\n---\n')
  const publisher = openPublishing()
  const { pending } = await publisher.changes()
  expect(pending).toEqual([{ file: news, title: '--amend # x', state: 'changed', pictures: 5 }])
  await publisher.publish()
  const listed = remoteGit('diff', '--name-only', '-z', 'main', currentBranch()).split('\0').filter(Boolean)
  expect(listed.sort()).toEqual([news, ...names].sort())
  expect(remoteGit('log', '-1', '--format=%s', currentBranch())).toMatch(/^„/)
})

test('publisher publishes to the folder when it belongs to another repository', async () => {
  await project()
  execFileSync('git', ['init', '-q', at.folder])
  expect((await openPublishing().changes()).way).toBe('folder')
})
