import { mkdir, readdir, rename, rm, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs `work` while no other process that asks for the same lock does.
 *
 * The lock is a folder that holds one file named after its owner. Moving a full folder to its place
 * and deleting that file are the only two steps that matter, and both are atomic: of any number of
 * waiting processes exactly one gets a free or an abandoned lock.
 *
 * @template T
 * @param {string} lock path of the lock's folder; its parent must exist
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void, staleAfter?: number, poll?: number }} [options] `staleAfter`: ms after which an
 *   owner without a sign of life is taken for dead; `poll`: ms between two attempts
 * @returns {Promise<T>}
 */
export async function withLock(lock, work, { onWait, staleAfter = 30_000, poll = 200 } = {}) {
  const owner = `${hostname()}~${process.pid}~${Math.random().toString(36).slice(2)}`
  let waiting = false
  while (!(await take(lock, owner))) {
    if (await freeIfAbandoned(lock, staleAfter)) continue
    if (!waiting) onWait?.()
    waiting = true
    await sleep(poll)
  }
  const sign = setInterval(() => void touch(join(lock, owner)), staleAfter / 6)
  try {
    return await work()
  } finally {
    clearInterval(sign)
    await free(lock, owner)
  }
}

/**
 * @param {string} lock
 * @param {string} owner
 * @returns {Promise<boolean>}
 */
async function take(lock, owner) {
  const prepared = `${lock}.${owner}`
  await mkdir(prepared)
  await writeFile(join(prepared, owner), '')
  try {
    await rename(prepared, lock)
    return true
  } catch {
    await rm(prepared, { recursive: true, force: true })
    return false
  }
}

/**
 * @param {string} lock
 * @param {number} staleAfter
 * @returns {Promise<boolean>} whether another attempt may succeed at once
 */
async function freeIfAbandoned(lock, staleAfter) {
  const owner = (await readdir(lock).catch(() => []))[0]
  if (owner === undefined) return await free(lock, '')
  const { mtimeMs } = await stat(join(lock, owner)).catch(() => ({ mtimeMs: Date.now() }))
  if (Date.now() - mtimeMs < staleAfter && !isDeadHere(owner)) return false
  return await free(lock, owner)
}

/**
 * @param {string} owner
 * @returns {boolean} true only when the owner ran on this machine and is gone
 */
function isDeadHere(owner) {
  const [host, pid] = owner.split('~')
  if (host !== hostname()) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}

/**
 * @param {string} lock
 * @param {string} owner
 * @returns {Promise<boolean>}
 */
async function free(lock, owner) {
  if (owner !== '') {
    const deleted = await unlink(join(lock, owner)).then(
      () => true,
      () => false,
    )
    if (!deleted) return false
  }
  // Fails where the next owner is in already, which is as good.
  await rmdir(lock).catch(() => {})
  return true
}

/** @param {string} file */
async function touch(file) {
  const now = new Date()
  await utimes(file, now, now).catch(() => {})
}
