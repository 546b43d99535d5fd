import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file atomically: no reader ever sees a part of it, even after an interruption.
 *
 * @param mode the permissions of the file; by default those of a new file
 */
export async function writeAtomically(
  file: string,
  data: string | Uint8Array,
  { mode }: { mode?: number } = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Hidden, so that watchers of the folder ignore it.
  const temporary = join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`)
  try {
    await writeFile(temporary, data)
    if (mode !== undefined) await chmod(temporary, mode)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
