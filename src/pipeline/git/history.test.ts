import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHistory } from './history.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'history-'))
  git('init', '--quiet', '--initial-branch=main')
})

afterEach(() => rm(root, { recursive: true }))

function git(...args: string[]): void {
  const author = ['-c', 'user.name=Klubi', '-c', 'user.email=klubi@dielli.test', '-c', 'commit.gpgSign=false']
  execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' })
}

async function write(file: string, id: number, text = 'Po.', fields = 'title: Era'): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), `---\nid: ${id}\n${fields}\n---\n${text}\n`)
}

function commit(): void {
  git('add', '--all')
  git('commit', '--quiet', '--message=Një hap', '--allow-empty')
}

const traits = ['title: Era']
const first = {
  list: 'projects',
  id: 1,
  file: 'content/projects/2020-era.mdx',
  isRemoved: false,
  traits,
} as const
const second = {
  list: 'reports',
  id: 9,
  file: 'content/reports/2025/index.mdx',
  isRemoved: false,
  traits,
} as const
const gone = { ...second, isRemoved: true }

test('history lists current and removed documents, also from a subfolder', async () => {
  await write(first.file, first.id)
  await write(second.file, second.id, 'id: 77')
  commit()
  await rm(join(root, second.file))
  commit()
  expect(await readHistory(root)).toEqual({ isWhole: true, bearers: [gone, first] })
  await mkdir(join(root, 'a'))
  await rename(join(root, 'content'), join(root, 'a/content'))
  commit()
  expect(await readHistory(join(root, 'a'))).toEqual({ isWhole: true, bearers: [first] })
})

test('history does not treat a corrected number as one of a removed document', async () => {
  await write(first.file, 88)
  commit()
  await write(first.file, first.id)
  commit()
  expect(await readHistory(root)).toEqual({ isWhole: true, bearers: [first] })
})

test('history does not treat a line of text as a document number', async () => {
  await write(first.file, first.id)
  commit()
  await write(first.file, first.id, 'Po.\nid: 77')
  commit()
  expect(await readHistory(root)).toEqual({ isWhole: true, bearers: [first] })
})

test('history does not treat a line of text as a diff header', async () => {
  await write(first.file, first.id, `++ b/${second.file}\nid: 77`)
  commit()
  expect(await readHistory(root)).toEqual({ isWhole: true, bearers: [first] })
  await write(first.file, first.id, 'Një.\nMesi.\nid: 77')
  commit()
  await write(first.file, first.id, 'Një.\n++ /dev/null\nMesi.')
  commit()
  expect(await readHistory(root)).toEqual({ isWhole: true, bearers: [first] })
})

test('history ignores a document that was added and removed on a branch before merging', async () => {
  await write(first.file, first.id)
  commit()
  git('switch', '--quiet', '--create', 'tjetra')
  await write(second.file, second.id)
  commit()
  await rm(join(root, second.file))
  commit()
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--no-ff', '--message=Bashko', 'tjetra')
  expect(await readHistory(root)).toEqual({ isWhole: true, bearers: [first] })
})

test('history reports a shallow clone and is absent without a repository', async () => {
  await write(second.file, second.id)
  commit()
  await rm(join(root, second.file))
  await write(first.file, first.id)
  commit()
  git('clone', '--quiet', '--depth=1', `file://${root}`, 'kopja')
  expect(await readHistory(join(root, 'kopja'))).toEqual({ isWhole: false, bearers: [first] })
  await rm(join(root, '.git'), { recursive: true })
  expect(await readHistory(root)).toBeUndefined()
  expect(await readHistory(join(root, 'askund'))).toBeUndefined()
})

test('history is cached until another commit is checked out', async () => {
  const memory = join(root, '.cache/history.json')
  await write(first.file, first.id)
  commit()
  expect(await readHistory(root, memory)).toEqual({ isWhole: true, bearers: [first] })
  await writeFile(memory, (await readFile(memory, 'utf8')).replace('"id":1', '"id":5'))
  expect(await readHistory(root, memory)).toEqual({ isWhole: true, bearers: [{ ...first, id: 5 }] })
  await writeFile(memory, (await readFile(memory, 'utf8')).slice(0, -2))
  expect((await readHistory(root, memory))?.bearers).toEqual([first])
  await write(second.file, second.id)
  commit()
  expect((await readHistory(root, memory))?.bearers).toEqual([first, second])
})

test('history treats a renamed document as one when its title and days change later', async () => {
  const moved = 'content/reports/2025-vjeshte/index.mdx'
  await write(second.file, 9, 'Po.', 'title: "Era"\nstart: 2025-07-01')
  commit()
  await rm(join(root, second.file))
  await write(moved, 9, 'Po.', 'title: Uji\nstart: 2025-07-01')
  commit()
  await write(moved, 9, 'Po.', 'title: Hija\nstart: 2025-08-01')
  commit()
  expect((await readHistory(root))?.bearers).toEqual([
    { ...second, file: moved, traits: ['title: Hija', 'start: 2025-08-01'] },
  ])
})

test('history keeps a document removed when another document takes its number', async () => {
  const other = 'content/reports/2026/index.mdx'
  await write(second.file, 9)
  await write(first.file, 1)
  commit()
  await rm(join(root, second.file))
  await write(other, 9, 'Po.', 'title: Uji')
  await rm(join(root, first.file))
  commit()
  await write(first.file, 1, 'Po.', 'title: Uji')
  commit()
  expect((await readHistory(root))?.bearers).toEqual([
    gone,
    { ...first, isRemoved: true },
    { ...first, traits: ['title: Uji'] },
    { ...second, file: other, traits: ['title: Uji'] },
  ])
})

test('history does not list a restored document as removed', async () => {
  await write(second.file, 9)
  commit()
  await rm(join(root, second.file))
  commit()
  await write(second.file, 9)
  commit()
  expect((await readHistory(root))?.bearers).toEqual([second])
})
