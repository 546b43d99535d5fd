import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { stateOf } from '../file-state.mjs'
import { paths } from '../paths.ts'

/** The module that checks one document: what it imports decides what a record says. */
const entry = 'src/content/compile/check-documents.ts'

/**
 * A name for the checker as it is: the digest of its own modules, of the packages and of the Node that
 * runs them. Whatever one of them would say differently is checked anew.
 */
export function checkerName(root = paths.root): string {
  const hash = createHash('sha256').update(JSON.stringify(process.versions))
  for (const file of filesOf(root)) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * Whether what this process runs may not be the checker that {@link checkerName} names: a file of it was written, or
 * went, after the process began.
 */
export function isCheckerChanged(root = paths.root, started: number = performance.timeOrigin): boolean {
  try {
    return filesOf(root).some((file) => stateOf(file).changed >= started)
  } catch {
    return true
  }
}

function filesOf(root: string): string[] {
  return [join(root, 'package-lock.json'), ...modulesOf(join(root, entry))]
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
