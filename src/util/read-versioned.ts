import { readFileSync } from 'node:fs'

/** The content of a JSON file; undefined if it is missing, damaged or of another version. */
export function readVersioned<Written extends { version: unknown }>(
  file: string,
  version: Written['version'],
): Written | undefined {
  try {
    const written = JSON.parse(readFileSync(file, 'utf8')) as Written
    return written.version === version ? written : undefined
  } catch {
    return undefined
  }
}
