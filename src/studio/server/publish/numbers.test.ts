import { execFileSync } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyProject, openStudioOf, removeProject, stateOf, writeIn } from '../testing/studio.ts'

const post = 'content/news/prizren-klima/index.mdx'
const own = 'content/news/lajmi-im/index.mdx'
const theirs = 'content/news/lajmi-i-tyre/index.mdx'
const project = 'content/projects/2008-pylli-dhe-druri.mdx'
const other = 'content/projects/2009-kursimi-ne-shkolla.mdx'

let root: string
let remote: string
beforeEach(() => {
  root = copyProject()
  remote = `${root}-remote.git`
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Redaktorja')
  git('config', 'user.email', 'redaktorja@example.org')
  git('add', 'content', 'public')
  git('commit', '-qm', 'First')
  execFileSync('git', ['clone', '-q', '--bare', root, remote])
  git('remote', 'add', 'origin', remote)
  git('fetch', '-q', 'origin')
})
afterEach(async () => {
  await removeProject(root)
  await removeProject(remote)
})

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Pushes files to the remote's default branch, as somebody else who publishes them. */
async function publishElsewhere(files: Record<string, string>, removed: string[] = []): Promise<void> {
  const head = git('rev-parse', 'HEAD').trim()
  git('stash', '-u', '-q')
  for (const [file, text] of Object.entries(files)) await write(file, text)
  if (removed.length > 0) git('rm', '-rq', ...removed)
  git('add', 'content')
  git('commit', '-qm', 'Others')
  git('push', '-q', 'origin', 'HEAD:main')
  git('reset', '-q', '--hard', head)
  git('stash', 'pop', '-q')
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  // The pictures of a copied project are hard links to one file: writing into a picture would change all of them.
  await rm(join(root, file), { force: true })
  await writeIn(root, file, text)
}

async function textOf(file: string): Promise<string> {
  return await readFile(join(root, file), 'utf8')
}

/** The text of the post with another number and title. */
async function postOf(id: number, title: string): Promise<string> {
  const text = await textOf(post)
  return text.replace(/^id: 1$/m, `id: ${id}`).replace(/^title: .*$/m, `title: "${title}"`)
}

/** The pictures that a post's gallery shows. */
function picturesOf(file: string, bytes: string): Record<string, string> {
  return Object.fromEntries(['01', '02', '03', '04'].map((name) => [join(file, `../${name}.jpg`), bytes]))
}

async function addLink(file: string): Promise<void> {
  await write(file, `${await textOf(file)}\nShihni [lajmin tonë për këtë](/information-blog/3).\n`)
}

test('a post whose number somebody else has published takes the next one, with the links to it', async () => {
  const mine = { [own]: await postOf(3, 'Lajmi ynë i ri'), ...picturesOf(own, 'mine') }
  for (const [file, text] of Object.entries(mine)) await write(file, text)
  await addLink(project)
  const { call, act, drafts } = await openStudioOf(root)
  const opened = await call('open', { file: other })
  const body = `${opened.text.slice(opened.body?.start)}\nEdhe [këtu shkruajmë për të](/information-blog/3).\n`
  await act(opened, { act: 'body', text: body })
  await publishElsewhere({ [theirs]: await postOf(3, 'Lajmi i tyre'), ...picturesOf(theirs, 'theirs') })

  const renumbered = [{ title: 'Lajmi ynë i ri', from: 3, to: 4 }]
  expect(await call('publish', {})).toMatchObject({ done: 'proposed', renumbered })
  expect(await textOf(own)).toContain('\nid: 4\n')
  expect(await textOf(theirs)).toContain('\nid: 3\n')
  expect(await textOf(project)).toContain('(/information-blog/4)')
  expect(drafts.all.get(other)?.text).toContain('(/information-blog/4)')
  const branch = git('branch', '--show-current').trim()
  expect(git('show', `refs/remotes/origin/${branch}:${own}`)).toContain('\nid: 4\n')
})

