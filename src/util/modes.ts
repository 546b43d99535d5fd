import { chmodSync, type Stats } from 'node:fs'

/** Permissions of a published file: a web server runs as another user. */
export const fileMode = 0o644

const folderMode = 0o755

/**
 * Lets everybody read what this process and its children make from here on, whatever the user's own choice for new
 * files is. To be called before anything is published.
 */
export function publishForAll(): void {
  process.umask(0o777 & ~folderMode)
}

/** Whether everybody may read a file. */
export function isReadable({ mode }: Stats): boolean {
  return (mode & 0o444) === 0o444
}

/** Lets everybody look into a folder, where that is not so. */
export function openFolder(path: string, { mode }: Stats): void {
  if ((mode & 0o555) !== 0o555) chmodSync(path, folderMode)
}
