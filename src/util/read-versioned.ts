import { readFileSync } from 'node:fs'

/** The content of a JSON file; undefined if it is missing, damaged or of another version. */
export function readVersioned<Stored extends { version: unknown }>(
  file: string,
  version: Stored['version'],
): Stored | undefined {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8')) as Stored
    return written.version === version ? written : undefined
  } catch {
    return undefined
  }
}
