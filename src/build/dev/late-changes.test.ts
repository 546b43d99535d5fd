import { EventEmitter } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { silence, tellLateChanges } from './late-changes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function watchFile() {
  const folder = await mkdtemp(join(tmpdir(), 'late-changes-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'index.mdx')
  await writeFile(file, 'first')
  const watcher = new EventEmitter()
  const changes = vi.fn()
  watcher.on('change', changes)
  tellLateChanges(watcher as never)
  return { file, watcher, changes }
}

test('what a file became soon after its change was told is a change of its own', async () => {
  const { file, watcher, changes } = await watchFile()
  watcher.emit('all', 'change', file)
  await writeFile(file, 'second text')
  vi.advanceTimersByTime(silence - 1)
  expect(changes).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(changes.mock.calls).toEqual([[file]])
  await writeFile(file, 'and a third one')
  vi.advanceTimersByTime(silence)
  expect(changes).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10 * silence)
  expect(changes).toHaveBeenCalledTimes(2)
})

test('a change that the watcher tells of itself is not told twice', async () => {
  const { file, watcher, changes } = await watchFile()
  watcher.emit('all', 'change', file)
  await writeFile(file, 'second text')
  vi.advanceTimersByTime(silence - 1)
  watcher.emit('all', 'change', file)
  vi.advanceTimersByTime(10 * silence)
  expect(changes).not.toHaveBeenCalled()
})

test('a file that is gone, or has only come, is not told of', async () => {
  const { file, watcher, changes } = await watchFile()
  watcher.emit('all', 'add', file)
  await writeFile(file, 'second text')
  vi.advanceTimersByTime(10 * silence)
  watcher.emit('all', 'change', file)
  await rm(file)
  vi.advanceTimersByTime(10 * silence)
  expect(changes).not.toHaveBeenCalled()
})
