import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '../atomic.ts'
import { paths } from '../paths.ts'
import { sha256 } from '../sha256.ts'
import { loadLibrary } from './open.ts'

type Memory = { installed: string; versions: unknown }

/**
 * Versions of the picture library and of all that it brings: what is encoded follows from them. The library is asked
 * once for each installation, because it takes a tenth of a second to load.
 *
 * @param options.manifest the file by which an installation of the library is told
 * @param options.memory file for what it said
 */
export async function libraryVersions({
  manifest = join(paths.root, 'node_modules', 'sharp', 'package.json'),
  memory = join(paths.cache, 'picture-library.json'),
} = {}): Promise<unknown> {
  const parts = [process.platform, process.arch, await readFile(manifest, 'utf8')]
  const installed = sha256(JSON.stringify(parts), 64)
  const known = await readMemory(memory)
  if (known?.installed === installed) return known.versions
  const { versions } = await loadLibrary()
  await writeAtomically(memory, JSON.stringify({ installed, versions } satisfies Memory))
  return versions
}

async function readMemory(file: string): Promise<Memory | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    // None yet, or a spoilt one: the library is asked.
    return undefined
  }
}
