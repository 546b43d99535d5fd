import { execFileSync } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { format } from '../../../model/message/format.ts'
import words from '../../words/publish.json'
import { commitOf } from './testing/others.ts'
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
  remoteGit,
  setUpFolder,
  wrapGit,
  write,
} from './testing/project.ts'

setUpFolder()

test('publish merges remote changes with local ones, also in the same file', async () => {
  await clone()
  await write(news, first.replace('Fjalia e fundit.', 'Fundi im.'))
  commitAsOther({
    [news]: first.replace('Lajmi i parë', 'Titulli i tjetrit'),
    'content/site.yaml': 'name: Tjetër\n',
    'content/news/tjetri/index.mdx': '---\ntitle: I tjetrit\n---\n',
  })
  await openPublishing().publish()
  const merged = first.replace('Fjalia e fundit.', 'Fundi im.').replace('Lajmi i parë', 'Titulli i tjetrit')
  expect(await localText(news)).toBe(merged)
  expect(await localText('content/site.yaml')).toBe('name: Tjetër\n')
  expect(remoteGit('diff', '--name-only', 'main', currentBranch())).toBe(`${news}\n`)
  expect(git('status', '--porcelain')).toBe('')
})

test('publish merges lines with other line ends in a work tree of an odd name', async () => {
  await clone()
  const file = 'content/projects/2024-pylli.mdx'
  commitAsOther({ [file]: first })
  git('config', 'core.autocrlf', 'true')
  at.root = join(at.folder, 'një tjetër')
  execFileSync('git', ['worktree', 'add', '-q', '--detach', at.root], { cwd: join(at.folder, 'editor') })
  const publisher = openPublishing()
  await publisher.publish()
  await write(file, first.replace('Fjalia e fundit.', 'Fundi im.').replaceAll('\n', '\r\n'))
  commitAsOther({ [file]: first.replace('Lajmi i parë', 'Titulli i tjetrit') })
  expect(await publisher.publish()).toMatchObject({ done: 'proposed' })
  const merged = first.replace('Fjalia e fundit.', 'Fundi im.').replace('Lajmi i parë', 'Titulli i tjetrit')
  expect(remoteGit('show', `${git('branch', '--show-current').trim()}:${file}`)).toBe(merged)
  expect(await localText(file)).toBe(merged.replaceAll('\n', '\r\n'))
  expect(git('status', '--porcelain')).toBe('')
})

test('publish merges adjacent fields and items of one list without a conflict', async () => {
  await clone()
  const list = (...items: string[]) => `<ul>\n${items.map((item) => `  <li>${item}</li>\n`).join('')}</ul>\n`
  commitAsOther({ [news]: first + list('Një') })
  const publisher = openPublishing()
  await publisher.publish()
  const [ours, theirs] = ['Lajmi im', '2025-02-02']
  await write(news, first.replace('Lajmi i parë', ours) + list('Një', 'Imja'))
  commitAsOther({ [news]: first.replace('2024-01-01', theirs) + list('Një', 'E tyre') })
  expect(await publisher.publish()).toMatchObject({ done: 'proposed' })
  const merged = first.replace('Lajmi i parë', ours).replace('2024-01-01', theirs)
  expect(await localText(news)).toBe(merged + list('Një', 'E tyre', 'Imja'))
})

test('publish keeps a commit that a reviewer added to the proposal', async () => {
  await clone()
  const publisher = openPublishing()
  await write(news, first.replace('Lajmi i parë', 'Një'))
  await publisher.publish()
  const branch = currentBranch()
  commitAsOther(
    { [news]: first.replace('Lajmi i parë', 'Një').replace('Fjalia e fundit.', 'Fundi.') },
    branch,
  )
  await write('content/site.yaml', 'name: Imja\n')
  expect(await publisher.publish()).toEqual({ done: 'proposed', branch, left: [] })
  expect(remoteGit('show', `${branch}:${news}`)).toContain('Fundi.')
  expect(remoteGit('show', `${branch}:content/site.yaml`)).toBe('name: Imja\n')
  expect(await localText(news)).toContain('Fundi.')
})

