import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import words from '../../words/publish.json'
import {
  at,
  clone,
  commitAsOther,
  currentBranch,
  first,
  git,
  localText,
  news,
  openPublishing,
  picture,
  remoteGit,
  setUpFolder,
  wrapGit,
  write,
} from './testing/project.ts'

setUpFolder()

const titled = (title: string) => first.replace('Lajmi i parë', title)
const site = 'content/site.yaml'
const pylli = 'content/projects/2024-pylli.mdx'
const mineAndTheirs = (ours: string, theirs: string) =>
  expect.arrayContaining([{ ours: `title: ${ours}\n`, theirs: `title: ${theirs}\n` }])

test('publish leaves out a draft that conflicts with the remote and sends the others', async () => {
  await clone()
  const { draft, drafts, publish } = openPublishing()
  await draft(news, titled('Imi'))
  await draft(pylli, '---\ntitle: Pylli\n---\n')
  commitAsOther({ [news]: titled('I tjetrit') })
  expect(await publish(news, pylli)).toEqual({
    done: 'proposed',
    branch: currentBranch(),
    left: [{ file: news, title: 'Imi', why: 'conflict' }],
  })
  expect(remoteGit('diff', '--name-only', 'main', currentBranch())).toBe(`${pylli}\n`)
  expect(await localText(news)).toBe(titled('I tjetrit'))
  expect(drafts.get(news)).toMatchObject({ text: titled('Imi'), conflict: mineAndTheirs('Imi', 'I tjetrit') })
})

test('publish turns the edits of another program into a draft if the remote differs', async () => {
  await clone()
  const ours = titled('Imi').replace('Fjalia e fundit.', 'Fundi im.')
  await write(news, ours)
  await write(site, 'name: Imja\n')
  commitAsOther({ [news]: titled('I tjetrit').replace('Mesi.', 'Mesi i tjetrit.') })
  const { drafts, publish, changes } = openPublishing()
  const left = [{ file: news, title: 'Imi', why: 'conflict' }]
  expect(await publish()).toEqual({ done: 'proposed', branch: currentBranch(), left })
  expect(remoteGit('diff', '--name-only', 'main', currentBranch())).toBe(`${site}\n`)
  const theirs = titled('I tjetrit').replace('Mesi.', 'Mesi i tjetrit.')
  expect(await localText(news)).toBe(theirs)
  expect(drafts.get(news)).toMatchObject({ text: ours, conflict: mineAndTheirs('Imi', 'I tjetrit') })
  expect(await changes()).toMatchObject({ documents: [{ file: news, hasConflict: true }], pending: [] })
  // The editor chooses a title, and keeps all that only one side has changed.
  const chosen = theirs.replace('I tjetrit', 'Imi').replace('Fjalia e fundit.', 'Fundi im.')
  const { base, original } = { base: drafts.get(news)?.published ?? '', original: theirs }
  await drafts.write({ file: news, text: chosen, base, original })
  expect(await publish(news)).toMatchObject({ done: 'proposed', left: [] })
  expect(remoteGit('show', `${currentBranch()}:${news}`)).toBe(chosen)
  expect(git('status', '--porcelain')).toBe('')
})

test('publish proposes nothing when all that waits has become a draft', async () => {
  await clone()
  await write(news, titled('Imi'))
  commitAsOther({ [news]: titled('I tjetrit') })
  const { drafts, publish } = openPublishing()
  const left = [{ file: news, title: 'Imi', why: 'conflict' }]
  expect([await publish(), await publish()]).toEqual([
    { done: 'current', left },
    { done: 'current', left: [] },
  ])
  expect(remoteGit('branch', '--format=%(refname:short)')).toBe('main\n')
  expect([await localText(news), drafts.get(news)?.text]).toEqual([titled('I tjetrit'), titled('Imi')])
})

test('publish merges the edits of another program into an existing draft', async () => {
  await clone()
  const { draft, drafts, publish } = openPublishing()
  await draft(news, first.replace('Fjalia e parë.', 'Fillimi im.'))
  await write(news, titled('Imi').replace('Fjalia e fundit.', 'Fundi im.'))
  commitAsOther({ [news]: titled('I tjetrit') })
  await publish(news)
  const all = titled('Imi').replace('Fjalia e fundit.', 'Fundi im.').replace('Fjalia e parë.', 'Fillimi im.')
  expect(await localText(news)).toBe(titled('I tjetrit'))
  expect(drafts.get(news)).toMatchObject({ text: all, conflict: mineAndTheirs('Imi', 'I tjetrit') })
  expect(openPublishing().drafts.get(news)?.text).toBe(all)
})

