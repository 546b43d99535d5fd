import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockFolder } from './start.ts'

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
