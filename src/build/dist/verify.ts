import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../util/list-files.ts'
import { fileDigest, type Unit, type Units } from './manifest.ts'

/** How a folder differs from what a manifest says of it. Paths are relative to it, with slashes. */
export type Verified = {
  /** Units of which every file is there as it was written. */
  whole: Units
  /** What belongs to no unit: files and links. */
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
