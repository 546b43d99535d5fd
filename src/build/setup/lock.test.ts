import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from './lock.mjs'

let dir: string
let lock: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lock-'))
  lock = join(dir, 'install.lock')
})

afterEach(() => rm(dir, { recursive: true }))

async function leaveLock(owner: string, ageInMs = 0): Promise<void> {
  await mkdir(lock)
  await writeFile(join(lock, owner), '')
  const then = new Date(Date.now() - ageInMs)
  await utimes(join(lock, owner), then, then)
}

describe('withLock', () => {
  it('lets one of many work at a time', async () => {
    const log: string[] = []
    const work = (name: string) => async () => {
      log.push(`${name} begins`)
      await sleep(20)
      log.push(`${name} ends`)
    }
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => withLock(lock, work(name), { poll: 5 })))
    for (let i = 0; i < log.length; i += 2) {
      expect(log[i + 1]).toBe(log[i]?.replace('begins', 'ends'))
    }
    expect(await readdir(dir)).toEqual([])
  })

  it('says once that it waits, and gives back what the work gives', async () => {
    let waits = 0
    const first = withLock(lock, () => sleep(60, 'first'))
    await sleep(10)
    const second = withLock(lock, async () => 'second', { onWait: () => waits++, poll: 5 })
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(waits).toBe(1)
  })

  it('is free again after work that failed', async () => {
    const failing = withLock(lock, () => Promise.reject(new Error('no network')))
    await expect(failing).rejects.toThrow('no network')
    expect(await withLock(lock, async () => 'done')).toBe('done')
  })

  it('takes the lock of a process that is gone', async () => {
    await leaveLock(`${hostname()}~4194305~x`)
    expect(await withLock(lock, async () => 'done', { poll: 5 })).toBe('done')
  })

  it('takes the lock of another machine after a long silence, not before', async () => {
    await leaveLock('another~1~x', 500)
    const start = Date.now()
    expect(await withLock(lock, async () => 'done', { poll: 5, staleAfter: 600 })).toBe('done')
    expect(Date.now() - start).toBeGreaterThan(80)
  })
})
