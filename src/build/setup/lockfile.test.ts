import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paths } from '../paths.ts'

type Locked = { version: string; optionalDependencies?: Record<string, string> }

// `npm ci` refuses a lock file that leaves out an optional package of another platform; npm writes such a
// file when a registry does not have that package.
it('names every optional package in the lock file', () => {
  const lock = readFileSync(join(paths.root, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> }
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages || `${place}/node_modules/${name}` in packages),
    ),
  )
  expect(missing).toEqual([])
})
