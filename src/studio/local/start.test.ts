import { existsSync } from 'node:fs'
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { mergeConfig } from 'vite'
import { expect, test } from 'vitest'
import { devConfig } from '../../dev/config.ts'
import { paths } from '../../util/paths.ts'
import { lockFolder, studioConfig } from './start.ts'

test('studio config finds its packages from its page and prepares none for the site', async () => {
  const site = devConfig()
  const { optimizeDeps, cacheDir } = mergeConfig(site, studioConfig(site))
  const entries = [optimizeDeps?.entries ?? []].flat()
  expect(entries.map((entry) => existsSync(join(paths.root, entry)))).toEqual([true])
  expect(optimizeDeps?.include).toEqual(site.optimizeDeps?.include)
  expect(site.optimizeDeps?.include?.filter((name) => name.startsWith('prosemirror'))).toEqual([])
  expect(cacheDir).not.toBe(site.cacheDir)
})

test('lockFolder names the open studio of a folder and refuses after a takeover', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'))
  const file = join(folder, 'lock.json')
  const expectHeld = await lockFolder(file, 'http://localhost:4421/studio')
  expectHeld()
  const other = {
    id: '1',
    host: hostname(),
    pid: process.ppid,
    start: '',
    note: 'http://localhost:4422/studio',
  }
  await writeFile(file, JSON.stringify(other))
  expect(expectHeld).toThrow(other.note)
  const beat = setInterval(() => void utimes(file, new Date(), new Date()), 50)
  await expect(lockFolder(file, 'http://localhost:4423/studio')).rejects.toThrow(other.note)
  clearInterval(beat)
  await rm(folder, { recursive: true })
})
