import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { format } from '../../words/format.ts'
import words from '../../words/publish.json'
import { commitOf } from './testing/others.ts'
import {
  at,
  branchNow,
  clone,
  code,
  far,
  filesOf,
  first,
  git,
  gitThat,
  haveFolder,
  news,
  picture,
  publisherOf,
  someoneElse,
  textHere,
  write,
} from './testing/project.ts'

haveFolder()

test('publish merges remote changes with local ones, also in the same file', async () => {
  await clone()
  await write(news, first.replace('Fjalia e fundit.', 'Fundi im.'))
  someoneElse({
    [news]: first.replace('Lajmi i parë', 'Titulli i tjetrit'),
    'content/site.yaml': 'name: Tjetër\n',
    'content/news/tjetri/index.mdx': '---\ntitle: I tjetrit\n---\n',
  })
  await publisherOf(at.root).publish({})
  const merged = first.replace('Fjalia e fundit.', 'Fundi im.').replace('Lajmi i parë', 'Titulli i tjetrit')
  expect(await textHere(news)).toBe(merged)
  expect(await textHere('content/site.yaml')).toBe('name: Tjetër\n')
  expect(far('diff', '--name-only', 'main', branchNow())).toBe(`${news}\n`)
  expect(git('status', '--porcelain')).toBe('')
})

test('publish merges lines with other line ends in a work tree of an odd name', async () => {
  await clone()
  const file = 'content/projects/2024-pylli.mdx'
  someoneElse({ [file]: first })
  git('config', 'core.autocrlf', 'true')
  at.root = join(at.folder, 'një tjetër')
  execFileSync('git', ['worktree', 'add', '-q', '--detach', at.root], { cwd: join(at.folder, 'editor') })
  const publisher = publisherOf(at.root)
  await publisher.publish({})
  await write(file, first.replace('Fjalia e fundit.', 'Fundi im.').replaceAll('\n', '\r\n'))
  someoneElse({ [file]: first.replace('Lajmi i parë', 'Titulli i tjetrit') })
  expect(await publisher.publish({})).toMatchObject({ done: 'proposed' })
  const merged = first.replace('Fjalia e fundit.', 'Fundi im.').replace('Lajmi i parë', 'Titulli i tjetrit')
  expect(far('show', `${git('branch', '--show-current').trim()}:${file}`)).toBe(merged)
  expect(await textHere(file)).toBe(merged.replaceAll('\n', '\r\n'))
  expect(git('status', '--porcelain')).toBe('')
})

test('publish merges adjacent fields and items of one list without a conflict', async () => {
  await clone()
  const list = (...items: string[]) => `<ul>\n${items.map((item) => `  <li>${item}</li>\n`).join('')}</ul>\n`
  someoneElse({ [news]: first + list('Një') })
  const publisher = publisherOf(at.root)
  await publisher.publish({})
  const [mine, theirs] = ['Lajmi im', '2025-02-02']
  await write(news, first.replace('Lajmi i parë', mine) + list('Një', 'Imja'))
  someoneElse({ [news]: first.replace('2024-01-01', theirs) + list('Një', 'E tyre') })
  expect(await publisher.publish({})).toMatchObject({ done: 'proposed' })
  const merged = first.replace('Lajmi i parë', mine).replace('2024-01-01', theirs)
  expect(await textHere(news)).toBe(merged + list('Një', 'E tyre', 'Imja'))
})

test('publish keeps a commit that a reviewer added to the proposal', async () => {
  await clone()
  const publisher = publisherOf(at.root)
  await write(news, first.replace('Lajmi i parë', 'Një'))
  await publisher.publish({})
  const branch = branchNow()
  someoneElse({ [news]: first.replace('Lajmi i parë', 'Një').replace('Fjalia e fundit.', 'Fundi.') }, branch)
  await write('content/site.yaml', 'name: Imja\n')
  expect(await publisher.publish({})).toEqual({ done: 'proposed', branch })
  expect(far('show', `${branch}:${news}`)).toContain('Fundi.')
  expect(far('show', `${branch}:content/site.yaml`)).toBe('name: Imja\n')
  expect(await textHere(news)).toContain('Fundi.')
})

