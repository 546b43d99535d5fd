import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../list-files.ts'
import { paths } from '../paths.ts'

type Locked = {
  version: string
  integrity?: string
  link?: boolean
  optional?: boolean
  os?: readonly string[]
  optionalDependencies?: Record<string, string>
  hasInstallScript?: boolean
}

const lock = readFileSync(join(paths.root, 'package-lock.json'), 'utf8')
const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> }
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(join(paths.root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>
const named = { ...dependencies, ...devDependencies }

// `npm ci` refuses a lock file without an optional package of another platform; npm writes such a
// file when a registry does not have that package.
it('lock file names every optional package', () => {
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages || `${place}/node_modules/${name}` in packages),
    ),
  )
  expect(missing).toEqual([])
})

// Without checksums, a package tampered with on the way could not be detected. The registry from
// which the lock file was made has none of these programs for other systems.
it('lock file has digests of all packages but two native ones', () => {
  const unknown = Object.entries(packages).filter(
    ([place, { link, integrity = '' }]) => place !== '' && !link && !/^sha512-[\w+/]{86}==$/.test(integrity),
  )
  const others = unknown.filter(
    ([place, { optional, os = [] }]) =>
      !/^node_modules\/@(biomejs\/cli|rollup\/rollup)-/.test(place) || !optional || os.length === 0,
  )
  expect(others.map(([place]) => place)).toEqual([])
})

// An install script can do anything on an editor's machine and in CI.
it('lock file has no package that needs an install script', () => {
  const scripted = Object.keys(packages).filter((place) => packages[place]?.hasInstallScript)
  expect(scripted).toEqual([])
  expect(readFileSync(join(paths.root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

it('package.json pins every package to one version', () => {
  const loose = Object.entries(named).filter(
    ([, version]) => !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/.test(version),
  )
  expect(loose).toEqual([])
})

it('package.json names no unused package', () => {
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    listFiles(join(paths.root, folder)).map((file) => `${folder}/${file}`),
  )
  const code = [...files.filter((file) => /\.(tsx?|mjs)$/.test(file)), 'vite.config.ts', 'tsconfig.json']
    .map((file) => readFileSync(join(paths.root, file), 'utf8'))
    .join('\n')
  const unused = Object.keys(named).filter((name) => {
    const imported = name.replace('@types/', '')
    return !new RegExp(`(?:['"]|node_modules/)${imported}['"/]`).test(code)
  })
  expect(unused).toEqual([])
})
