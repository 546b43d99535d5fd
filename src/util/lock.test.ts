import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { acquireLock, type Holder, tryLock } from './lock.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(folder, 'some', 'a.lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Leaves the lock as another process would. */
async function holdBy(change: Partial<Holder> = {}): Promise<Holder> {
  const lock = await tryLock(file)
  const own: Holder = JSON.parse(readFileSync(file, 'utf8'))
  if ('release' in lock) lock.release()
  const holder = {
    ...own,
    id: 'another',
    pid: process.ppid,
    start: startOf(process.ppid),
    note: 'http://a',
    ...change,
  }
  writeFileSync(file, JSON.stringify(holder))
  return holder
}

function startOf(pid: number): string {
  if (process.platform !== 'linux') return ''
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}

/** A process that was killed, and stays listed as a zombie, because its parent never asks how it ended. */
async function killed(): Promise<Partial<Holder>> {
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'])
  onTestFinished(() => void parent.kill())
  const pid = Number((await once(parent.stdout, 'data'))[0])
  // A shell would ask.
  await vi.waitUntil(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'sleep\n')
  process.kill(pid, 'SIGKILL')
  await vi.waitUntil(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '))
  return { pid, start: startOf(pid) }
}

/** Touches the lock as its holder does, while `work` runs. */
async function whileTouched<Result>(work: () => Promise<Result>): Promise<Result> {
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 50)
  return await work().finally(() => clearInterval(beat))
}

test('lock waits for a living process and reports its holder once', async () => {
  const holder = await holdBy()
  expect(await whileTouched(() => tryLock(file))).toEqual({ holder })
  const reported: Holder[] = []
  const taking = acquireLock(file, (one) => reported.push(one))
  await new Promise((resolve) => setTimeout(resolve, 350))
  rmSync(file)
  ;(await taking).release()
  expect(reported).toEqual([holder])
})

test('lock is free when its process is gone, reused or never finished it', async () => {
  const ended = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => ended.once('exit', resolve))
  const all: Partial<Holder>[] = [{ pid: ended.pid ?? 0 }, { pid: process.pid, start: '1' }]
  if (process.platform === 'linux') all.push({ start: '1' }, await killed())
  for (const holder of all) {
    await holdBy(holder)
    expect([holder, 'release' in (await tryLock(file))]).toEqual([holder, true])
    rmSync(file)
  }
  writeFileSync(file, '{"id"')
  expect('release' in (await tryLock(file))).toBe(true)
})

test('lock of another computer is alive while it is touched', async () => {
  const holder = await holdBy({ host: `${hostname()}-tjetri` })
  expect(await whileTouched(() => tryLock(file, '', 300))).toEqual({ holder })
  expect('release' in (await tryLock(file, '', 300))).toBe(true)
})

test('lock holder notices that another process took the lock', async () => {
  const lock = await tryLock(file, 'http://own')
  const takenBy = 'takenBy' in lock ? lock.takenBy : () => undefined
  expect(takenBy()).toBeUndefined()
  const other = { id: 'another', host: 'b', pid: 1, start: '', note: 'http://other' }
  writeFileSync(file, JSON.stringify(other))
  expect(takenBy()).toMatchObject({ note: 'http://other' })
})

test('lock holder retries its touch when the folder cannot be read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  try {
    await tryLock(file)
    utimesSync(file, 1, 1)
    renameSync(dirname(file), `${dirname(file)}-aside`)
    writeFileSync(dirname(file), 'no folder')
    vi.advanceTimersByTime(2000)
    rmSync(dirname(file))
    renameSync(`${dirname(file)}-aside`, dirname(file))
    vi.advanceTimersByTime(1000)
    expect(statSync(file).mtimeMs).toBeGreaterThan(1000)
  } finally {
    vi.useRealTimers()
  }
})