test('publish shows both versions of a conflict and writes after every choice is made', async () => {
  await clone()
  const [mine, theirs] = ['Imi', 'I tjetrit'].map((title) => first.replace('Lajmi i parë', title))
  await write(news, mine ?? '')
  await write(picture, 'my picture')
  await rm(join(at.root, 'content/site.yaml'))
  someoneElse({ [news]: theirs ?? '', [picture]: 'their picture', 'content/site.yaml': 'name: Tjetër\n' })
  const before = await filesOf(at.root)
  const publisher = publisherOf(at.root)
  const { conflicts = [] } = await publisher.publish({})
  expect(conflicts).toMatchObject([
    {
      title: 'news/lajmi/01.jpg',
      isPicture: true,
      mine: expect.stringMatching(/^data:/),
      theirs: expect.any(String),
    },
    {
      title: 'Imi',
      passages: expect.arrayContaining([{ mine: 'title: Imi\n', theirs: 'title: I tjetrit\n' }]),
    },
    { theirs: 'name: Tjetër\n' },
  ])
  expect(conflicts[2]?.mine).toBeUndefined()
  expect(await filesOf(at.root)).toEqual(before)
  expect([branchNow(), git('log', '--format=%s')]).toEqual(['main', 'First\n'])
  expect(git('status', '--porcelain')).toBe(` M ${picture}\n M ${news}\n D content/site.yaml\n`)

  const [photo = '', text = '', site = ''] = conflicts.map(({ id }) => id)
  const half = await publisher.publish({
    choices: { [photo]: 'mine', [text]: 'theirs', [`${site}x`]: 'mine' },
  })
  expect(half.conflicts).toHaveLength(1)
  expect(await filesOf(at.root)).toEqual(before)
  const whole = await publisher.publish({ choices: { [photo]: 'mine', [text]: 'theirs', [site]: 'mine' } })
  expect(whole).toMatchObject({ done: 'proposed' })
  expect(await textHere(news)).toBe(theirs)
  expect(await textHere(picture)).toBe('my picture')
  expect(existsSync(join(at.root, 'content/site.yaml'))).toBe(false)
  // The version that was not chosen is in the history.
  expect(far('log', '-p', '--full-history', branchNow(), '--', news)).toContain('+title: Imi')
  expect(git('status', '--porcelain')).toBe('')
})

test('publish asks again when a newer version makes a choice outdated', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  someoneElse({ [news]: first.replace('Lajmi i parë', 'I tjetrit') })
  const publisher = publisherOf(at.root)
  const { conflicts = [] } = await publisher.publish({})
  someoneElse({ [news]: first.replace('Lajmi i parë', 'I treti') })
  const again = await publisher.publish({ choices: { [conflicts[0]?.id ?? '']: 'mine' } })
  expect(again.conflicts).toMatchObject([
    { passages: expect.arrayContaining([{ mine: 'title: Imi\n', theirs: 'title: I treti\n' }]) },
  ])
})

test('publish keeps remote changes elsewhere when one conflict is resolved', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  const other = first.replace('Lajmi i parë', 'I tjetrit').replace('Fjalia e fundit.', 'Fundi i tjetrit.')
  someoneElse({ [news]: other })
  const publisher = publisherOf(at.root)
  const { conflicts = [] } = await publisher.publish({})
  const [{ id = '', passages = [] } = {}] = conflicts
  const text = passages.map((passage) => ('same' in passage ? passage.same : passage.mine)).join('')
  expect(await publisher.publish({ choices: { [id]: { text } } })).toMatchObject({ done: 'proposed' })
  const merged = other.replace('I tjetrit', 'Imi')
  expect(await textHere(news)).toBe(merged)
  expect(far('show', `${branchNow()}:${news}`)).toBe(merged)
})

