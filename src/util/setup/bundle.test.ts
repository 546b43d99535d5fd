import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../paths.ts'
import { bundleScript } from './bundle.mjs'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'))
  await mkdir(join(root, 'src'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(root, { recursive: true })
})

const write = (name: string, code: string) => writeFile(join(root, 'src', name), code)

async function bundle(script: string): Promise<string> {
  await write('hello.ts', script)
  return await bundleScript(join(root, 'src/hello.ts'), root)
}

function run(file: string): string {
  return execFileSync(process.execPath, ['--enable-source-maps', file], { encoding: 'utf8', stdio: 'pipe' })
}

test('bundled script bundles other scripts alike', async () => {
  await write('inner.ts', 'console.log(import.meta.url)')
  await symlink(join(paths.root, 'node_modules'), join(root, 'node_modules'), 'junction')
  const args = [join(root, 'src/inner.ts'), root].map((word) => JSON.stringify(word)).join(', ')
  const module = JSON.stringify(join(paths.root, 'src/util/setup/bundle.mjs'))
  const file = await bundle(
    `import { bundleScript } from ${module}\nconsole.log(await bundleScript(${args}))`,
  )
  expect(run(run(file).trim())).toBe(`${pathToFileURL(join(root, 'src/inner.ts')).href}\n`)
})

async function installPackage(name: string, code: string): Promise<string> {
  const folder = join(root, 'node_modules', name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module", "exports": "./a.js" }')
  await writeFile(join(folder, 'a.js'), code)
  return pathToFileURL(join(folder, 'a.js')).href
}

test('bundle includes the packages of every check and their imports', async () => {
  await installPackage('yaml', "import deep from 'pako-e-thelle'\nexport default deep")
  await installPackage('pako-e-thelle', "import { sep } from 'path'\nexport default 'thellë' + sep.length")
  const file = await bundle("import deep from 'yaml'\nconsole.log(deep)")
  await rm(join(root, 'node_modules'), { recursive: true })
  expect(run(file)).toBe('thellë1\n')
})

test('bundle maps errors to TypeScript lines when DEBUG is set', async () => {
  const script = "type Long = {\n  a: string\n}\nconst a: Long = { a: 'b' }\nthrow new Error(a.a)"
  const plain = await bundle(script)
  expect(() => run(plain)).toThrow(`${plain}:`)
  vi.stubEnv('DEBUG', '1')
  const mapped = await bundle(script)
  expect(() => run(mapped)).toThrow('hello.ts:5:7')
})

test('bundle reports a syntax error by file and leaves no output', async () => {
  await expect(bundle('const = 1')).rejects.toThrow('hello.ts')
  expect(await readdir(join(root, '.cache/scripts')).catch(() => [])).toEqual([])
})

test('bundle is reused until a source or the lock file changes', async () => {
  const script = join(root, 'src/hello.ts')
  await write('word.ts', "export const word = 'diell'")
  const file = await bundle("import { word } from './word.ts'\nconsole.log(word)")
  const { mtimeMs } = await stat(file)
  expect(await bundleScript(script, root)).toBe(file)
  expect((await stat(file)).mtimeMs).toBe(mtimeMs)

  await write('word.ts', "export const word = 'erërat'")
  expect(run(await bundleScript(script, root))).toBe('erërat\n')
  const second = await bundleScript(script, root)
  await writeFile(join(root, 'package-lock.json'), '{}')
  expect(await bundleScript(script, root)).not.toBe(second)
})

test('bundle is complete when two commands write it at once', async () => {
  await write('hello.ts', 'console.log(1)')
  const script = join(root, 'src/hello.ts')
  const [first, second] = await Promise.all([bundleScript(script, root), bundleScript(script, root)])
  expect(second).toBe(first)
  expect(run(first)).toBe('1\n')
  expect(await readdir(join(root, '.cache/scripts'))).toHaveLength(1)
})

test('bundle removes old bundles that no command uses', async () => {
  const old = dirname(await bundle('console.log(1)'))
  const days = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000)
  await utimes(old, days, days)
  const file = await bundle('console.log(22)')
  expect(
    (await readdir(join(root, '.cache/scripts'))).map((name) => join(root, '.cache/scripts', name)),
  ).toEqual([dirname(file)])
})
