import { rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { listFiles } from '../../../util/list-files.ts'
import { copyProject, openStudioOf } from '../../core/testing/studio.ts'
import type { OpenDocument } from '../../protocol.ts'
import { createGitPublisher } from '../folder/git-publisher.ts'
import { openGitFolder } from './open-git-folder.ts'
import {
  at,
  commitAsOther,
  currentBranch,
  localText,
  putUnderGit,
  remoteGit,
  setUpFolder,
  write,
} from './testing/project.ts'

const post = 'content/news/prizren-klima/index.mdx'
const own = 'content/news/lajmi-im/index.mdx'
const theirs = 'content/news/lajmi-i-tyre/index.mdx'
const project = 'content/projects/2008-pylli-dhe-druri.mdx'
const other = 'content/projects/2009-kursimi-ne-shkolla.mdx'

setUpFolder()
beforeEach(async () => {
  await rename(copyProject(), at.root)
  await putUnderGit('real')
})

/** The text of the post with another number and title. */
async function postOf(id: number, title: string): Promise<string> {
  const text = await localText(post)
  return text.replace(/^id: 1$/m, `id: ${id}`).replace(/^title: .*$/m, `title: "${title}"`)
}

/** The pictures that a post shows. */
function picturesOf(file: string, bytes: string): Record<string, string> {
  return Object.fromEntries(
    ['01', '02', '03', '04', 'vendet'].map((name) => [join(file, `../${name}.jpg`), bytes]),
  )
}

const openStudio = () =>
  openStudioOf(at.root, {
    publisher: (given) => createGitPublisher({ ...given, git: openGitFolder(at.root, given.disk) }),
  })

/** Opens our new post in the studio and returns the problem of its number. */
async function numberProblem({ call }: Awaited<ReturnType<typeof openStudioOf>>) {
  const opened = await call('open', { file: own })
  const problem = opened.problems.find(({ path }) => path?.[0] === 'id')
  return { opened, problem }
}

test('publish leaves out a post with a duplicate number until the form fixes it', async () => {
  const studio = await openStudio()
  const draft = { file: own, text: await postOf(3, 'Lajmi ynë i ri'), base: '', original: '' }
  await studio.drafts.write(draft)
  for (const [file, text] of Object.entries(picturesOf(own, 'ours')))
    await studio.drafts.write(draft, { name: basename(file), bytes: new TextEncoder().encode(text) })
  commitAsOther({ [theirs]: await postOf(3, 'Lajmi i tyre'), ...picturesOf(theirs, 'theirs') })

  const left = [{ file: own, title: 'Lajmi ynë i ri', why: 'errors' }]
  expect(await studio.publish(own)).toEqual({ done: 'nothing', left })
  expect(remoteGit('branch', '--format=%(refname:short)')).toBe('main\n')
  // The other post is here now, so that the form sees both.
  expect(await localText(theirs)).toContain('\nid: 3\n')

  const { opened, problem } = await numberProblem(studio)
  expect(problem?.sentence).toBe('Numrin 3 e ka edhe një dokument tjetër.')
  const { start = 0, end = 0 } = problem ?? {}
  await studio.edit(opened, { op: 'fix', start, end })
  expect(await studio.publish(own)).toMatchObject({ done: 'proposed', left: [] })
  expect(remoteGit('show', `${currentBranch()}:${own}`)).toContain('\nid: 4\n')
})

test('publish pulls remote content and names a document with an error of others', async () => {
  await write(project, `${await localText(project)}\nShihni [lajmin](/information-blog/3).\n`)
  commitAsOther({ [other]: `${await localText(other)}\nNjë fjali më shumë.\n` })
  const { call, publish } = await openStudio()
  await expect(publish()).rejects.toMatchObject({
    status: 422,
    file: project,
    message: expect.stringContaining('„Pylli pranë nesh: vetëdijesim për përdorimin e drurit“'),
  })
  expect(await localText(other)).toContain('Një fjali më shumë.')
  expect(remoteGit('branch', '--format=%(refname:short)')).toBe('main\n')
  expect(await call('changes', {})).toMatchObject({ pending: [{ file: project, state: 'changed' }] })
})

test('changes lists the editor guide by its name and shows its difference', async () => {
  const guide = 'content/README.md'
  await write(guide, `${await localText(guide)}\nNjë fjali më shumë.\n`)
  const { call } = await openStudio()
  expect((await call('changes', {})).pending).toEqual([
    { file: guide, title: 'Udhëzuesi për redaktorët', state: 'changed', pictures: 0 },
  ])
  const { passages } = await call('difference', { file: guide })
  expect(passages?.filter((passage) => 'ours' in passage)).toEqual([
    { ours: '\nNjë fjali më shumë.\n', theirs: '' },
  ])
})

test('publish proposes changes when others have published an error', async () => {
  commitAsOther({ [other]: `${await localText(other)}\n[Një lajm që mungon](/information-blog/77).\n` })
  const { call, edit, publish } = await openStudio()
  const opened = await call('open', { file: project })
  await edit(opened, { op: 'write', text: `${opened.text}\nNjë fjali më shumë.\n` })
  expect(await publish(project)).toMatchObject({ done: 'proposed', left: [] })
})

test('document restored after a remote removal has its photographs again', async () => {
  const studio = await openStudio()
  const { call, edit, publish } = studio
  await edit(await call('open', { file: post }), { op: 'set', path: ['author'], value: 'Redaksia' })
  const removed = listFiles(join(at.root, dirname(post))).map((name) => join(dirname(post), name))
  commitAsOther(Object.fromEntries(removed.map((file) => [file, undefined])))
  await publish(post)
  const { revision, text, conflict } = await call('open', { file: post })
  expect(conflict).toMatchObject({ published: '', passages: [{ theirs: '' }] })
  const { problems, pictures } = (await call('resolve', {
    file: post,
    revision,
    published: '',
    text,
  })) as OpenDocument
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  const photographs = removed.filter((file) => file !== post).map((file) => basename(file))
  expect(pictures.map(({ file }) => file).sort()).toEqual(photographs.sort())
})
