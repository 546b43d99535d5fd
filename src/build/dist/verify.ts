import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../util/list-files.ts'
import { fileDigest, type Unit, type Units } from './manifest.ts'

/** Differences between a folder and its manifest. Paths are relative to the folder, with slashes. */
export type Verified = {
  /** Units with all files present and unchanged. */
  whole: Units
  /** Files and links that belong to no unit. */
  strangers: string[]
}

/** Compares the files of a folder, which need not exist, with the digests of a manifest. */
export function verifyFolder(dir: string, units: Units): Verified {
  const names = statSync(dir, { throwIfNoEntry: false })?.isDirectory() ? listFiles(dir) : []
  const present = new Set(names)
  const whole = new Map<string, Unit>()
  const strangers = new Set(names)
  for (const unit of units.values()) {
    const files = Object.entries(unit.files)
    for (const [path] of files) strangers.delete(path)
    if (files.every(([path, digest]) => present.has(path) && isAsWritten(join(dir, path), digest)))
      whole.set(unit.name, unit)
  }
  return { whole, strangers: [...strangers] }
}

function isAsWritten(file: string, digest: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found?.isFile() === true && fileDigest(readFileSync(file)) === digest
}
