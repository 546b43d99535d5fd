import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { copyProject, openStudioOf, stateOf } from '../testing/studio.ts'
import {
  at,
  branchNow,
  far,
  git,
  gitThat,
  haveFolder,
  putUnderGit,
  someoneElse,
  textHere,
  write,
} from './testing/project.ts'

const post = 'content/news/prizren-klima/index.mdx'
const own = 'content/news/lajmi-im/index.mdx'
const theirs = 'content/news/lajmi-i-tyre/index.mdx'
const project = 'content/projects/2008-pylli-dhe-druri.mdx'
const other = 'content/projects/2009-kursimi-ne-shkolla.mdx'

haveFolder()
beforeEach(async () => {
  await rename(copyProject(), at.root)
  await putUnderGit('real')
})

/** The text of the post with another number and title. */
async function postOf(id: number, title: string): Promise<string> {
  const text = await textHere(post)
  return text.replace(/^id: 1$/m, `id: ${id}`).replace(/^title: .*$/m, `title: "${title}"`)
}

/** The pictures that a post's gallery shows. */
function picturesOf(file: string, bytes: string): Record<string, string> {
  return Object.fromEntries(['01', '02', '03', '04'].map((name) => [join(file, `../${name}.jpg`), bytes]))
}

async function addLink(file: string): Promise<void> {
  await write(file, `${await textHere(file)}\nShihni [lajmin tonë për këtë](/information-blog/3).\n`)
}

test('a post whose number somebody else has published takes the next one, with the links to it', async () => {
  const mine = { [own]: await postOf(3, 'Lajmi ynë i ri'), ...picturesOf(own, 'mine') }
  for (const [file, text] of Object.entries(mine)) await write(file, text)
  await addLink(project)
  const { call, act, drafts } = await openStudioOf(at.root)
  const opened = await call('open', { file: other })
  const body = `${opened.text.slice(opened.body?.start)}\nEdhe [këtu shkruajmë për të](/information-blog/3).\n`
  await act(opened, { act: 'body', text: body })
  someoneElse({ [theirs]: await postOf(3, 'Lajmi i tyre'), ...picturesOf(theirs, 'theirs') })

  const renumbered = [{ title: 'Lajmi ynë i ri', from: 3, to: 4 }]
  expect(await call('publish', {})).toMatchObject({ done: 'proposed', renumbered })
  expect(await textHere(own)).toContain('\nid: 4\n')
  expect(await textHere(theirs)).toContain('\nid: 3\n')
  expect(await textHere(project)).toContain('(/information-blog/4)')
  expect(drafts.all.get(other)?.text).toContain('(/information-blog/4)')
  expect(far('show', `${branchNow()}:${own}`)).toContain('\nid: 4\n')
})

describe('what is not published has the number that it had, with the links to it,', () => {
  /** Publishes in vain: somebody else has published `others` and a post with the number 3, and the project `other` is saved with a line. */
  async function publishInVain(line: string, others: Record<string, string>) {
    const mine = { [own]: await postOf(3, 'Lajmi ynë i ri'), ...picturesOf(own, 'mine') }
    for (const [file, text] of Object.entries(mine)) await write(file, text)
    await addLink(project)
    await write(other, `${await textHere(other)}\n${line}\n`)
    const { call, act, drafts } = await openStudioOf(at.root)
    const opened = await call('open', { file: post })
    const { text } = await act(opened, { act: 'set', path: ['author'], value: '/information-blog/3' })
    const before = await stateOf(at.root)
    someoneElse({
      [theirs]: await postOf(3, 'Lajmi i tyre'),
      ...picturesOf(theirs, 'theirs'),
      ...others,
    })
    const published = call('publish', {})
    await published.catch(() => undefined)
    expect(await stateOf(at.root)).toEqual(before)
    expect(drafts.all.get(post)?.text).toBe(text)
    expect((await call('changes', {})).renumbered).toEqual([])
    return { call, published }
  }

  test('where it stops at a choice', async () => {
    const others = { [other]: `${await textHere(other)}\nFjalia e tyre.\n` }
    const { call, published } = await publishInVain('Fjalia ime.', others)
    const { conflicts = [] } = await published
    const choices = Object.fromEntries(conflicts.map(({ id }) => [id, 'mine' as const]))
    const renumbered = [{ title: 'Lajmi ynë i ri', from: 3, to: 4 }]
    expect(await call('publish', { choices })).toMatchObject({ done: 'proposed', renumbered })
    expect(await textHere(own)).toContain('\nid: 4\n')
  })

  test('where it would have an error', async () => {
    const { published } = await publishInVain('[Një lajm që mungon](/information-blog/77).', {})
    await expect(published).rejects.toMatchObject({ status: 422 })
  })

  test('where Git refuses to change the disk', async () => {
    await gitThat(`case "$*" in *' read-tree -m -u '*) exit 1 ;; esac`)
    const { call } = await publishInVain('Fjalia ime.', {})
    vi.unstubAllEnvs()
    const renumbered = [{ title: 'Lajmi ynë i ri', from: 3, to: 4 }]
    expect(await call('publish', {})).toMatchObject({ done: 'proposed', renumbered })
  })
})

