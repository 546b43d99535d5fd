import { lstat, rm } from 'node:fs/promises'

/**
 * Removes a file or folder whose last change is longer ago than `age`, in ms. One that another build has removed
 * in the meantime is gone as well. Of a link its own age counts, and nothing goes but the link.
 *
 * @param now milliseconds since 1970
 */
export async function removeIfOld(path: string, age: number, now = Date.now()): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (found !== undefined && now - found.mtimeMs > age) await rm(path, { recursive: true, force: true })
}
