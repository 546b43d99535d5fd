import { readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

/**
 * The folder that a path leads to, whatever links are on the way; it need not exist. Who renames a link moves the
 * link, and nothing comes to where it leads.
 */
export function realFolder(path: string): string {
  try {
    return realpathSync.native(path)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
  const leadsTo = readLink(path)
  if (leadsTo !== undefined) return realFolder(resolve(dirname(path), leadsTo))
  return join(realFolder(dirname(path)), basename(path))
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    // No link, or nothing at all.
    return undefined
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