test('a picture keeps its description where somebody else has published another one of its name', async () => {
  const gallery = 'gallery:\n'
  const item = (alt: string) => `  - file: 05.jpg\n    alt: "${alt}"\n`
  const text = await textHere(post)
  await write(
    post,
    text.replace('standIn: true', (mark) => `${item('Fotoja ime e lagjes në mbrëmje')}${mark}`),
  )
  await write(join(post, '../05.jpg'), 'mine')
  const others = text.replace(gallery, gallery + item('Fotoja e tyre e sheshit në mëngjes'))
  someoneElse({ [post]: others, [join(post, '../05.jpg')]: 'theirs' })

  const { call } = await openStudioOf(at.root)
  expect(await call('publish', {})).toMatchObject({ done: 'proposed' })
  expect(await textHere(join(post, '../05.jpg'))).toBe('theirs')
  expect(await textHere(join(post, '../06.jpg'))).toBe('mine')
  expect(await textHere(post)).toMatch(/file: 05\.jpg\n {4}alt: "Fotoja e tyre/)
  expect(await textHere(post)).toMatch(/file: 06\.jpg\n {4}alt: "Fotoja ime/)
})

test('nothing is proposed that would have an error, and the sentence says where', async () => {
  await addLink(project)
  const before = [git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('branch', '--list')]
  someoneElse({ [other]: `${await textHere(other)}\nNjë fjali më shumë.\n` })
  const { call } = await openStudioOf(at.root)
  await expect(call('publish', {})).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(project),
  })
  expect([git('status', '--porcelain'), git('rev-parse', 'HEAD'), git('branch', '--list')]).toEqual(before)
  expect(far('branch', '--format=%(refname:short)')).toBe('main\n')
})

test('the guide, which is no document, is called by its name, and what has changed in it is shown', async () => {
  const guide = 'content/README.md'
  await write(guide, `${await textHere(guide)}\nNjë fjali më shumë.\n`)
  const { call } = await openStudioOf(at.root)
  expect((await call('changes', {})).documents).toEqual([
    { file: guide, title: 'Udhëzuesi për redaktorët', state: 'changed', pictures: 0 },
  ])
  const { passages } = await call('difference', { file: guide })
  expect(passages?.filter((passage) => 'mine' in passage)).toEqual([
    { mine: '\nNjë fjali më shumë.\n', theirs: '' },
  ])
})

test('an error that others have published keeps nothing from being proposed', async () => {
  someoneElse({ [other]: `${await textHere(other)}\n[Një lajm që mungon](/information-blog/77).\n` })
  await write(project, `${await textHere(project)}\nNjë fjali më shumë.\n`)
  const { call } = await openStudioOf(at.root)
  expect(await call('publish', {})).toMatchObject({ done: 'proposed' })
})