describe('what is not published has the number that it had, with the links to it,', () => {
  /** Publishes in vain: somebody else has published `others` and a post with the number 3, and the project `other` is saved with a line. */
  async function publishInVain(line: string, others: Record<string, string>) {
    const mine = { [own]: await postOf(3, 'Lajmi ynë i ri'), ...picturesOf(own, 'mine') }
    for (const [file, text] of Object.entries(mine)) await write(file, text)
    await addLink(project)
    await write(other, `${await textOf(other)}\n${line}\n`)
    const { call, act, drafts } = await openStudioOf(root)
    const opened = await call('open', { file: post })
    const { text } = await act(opened, { act: 'set', path: ['author'], value: '/information-blog/3' })
    const before = await stateOf(root)
    await publishElsewhere({
      [theirs]: await postOf(3, 'Lajmi i tyre'),
      ...picturesOf(theirs, 'theirs'),
      ...others,
    })
    const published = call('publish', {})
    await published.catch(() => undefined)
    expect(await stateOf(root)).toEqual(before)
    expect(drafts.all.get(post)?.text).toBe(text)
    expect((await call('changes', {})).renumbered).toEqual([])
    return { call, published }
  }

  test('where it stops at a choice', async () => {
    const others = { [other]: `${await textOf(other)}\nFjalia e tyre.\n` }
    const { call, published } = await publishInVain('Fjalia ime.', others)
    const { conflicts = [] } = await published
    const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'mine' as const]))
    const renumbered = [{ title: 'Lajmi ynë i ri', from: 3, to: 4 }]
    expect(await call('publish', { choices })).toMatchObject({ done: 'proposed', renumbered })
    expect(await textOf(own)).toContain('\nid: 4\n')
  })

  test('where it would have an error', async () => {
    const { published } = await publishInVain('[Një lajm që mungon](/information-blog/77).', {})
    await expect(published).rejects.toMatchObject({ status: 422 })
  })
})

test('a picture keeps its description where somebody else has published another one of its name', async () => {
  const gallery = 'gallery:\n'
  const item = (alt: string) => `  - file: 05.jpg\n    alt: "${alt}"\n`
  const text = await textOf(post)
  await write(
    post,
    text.replace('standIn: true', (mark) => `${item('Fotoja ime e lagjes në mbrëmje')}${mark}`),
  )
  await write(join(post, '../05.jpg'), 'mine')
  const others = text.replace(gallery, gallery + item('Fotoja e tyre e sheshit në mëngjes'))
  await publishElsewhere({ [post]: others, [join(post, '../05.jpg')]: 'theirs' })

  const { call } = await openStudioOf(root)
  expect(await call('publish', {})).toMatchObject({ done: 'proposed' })
  expect(await textOf(join(post, '../05.jpg'))).toBe('theirs')
  expect(await textOf(join(post, '../06.jpg'))).toBe('mine')
  expect(await textOf(post)).toMatch(/file: 05\.jpg\n {4}alt: "Fotoja e tyre/)
  expect(await textOf(post)).toMatch(/file: 06\.jpg\n {4}alt: "Fotoja ime/)
})

test('nothing is proposed that would have an error, and the sentence says where', async () => {
  await addLink(project)
  const before = [git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('branch', '--list')]
  await publishElsewhere({ [other]: `${await textOf(other)}\nNjë fjali më shumë.\n` })
  const { call } = await openStudioOf(root)
  await expect(call('publish', {})).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(project),
  })
  expect([git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('branch', '--list')]).toEqual(before)
  expect(git('ls-remote', '--heads', 'origin').trim().split('\n')).toHaveLength(1)
})

test('the guide, which is no document, is called by its name, and what has changed in it is shown', async () => {
  const guide = 'content/README.md'
  await write(guide, `${await textOf(guide)}\nNjë fjali më shumë.\n`)
  const { call } = await openStudioOf(root)
  expect((await call('changes', {})).documents).toEqual([
    { file: guide, title: 'Udhëzuesi për redaktorët', state: 'changed', pictures: 0 },
  ])
  const { passages } = await call('difference', { file: guide })
  expect(passages?.filter((passage) => 'mine' in passage)).toEqual([
    { mine: '\nNjë fjali më shumë.\n', theirs: '' },
  ])
})

test('an error that others have published keeps nothing from being proposed', async () => {
  await publishElsewhere({ [other]: `${await textOf(other)}\n[Një lajm që mungon](/information-blog/77).\n` })
  await write(project, `${await textOf(project)}\nNjë fjali më shumë.\n`)
  const { call } = await openStudioOf(root)
  expect(await call('publish', {})).toMatchObject({ done: 'proposed' })
})