test('publish puts a version that a draft contradicts into the trash', async () => {
  await clone()
  const { draft, drafts, publish } = openPublishing()
  await draft(news, titled('Drafti'))
  await write(news, titled('Imi'))
  commitAsOther({ [news]: titled('I tjetrit') })
  await publish(news)
  expect(await localText(news)).toBe(titled('I tjetrit'))
  expect(drafts.get(news)).toMatchObject({
    text: titled('Drafti'),
    conflict: mineAndTheirs('Drafti', 'I tjetrit'),
  })
  expect(drafts.discarded()).toMatchObject([{ file: news, text: titled('Imi'), isFormer: true }])
})

test('publish takes the photographs of a document with its remote version', async () => {
  await clone()
  const figure = (name: string) => `<figure><img alt="" src="${name}"></figure>\n`
  const old = 'content/news/lajmi/02.jpg'
  commitAsOther({ [news]: first + figure('02.jpg'), [old]: 'old' })
  await openPublishing().publish()
  const ours = `${titled('Imi')}${figure('01.jpg')}${figure('03.jpg')}`
  await write(news, ours)
  await write(picture, 'my picture')
  await write('content/news/lajmi/03.jpg', 'my new picture')
  await rm(join(at.root, old))
  commitAsOther({ [news]: titled('I tjetrit') + figure('02.jpg'), [picture]: 'their picture' })
  const { drafts, publish } = openPublishing()
  const left = [{ file: news, title: 'Imi', why: 'conflict' }]
  expect(await publish()).toEqual({ done: 'current', left })
  expect([await localText(old), await localText(picture)]).toEqual(['old', 'their picture'])
  expect(existsSync(join(at.root, 'content/news/lajmi/03.jpg'))).toBe(false)
  const pictures = drafts.get(news)?.pictures.map((one) => localText(drafts.storedPath(one))) ?? []
  expect((await Promise.all(pictures)).sort()).toEqual(['my new picture', 'my picture'])
  expect(drafts.get(news)).toMatchObject({ text: ours, conflict: expect.any(Array) })
  expect(git('status', '--porcelain')).toBe('')
})

test('publish takes the remote version of a picture and commits the local one before', async () => {
  await clone()
  await write(picture, 'my picture')
  await write(site, 'name: Imja\n')
  commitAsOther({ [picture]: 'their picture' })
  expect(await openPublishing().publish()).toMatchObject({ done: 'proposed', branch: currentBranch() })
  expect(await localText(picture)).toBe('their picture')
  expect(remoteGit('cat-file', '-p', `${currentBranch()}^1:${picture}`)).toBe('my picture')
})

test('publish keeps a draft of a document that the remote has removed', async () => {
  await clone()
  await write(news, titled('Imi'))
  commitAsOther({ [news]: undefined, [picture]: undefined })
  const { drafts, publish } = openPublishing()
  await publish()
  expect(existsSync(join(at.root, news))).toBe(false)
  expect(drafts.get(news)).toMatchObject({
    text: titled('Imi'),
    conflict: [{ ours: titled('Imi'), theirs: '' }],
  })
})

test('publish makes a draft of a removal where the remote has changed the document', async () => {
  await clone()
  await rm(join(at.root, news))
  commitAsOther({ [news]: titled('I tjetrit') })
  const { drafts, publish, changes } = openPublishing()
  await publish()
  expect(await localText(news)).toBe(titled('I tjetrit'))
  expect(drafts.get(news)).toMatchObject({ isDeleted: true })
  expect(await changes()).toMatchObject({ documents: [{ file: news, state: 'removed' }], pending: [] })
})

test('publish keeps both versions when Git fails after the draft of one was made', async () => {
  await clone()
  const { draft, drafts, publish } = openPublishing()
  await draft(news, first.replace('Fjalia e parë.', 'Fillimi im.'))
  await write(news, titled('Imi'))
  commitAsOther({ [news]: titled('I tjetrit') })
  await wrapGit(`case "$*" in *' read-tree -m -u '*) exit 1 ;; esac`)
  await expect(publish(news)).rejects.toThrow(words.failures.other)
  expect(await localText(news)).toBe(titled('Imi'))
  const all = titled('Imi').replace('Fjalia e parë.', 'Fillimi im.')
  expect(drafts.get(news)?.text).toBe(all)
})