test('publish stops before writing when code was changed locally and at the remote', async () => {
  await clone()
  await write(code, 'export const mine = 1\n')
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  someoneElse({ [code]: 'export const theirs = 1\n' })
  const before = await filesOf(at.root)
  await expect(publisherOf(at.root).publish({})).rejects.toThrow(words.failures.inTheWay)
  expect(await filesOf(at.root)).toEqual(before)
  expect(branchNow()).toBe('main')
  git('checkout', '-q', '--', code)
  expect(await publisherOf(at.root).publish({})).toMatchObject({ done: 'proposed' })
})

test('publish does not push local commits of code', async () => {
  await clone()
  await write(code, 'export const mine = 1\n')
  git('commit', '-qam', 'Code')
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await expect(publisherOf(at.root).publish({})).rejects.toThrow(format(words.otherWork, { branch: 'main' }))
  expect(far('branch', '--format=%(refname:short)')).toBe('main\n')
})

test('publish stops during a merge or rebase but not on a detached head', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  for (const mark of ['MERGE_HEAD', 'rebase-merge/head-name', 'CHERRY_PICK_HEAD']) {
    await write(`.git/${mark}`, git('rev-parse', 'HEAD'))
    await expect(publisherOf(at.root).publish({})).rejects.toThrow(words.underWay)
    await rm(join(at.root, '.git', dirname(mark) === '.' ? mark : dirname(mark)), { recursive: true })
  }
  git('checkout', '-q', '--detach')
  expect(await publisherOf(at.root).publish({})).toMatchObject({ done: 'proposed', branch: branchNow() })
})

test('publish reports a branch that moves during the push and merges on retry', async () => {
  await clone()
  const publisher = publisherOf(at.root)
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await publisher.publish({})
  const branch = branchNow()
  await write(news, first.replace('Lajmi i parë', 'Imi').replace('Fjalia e fundit.', 'Fundi im.'))
  await writeFile(join(at.folder, 'theirs'), commitOf({ 'content/site.yaml': 'name: Tjetër\n' }, { branch }))
  const commit = `git -C ${at.remote} fast-import --quiet < ${join(at.folder, 'theirs')}`
  await gitThat(`case "$*" in *' push '*) ${commit} ;; esac`)
  await expect(publisher.publish({})).rejects.toThrow(words.failures.moved)
  vi.unstubAllEnvs()
  expect(await publisher.publish({})).toEqual({ done: 'proposed', branch })
  expect(far('show', `${branch}:content/site.yaml`)).toBe('name: Tjetër\n')
  expect(far('show', `${branch}:${news}`)).toContain('Fundi im.')
})

test('publish pulls on any branch and keeps the branch of local commits', async () => {
  await clone()
  const publisher = publisherOf(at.root)
  git('checkout', '-q', '-b', 'feature')
  someoneElse({ 'content/site.yaml': 'name: Tjetër\n' })
  expect(await publisher.publish({})).toEqual({ done: 'current' })
  expect(branchNow()).toBe('main')
  expect(git('branch', '--list', 'feature')).toBe('  feature\n')

  await write(news, first.replace('Lajmi i parë', 'Imi'))
  git('commit', '-qam', 'By hand')
  const byHand = git('rev-parse', 'main')
  someoneElse({ [news]: first.replace('Lajmi i parë', 'Imi') })
  someoneElse({ [news]: first.replace('Lajmi i parë', 'Imi, i ndrequr') })
  for (let count = 0; count < 2; count++) {
    expect(await publisher.publish({})).toEqual({ done: 'current' })
    expect(branchNow()).toMatch(/^studio-\d{4}-\d\d-\d\d$/)
  }
  expect(git('rev-parse', 'HEAD')).toBe(far('rev-parse', 'main'))
  expect(git('rev-parse', 'main')).toBe(byHand)
  expect(await textHere(news)).toContain('Imi, i ndrequr')
})
