import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file atomically: no reader ever sees a part of it, even after an interruption.
 *
 * @param options.mode the permissions of the file; by default those of a new file
 * @param options.isDurable whether it waits until the file is held even if the power fails
 */
export async function writeAtomically(
  file: string,
  data: string | Uint8Array,
  { mode, isDurable = false }: { mode?: number; isDurable?: boolean } = {},
): Promise<void> {
  const created = await mkdir(dirname(file), { recursive: true })
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
 * Waits until a folder, and those above it up to another one, hold their names of files even if the power fails. Where the
 * system has no such call for folders, as on Windows, nothing more is held.
 */
export async function syncFolders(folder: string, last = folder): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
  if (folder !== last && folder.startsWith(last)) await syncFolders(dirname(folder), last)
}
