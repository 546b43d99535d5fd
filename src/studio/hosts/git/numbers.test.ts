import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { copyProject, openStudioOf } from '../../core/testing/studio.ts'
import {
  at,
  branchNow,
  far,
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

/** Opens our new post in the studio and returns the problem of its number. */
async function numberProblem({ call }: Awaited<ReturnType<typeof openStudioOf>>) {
  const opened = await call('open', { file: own })
  const problem = opened.problems.find(({ path }) => path?.[0] === 'id')
  return { opened, problem }
}

test('publish sends nothing when another post has the number until the form fixes it', async () => {
  const mine = { [own]: await postOf(3, 'Lajmi ynë i ri'), ...picturesOf(own, 'mine') }
  for (const [file, text] of Object.entries(mine)) await write(file, text)
  const studio = await openStudioOf(at.root)
  someoneElse({ [theirs]: await postOf(3, 'Lajmi i tyre'), ...picturesOf(theirs, 'theirs') })

  await expect(studio.call('publish', {})).rejects.toMatchObject({ status: 422 })
  expect(far('branch', '--format=%(refname:short)')).toBe('main\n')
  // The other post is here now, so that the form sees both.
  expect(await textHere(theirs)).toContain('\nid: 3\n')
  expect(await textHere(own)).toContain('\nid: 3\n')

  const { opened, problem } = await numberProblem(studio)
  expect(problem?.sentence).toBe('Numrin 3 e ka edhe një dokument tjetër.')
  const { start = 0, end = 0 } = problem ?? {}
  const fixed = await studio.act(opened, { act: 'fix', start, end })
  await studio.call('save', { file: own, revision: fixed.revision })
  expect(await studio.call('publish', {})).toMatchObject({ done: 'proposed' })
  expect(far('show', `${branchNow()}:${own}`)).toContain('\nid: 4\n')
})

test('publish pulls remote content and refuses a new error with its document name', async () => {
  await write(project, `${await textHere(project)}\nShihni [lajmin](/information-blog/3).\n`)
  someoneElse({ [other]: `${await textHere(other)}\nNjë fjali më shumë.\n` })
  const { call } = await openStudioOf(at.root)
  await expect(call('publish', {})).rejects.toMatchObject({
    status: 422,
    message: expect.stringContaining(project),
  })
  expect(await textHere(other)).toContain('Një fjali më shumë.')
  expect(far('branch', '--format=%(refname:short)')).toBe('main\n')
  const documents = [{ file: project, state: 'changed' }]
  expect(await call('changes', {})).toMatchObject({ documents })
})

test('changes lists the editor guide by its name and shows its difference', async () => {
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

test('publish proposes changes when others have published an error', async () => {
  someoneElse({ [other]: `${await textHere(other)}\n[Një lajm që mungon](/information-blog/77).\n` })
  await write(project, `${await textHere(project)}\nNjë fjali më shumë.\n`)
  const { call } = await openStudioOf(at.root)
  expect(await call('publish', {})).toMatchObject({ done: 'proposed' })
})
