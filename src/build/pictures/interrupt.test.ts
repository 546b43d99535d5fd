import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { typescriptCommand } from '../tool.ts'

const timeout = 60_000
let root: string
let expected: Map<string, string>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'interrupt-'))
  for (const name of ['a', 'b', 'c']) await photo(join(root, `${name}.jpg`), name.charCodeAt(0))
  expect(await end(await publishInChild(root, 'whole'))).toBe('done 39')
  expected = await digestsOf(join(root, 'whole'))
  await rm(join(root, 'cache'), { recursive: true })
}, timeout)
afterAll(() => rm(root, { recursive: true, force: true }))

/** A photo with detail, 500 px wide: thirteen files. */
async function photo(file: string, seed: number): Promise<void> {
  const data = Buffer.from(Array.from({ length: 500 * 300 * 3 }, (_, index) => (index * index * seed) % 253))
  await sharp(data, { raw: { width: 500, height: 300, channels: 3 } })
    .jpeg()
    .toFile(file)
}

async function publishInChild(folder: string, out: string): Promise<ChildProcess> {
  const child = join(paths.root, 'src/build/pictures/testing/publish-in-child.ts')
  const options = { cwd: paths.root, stdio: ['ignore', 'pipe', 'inherit'] as ['ignore', 'pipe', 'inherit'] }
  const [node = '', ...words] = await typescriptCommand(child, [folder, out])
  return spawn(node, words, options)
}

/** The last line that a child prints before it ends; kills it after `lines` lines. */
async function end(child: ChildProcess, lines = Number.POSITIVE_INFINITY): Promise<string | undefined> {
  if (child.stdout === null) throw new Error('no output')
  let last: string | undefined
  let count = 0
  for await (const line of createInterface(child.stdout)) {
    last = line
    count += 1
    if (count === lines) child.kill('SIGKILL')
  }
  return last
}

async function digestsOf(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).sort()
  return new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, string]> => {
        const bytes = await readFile(join(folder, name))
        return [name, createHash('sha256').update(bytes).digest('hex')]
      }),
    ),
  )
}

/** Entries of the cache whose bytes are not those that their names promise; interrupted writes apart. */
async function damagedEntries(cache: string): Promise<string[]> {
  const [folder = ''] = (await readdir(cache)).filter((name) => name.startsWith('release-'))
  const digests = await digestsOf(join(cache, folder))
  return [...digests].flatMap(([name, digest]) => {
    const promised = /-([0-9a-f]{16})\.(avif|webp|jpg)$/.exec(name)?.[1]
    return promised === undefined || digest.startsWith(promised) ? [] : [name]
  })
}

test('a build that is killed again and again leaves whole files only, and ends as if nothing had been', {
  timeout,
}, async () => {
  for (const lines of [1, 4, 9]) {
    await end(await publishInChild(root, `killed-${lines}`), lines)
    expect(await damagedEntries(join(root, 'cache'))).toEqual([])
  }
  const last = await end(await publishInChild(root, 'resumed'))
  const left = Number(/^done (\d+)$/.exec(last ?? '')?.[1])
  // What the killed builds had finished, 1 + 4 + 9 files at least, was not encoded again.
  expect(left).toBeLessThanOrEqual(39 - 14)
  expect(await digestsOf(join(root, 'resumed'))).toEqual(expected)
})

test('two builds at once publish the same, each the whole', { timeout }, async () => {
  const both = join(root, 'both')
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await cp(join(root, name), join(both, name))
  const builds = await Promise.all([publishInChild(both, 'first'), publishInChild(both, 'second')])
  expect((await Promise.all(builds.map((build) => end(build)))).map((line) => line?.slice(0, 4))).toEqual([
    'done',
    'done',
  ])
  expect(await digestsOf(join(both, 'first'))).toEqual(expected)
  expect(await digestsOf(join(both, 'second'))).toEqual(expected)
})
