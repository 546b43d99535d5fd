import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a file so that no reader, and no interruption, ever meets half of it.
 *
 * @param mode the permissions of the file; those of a new file where nothing is said
 */
export async function writeAtomically(
  file: string,
  data: string | Uint8Array,
  { mode }: { mode?: number } = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  // Hidden: whoever watches the folder is not told of a file that nobody made.
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
