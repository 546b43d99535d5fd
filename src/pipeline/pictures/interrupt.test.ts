import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { bundleScript } from '../../util/setup/bundle.mjs'
import { sha256 } from '../../util/sha256.ts'

let root: string
let expected: Map<string, string>

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'interrupt-'))
  for (const name of ['a', 'b', 'c']) await photo(join(root, `${name}.jpg`), name.charCodeAt(0))
  await end(await publishInChild(root, 'whole'))
  expected = await digestsOf(join(root, 'whole', 'pictures'))
  expect(expected.size).toBe(18)
  await rm(join(root, 'cache'), { recursive: true })
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** A low photo with detail, 500 px wide: six files. */
async function photo(file: string, seed: number): Promise<void> {
  const data = Buffer.from(Array.from({ length: 500 * 60 * 3 }, (_, index) => (index * index * seed) % 253))
  await sharp(data, { raw: { width: 500, height: 60, channels: 3 } })
    .jpeg()
    .toFile(file)
}

async function publishInChild(folder: string, out: string): Promise<ChildProcess> {
  const child = join(paths.root, 'src/pipeline/pictures/testing/publish-in-child.ts')
  return spawn(process.execPath, [await bundleScript(child), folder, out], {
    cwd: paths.root,
    stdio: 'inherit',
  })
}

/** Waits until a child has ended without an error. */
async function end(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
}

/** Kills a child as soon as the cache has this number of files. */
async function killAt(child: ChildProcess, files: number): Promise<void> {
  while ((await encodedFiles()).length < files && child.exitCode === null) await wait(2)
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** Complete files of the cache, with its folder; unfinished ones are left out. */
async function encodedFiles(): Promise<string[]> {
  const names = await readdir(join(root, 'cache'), { recursive: true }).catch(() => [])
  return names.filter((name) => /\.(avif|jpg)$/.test(name)).sort()
}

async function digestsOf(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).sort()
  return new Map(
    await Promise.all(
      names.map(async (name) => [name, sha256(await readFile(join(folder, name)), 64)] as const),
    ),
  )
}

test('picture build leaves only complete files when it is killed and then finishes', async () => {
  for (const files of [1, 5, 9]) {
    await killAt(await publishInChild(root, `killed-${files}`), files)
    for (const name of await encodedFiles()) {
      // The public name begins with twelve of the sixteen digits.
      const published = basename(name).replace(/^(.{12}).{4}/, '$1')
      expect(sha256(await readFile(join(root, 'cache', name)), 64)).toBe(expected.get(published))
    }
  }
  const before = await encodedFiles()
  expect(before.length).toBeGreaterThanOrEqual(9)
  const times = () => Promise.all(before.map(async (name) => (await stat(join(root, 'cache', name))).mtimeMs))
  const timesBefore = await times()
  await end(await publishInChild(root, 'resumed'))
  expect(await digestsOf(join(root, 'resumed', 'pictures'))).toEqual(expected)
  // Files that the killed builds had finished were not encoded again.
  expect(await times()).toEqual(timesBefore)
})

test('picture build publishes the same complete files when two run at once', async () => {
  const both = join(root, 'both')
  for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) await cp(join(root, name), join(both, name))
  const builds = await Promise.all([publishInChild(both, 'first'), publishInChild(both, 'second')])
  await Promise.all(builds.map(end))
  expect(await digestsOf(join(both, 'first', 'pictures'))).toEqual(expected)
  expect(await digestsOf(join(both, 'second', 'pictures'))).toEqual(expected)
})