test('publish stops before writing when code was changed locally and at the remote', async () => {
  await clone()
  await write(code, 'export const ours = 1\n')
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  commitAsOther({ [code]: 'export const theirs = 1\n' })
  const before = await filesOf(at.root)
  await expect(openPublishing().publish()).rejects.toThrow(words.failures.inTheWay)
  expect(await filesOf(at.root)).toEqual(before)
  expect(currentBranch()).toBe('main')
  git('checkout', '-q', '--', code)
  expect(await openPublishing().publish()).toMatchObject({ done: 'proposed' })
})

test('publish does not push local commits of code', async () => {
  await clone()
  await write(code, 'export const ours = 1\n')
  git('commit', '-qam', 'Code')
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await expect(openPublishing().publish()).rejects.toThrow(format(words.otherWork, { branch: 'main' }))
  expect(remoteGit('branch', '--format=%(refname:short)')).toBe('main\n')
})

test('publish stops during a merge or rebase but not on a detached head', async () => {
  await clone()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  for (const mark of ['MERGE_HEAD', 'rebase-merge/head-name', 'CHERRY_PICK_HEAD']) {
    await write(`.git/${mark}`, git('rev-parse', 'HEAD'))
    await expect(openPublishing().publish()).rejects.toThrow(words.underWay)
    await rm(join(at.root, '.git', dirname(mark) === '.' ? mark : dirname(mark)), { recursive: true })
  }
  git('checkout', '-q', '--detach')
  expect(await openPublishing().publish()).toMatchObject({ done: 'proposed', branch: currentBranch() })
})

test('publish reports a branch that moves during the push and merges on retry', async () => {
  await clone()
  const publisher = openPublishing()
  await write(news, first.replace('Lajmi i parë', 'Imi'))
  await publisher.publish()
  const branch = currentBranch()
  await write(news, first.replace('Lajmi i parë', 'Imi').replace('Fjalia e fundit.', 'Fundi im.'))
  await writeFile(join(at.folder, 'theirs'), commitOf({ 'content/site.yaml': 'name: Tjetër\n' }, { branch }))
  const commit = `git -C ${at.remote} fast-import --quiet < ${join(at.folder, 'theirs')}`
  await wrapGit(`case "$*" in *' push '*) ${commit} ;; esac`)
  await expect(publisher.publish()).rejects.toThrow(words.failures.moved)
  vi.unstubAllEnvs()
  expect(await publisher.publish()).toEqual({ done: 'proposed', branch, left: [] })
  expect(remoteGit('show', `${branch}:content/site.yaml`)).toBe('name: Tjetër\n')
  expect(remoteGit('show', `${branch}:${news}`)).toContain('Fundi im.')
})

test('publish pulls on any branch and keeps the branch of local commits', async () => {
  await clone()
  const publisher = openPublishing()
  git('checkout', '-q', '-b', 'feature')
  commitAsOther({ 'content/site.yaml': 'name: Tjetër\n' })
  expect(await publisher.publish()).toEqual({ done: 'current', left: [] })
  expect(currentBranch()).toBe('main')
  expect(git('branch', '--list', 'feature')).toBe('  feature\n')

  await write(news, first.replace('Lajmi i parë', 'Imi'))
  git('commit', '-qam', 'By hand')
  const byHand = git('rev-parse', 'main')
  commitAsOther({ [news]: first.replace('Lajmi i parë', 'Imi') })
  commitAsOther({ [news]: first.replace('Lajmi i parë', 'Imi, i ndrequr') })
  for (let count = 0; count < 2; count++) {
    expect(await publisher.publish()).toEqual({ done: 'current', left: [] })
    expect(currentBranch()).toMatch(/^studio-\d{4}-\d\d-\d\d$/)
  }
  expect(git('rev-parse', 'HEAD')).toBe(remoteGit('rev-parse', 'main'))
  expect(git('rev-parse', 'main')).toBe(byHand)
  expect(await localText(news)).toContain('Imi, i ndrequr')
})
