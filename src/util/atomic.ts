import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hasCode } from './has-code.ts'

/**
 * Writes a file atomically: no reader ever sees a part of it, even after an interruption.
 *
 * @param options.mode the permissions of the file; by default those of a new file
 * @param options.isDurable whether the call waits until the file survives a power failure
 */
export async function writeAtomically(
  file: string,
  data: string | Uint8Array,
  { mode, isDurable = false }: { mode?: number; isDurable?: boolean } = {},
): Promise<void> {
  const created = await createFolder(dirname(file))
  // Hidden, so that watchers of the folder ignore it.
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`)
  try {
    await writeFile(temporary, data, { flush: isDurable })
    if (mode !== undefined) await chmod(temporary, mode)
    await rename(temporary, file)
    if (isDurable) await syncFolders(dirname(file), created && dirname(created))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/**
 * Creates a folder and those above it, and returns the first that was missing. Fails with the system's own code: Node's
 * recursive `mkdir` says ENOENT in place of EROFS, EIO and others.
 */
export async function createFolder(folder: string): Promise<string | undefined> {
  try {
    return await mkdir(folder, { recursive: true })
  } catch (error) {
    const above = dirname(folder)
    if (!hasCode(error, 'ENOENT') || above === folder) throw error
    const first = await createFolder(above)
    await mkdir(folder)
    return first ?? folder
  }
}

/**
 * Waits until the entries of `folder`, and of the folders above it up to `last`, survive a power failure. Does nothing where
 * the system cannot sync folders, as on Windows.
 */
export async function syncFolders(folder: string, last = folder): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
  if (folder !== last && folder.startsWith(last)) await syncFolders(dirname(folder), last)
}
