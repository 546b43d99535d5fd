import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLastChanges } from './last-changes.ts'

const report = 'content/reports/2024/index.mdx'
const project = 'content/projects/2020-pyjet.mdx'
let folder = ''

/** The day on which the next commit is made. */
let today = ''

function git(root: string, ...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: join(folder, root),
    env: { ...process.env, GIT_COMMITTER_DATE: `${today}T23:30:00+02:00` },
  })
}

async function commit(day: string, ...files: string[]): Promise<void> {
  for (const file of files) {
    await mkdir(join(folder, 'whole', dirname(file)), { recursive: true })
    await writeFile(join(folder, 'whole', file), day)
  }
  git('whole', 'add', '.')
  today = day
  git('whole', 'commit', '-qm', day, '--date=2020-01-01T00:00:00+00:00')
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-changes-'))
  await mkdir(join(folder, 'whole'))
  git('whole', 'init', '-q')
  await commit('2024-01-01', report, project, 'content/projects/2021-kursimi.mdx')
  await commit('2024-02-02', 'content/reports/2024/01.jpg', 'src/code.ts')
  git('whole', 'checkout', '-qb', 'studio')
  await commit('2024-03-03', 'content/projects/2021-kursimi.mdx')
  today = '2024-04-04'
  git('whole', 'checkout', '-q', '-')
  git('whole', 'merge', '-q', '--no-ff', '--no-edit', 'studio')
})
afterAll(() => rm(folder, { recursive: true }))

test('last change of a document is the last commit or merge of it or its pictures', async () => {
  const changedOn = await readLastChanges(join(folder, 'whole'))
  const files = [report, project, 'content/projects/2021-kursimi.mdx', 'content/news/ri/index.mdx']
  expect(files.map(changedOn)).toEqual(['2024-02-02', '2024-01-01', '2024-04-04', undefined])
})

test('last change is unknown in a shallow clone and outside a checkout', async () => {
  git('.', 'clone', '-q', '--depth=1', pathToFileURL(join(folder, 'whole')).href, 'shallow')
  expect((await readLastChanges(join(folder, 'shallow')))(report)).toBe(undefined)
  expect((await readLastChanges(folder))(report)).toBe(undefined)
})
