import { EventEmitter } from 'node:events'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createLateWatching, startTime } from './late-watching.ts'

const begin = Date.parse('2026-01-01T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: begin }))
afterEach(() => void vi.useRealTimers())

/** A server that began at `begin` over files below `src/`, each with the seconds after that at which it was written. */
async function serve(files: Record<string, number>) {
  const root = await mkdtemp(join(tmpdir(), 'late-watching-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const edit = async (name: string, seconds: number) => {
    const file = join(root, 'src', name)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, '')
    await utimes(file, begin / 1000 + seconds, begin / 1000 + seconds)
  }
  for (const [name, seconds] of Object.entries(files)) await edit(name, seconds)
  const emitter = new EventEmitter()
  const watcher = Object.assign(emitter, { add: vi.fn() })
  const told: string[] = []
  watcher.on('change', (file: string) => told.push(file.slice(join(root, 'src/').length)))
  const watching = createLateWatching({ root, since: begin })
  const start = (shown: readonly string[] = []) => watching.start(watcher as never, shown)
  return { root, edit, watcher, told, watching, start }
}

test('the watcher looks at nothing but the root until it is told to', async () => {
  const { root, watcher, watching, start } = await serve({ 'old.ts': -60 })
  expect([root, join(root, 'src')].map(watching.ignored)).toEqual([false, true])
  expect(watcher.add).not.toHaveBeenCalled()
  start()
  expect(watching.ignored(join(root, 'src'))).toBe(false)
  expect(watcher.add.mock.calls).toEqual([[[]], [root]])
})

test('a document that a page shows is watched first, and told of where it was edited before', async () => {
  const { root, edit, watcher, told, start } = await serve({ 'old.ts': -60 })
  const names = ['edited.mdx', 'unseen.mdx']
  for (const name of names) await edit(`../content/${name}`, 1)
  start([join(root, 'content', 'edited.mdx')])
  expect(watcher.add.mock.calls).toEqual([[[join(root, 'content', 'edited.mdx')]], [root]])
  expect(told.map((file) => file.slice(-'edited.mdx'.length))).toEqual(['edited.mdx'])
})

test('what was edited before the watcher looked is a change, told to all who listen; what is older is none', async () => {
  const { root, watcher, told, start } = await serve({ 'old.ts': -60, 'parts/edited.tsx': 1 })
  const all = vi.fn()
  watcher.on('all', all)
  start()
  expect(told).toEqual(['parts/edited.tsx'])
  expect(all).toHaveBeenCalledExactlyOnceWith('change', join(root, 'src', 'parts', 'edited.tsx'))
})

test('what the server writes itself is no edit', async () => {
  const { told, start } = await serve({ 'content/generated/site.ts': 1 })
  start()
  expect(told).toEqual([])
})

test('what was edited while the watcher began is told five seconds later, unless it has seen it', async () => {
  const { root, edit, watcher, told, start } = await serve({
    'once.ts': 1,
    'twice.ts': 1,
    'seen.ts': -60,
    'gone.ts': 1,
  })
  vi.setSystemTime(begin + 2000)
  start()
  expect(told.splice(0).sort()).toEqual(['gone.ts', 'once.ts', 'twice.ts'])
  await rm(join(root, 'src', 'gone.ts'))
  await edit('twice.ts', 2.1)
  await edit('seen.ts', 2.1)
  vi.setSystemTime(begin + 2200)
  watcher.emit('all', 'change', join(root, 'src', 'seen.ts'))
  vi.advanceTimersByTime(startTime)
  expect(told).toEqual(['twice.ts'])
})
