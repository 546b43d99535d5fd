import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { libraryVersions } from './library-versions.ts'

let dir: string
let options: { manifest: string; memory: string }
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'library-'))
  options = { manifest: join(dir, 'package.json'), memory: join(dir, 'memory.json') }
  await writeFile(options.manifest, '{"version":"1.0.0"}')
})
afterEach(() => rm(dir, { recursive: true }))

/** Has the memory say something that the library would not. */
async function misremember(): Promise<void> {
  const { installed } = JSON.parse(await readFile(options.memory, 'utf8'))
  await writeFile(options.memory, JSON.stringify({ installed, versions: { vips: 'of the memory' } }))
}

test('what the library says is remembered as it was said', async () => {
  const said = await libraryVersions(options)
  expect(JSON.stringify(said)).toBe(JSON.stringify(sharp.versions))
  expect(JSON.stringify(await libraryVersions(options))).toBe(JSON.stringify(said))
})

test('the library is not asked twice', async () => {
  await libraryVersions(options)
  await misremember()
  expect(await libraryVersions(options)).toEqual({ vips: 'of the memory' })
})

test('it is asked anew when another one is installed, and when the memory is spoilt', async () => {
  await libraryVersions(options)
  await misremember()
  await writeFile(options.manifest, '{"version":"1.0.1"}')
  expect(await libraryVersions(options)).toEqual(sharp.versions)
  await writeFile(options.memory, '{"installed":')
  expect(await libraryVersions(options)).toEqual(sharp.versions)
})
