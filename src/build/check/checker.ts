import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { stateOf } from '../file-state.mjs'
import { paths } from '../paths.ts'

/** The module that checks one document: what it imports decides what a record says. */
const entry = 'src/content/compile/check-documents.ts'

/** What decides how documents are checked. */
export type Checker = {
  /** Digest of its modules, of the packages and of the Node that runs them. */
  name: string
  /**
   * Whether what this process runs may not be the checker of that name: a file of it was written, or went, after the
   * process began.
   *
   * @param started when the process began, in ms since 1970
   */
  isChanged(started?: number): boolean
}

/** Reads the checker as it lies on the disk: whatever another one would say differently is checked anew. */
export function readChecker(root = paths.root): Checker {
  const files = [join(root, 'package-lock.json'), ...modulesOf(join(root, entry))]
  const hash = createHash('sha256').update(JSON.stringify(process.versions))
  for (const file of files) hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file))
  return {
    name: hash.digest('hex').slice(0, 16),
    // Another module is imported by one of these, which is another one then.
    isChanged: (started = performance.timeOrigin) => files.some((file) => isNewer(file, started)),
  }
}

function isNewer(file: string, time: number): boolean {
  try {
    return stateOf(file).changed >= time
  } catch {
    return true
  }
}

/**
 * A module and all that it imports by relative paths, in the order in which they are met.
 *
 * @param options.types whether modules count of which only types are imported
 */
export function modulesOf(file: string, { types = true } = {}): string[] {
  const found = new Set([file])
  for (const module of found) {
    const text = readFileSync(module, 'utf8')
    for (const [, word, path = ''] of text.matchAll(
      /^(?:import|export)\b( type\b)?[^'"]*?\bfrom '(\.[^']+)'/gm,
    ))
      if (types || word === undefined) found.add(resolve(dirname(module), path))
  }
  return [...found]
}
