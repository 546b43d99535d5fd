import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '../paths.ts'
import { bundleScript } from './bundle.mjs'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'bundle-'))
  await mkdir(join(root, 'lib'))
})
afterEach(() => rm(root, { recursive: true }))

async function bundle(script: string, { apart = false, map = false } = {}): Promise<string> {
  await writeFile(join(root, 'hello.ts'), script)
  return await bundleScript({ script: join(root, 'hello.ts'), folder: join(root, 'bundles'), apart, map })
}

function run(file: string): string {
  return execFileSync(process.execPath, ['--enable-source-maps', file], { encoding: 'utf8', stdio: 'pipe' })
}

test('a bundled script runs in plain Node with the modules that it imports', async () => {
  await writeFile(
    join(root, 'lib/greet.ts'),
    'export const greet = (name: string): string => "Mirë se erdhe, " + name',
  )
  const file = await bundle("import { greet } from './lib/greet.ts'\nconsole.log(greet('Era'))")
  expect(run(file)).toBe('Mirë se erdhe, Era\n')
})

test('each module keeps its own address', async () => {
  await writeFile(join(root, 'lib/here.ts'), 'export const here: string = import.meta.url')
  const file = await bundle(
    "import { here } from './lib/here.ts'\nconsole.log(here)\nconsole.log(import.meta.url)",
  )
  const addresses = ['lib/here.ts', 'hello.ts'].map((path) => pathToFileURL(join(root, path)).href)
  expect(run(file)).toBe(`${addresses.join('\n')}\n`)
})

test('a bundled script bundles others in the same way', async () => {
  await writeFile(join(root, 'inner.ts'), 'console.log(import.meta.url)')
  await symlink(join(paths.root, 'node_modules'), join(root, 'node_modules'), 'junction')
  const options = { script: join(root, 'inner.ts'), folder: join(root, 'bundles') }
  const file = await bundle(
    `import { bundleScript } from ${JSON.stringify(join(paths.root, 'src/build/setup/bundle.mjs'))}\nconsole.log(await bundleScript(${JSON.stringify(options)}))`,
  )
  expect(run(run(file).trim())).toBe(`${pathToFileURL(options.script).href}\n`)
})

test('packages are imported from where they are installed, not copied into the bundle', async () => {
  await mkdir(join(root, 'node_modules/pako-vogel'), { recursive: true })
  await writeFile(
    join(root, 'node_modules/pako-vogel/package.json'),
    '{ "type": "module", "exports": "./a.js" }',
  )
  await writeFile(join(root, 'node_modules/pako-vogel/a.js'), 'export default import.meta.url')
  const file = await bundle("import address from 'pako-vogel'\nconsole.log(address)")
  expect(run(file)).toBe(`${pathToFileURL(join(root, 'node_modules/pako-vogel/a.js')).href}\n`)
})

test('with a source map an error names the line of the TypeScript file', async () => {
  const script = "type Long = {\n  a: string\n}\nconst a: Long = { a: 'b' }\nthrow new Error(a.a)"
  const plain = await bundle(script)
  expect(() => run(plain)).toThrow(`${plain}:`)
  const mapped = await bundle(script, { map: true })
  expect(() => run(mapped)).toThrow('hello.ts:5:7')
})

test('a syntax error names the file', async () => {
  await expect(bundle('const = 1')).rejects.toThrow('hello.ts')
  const message = await bundle('const = 1', { apart: true }).catch((error: Error) => error.message)
  expect(message).toContain('hello.ts')
  expect(message).not.toContain('    at ')
})

test('the same script gives the same file, a changed script replaces it', async () => {
  const first = await bundle('console.log(1)')
  expect(await bundle('console.log(1)')).toBe(first)
  const second = await bundle('console.log(2)')
  expect(second).not.toBe(first)
  expect(await readdir(join(root, 'bundles'))).toEqual([basename(dirname(second))])
})

test('a bundle that cannot be put in its place leaves no draft', async () => {
  const file = await bundle('console.log(1)')
  await rm(file)
  await mkdir(join(file, 'taken'), { recursive: true })
  await expect(bundle('console.log(1)')).rejects.toThrow(file)
  expect(await readdir(dirname(file))).toEqual([basename(file)])
})

test('bundles that earlier versions of the project left go with the first one that is made', async () => {
  await mkdir(join(root, 'bundles'))
  for (const name of ['hello-aB3_x-9Z.mjs', 'hello-there-aB3_x-9Z.mjs']) {
    await writeFile(join(root, 'bundles', name), '')
  }
  const file = await bundle('console.log(1)')
  const left = await readdir(join(root, 'bundles'))
  expect(left.sort()).toEqual([basename(dirname(file)), 'hello-there-aB3_x-9Z.mjs'].sort())
})

test('a thread that the script starts comes along, and shares modules with it', async () => {
  await writeFile(join(root, 'lib/word.ts'), "export const word: string = ['diell'].join()")
  await writeFile(
    join(root, 'thread.ts'),
    "import { parentPort } from 'node:worker_threads'\nimport { word } from './lib/word.ts'\nparentPort?.postMessage(word + '!')",
  )
  const file = await bundle(`
    import { Worker } from 'node:worker_threads'
    import { word } from './lib/word.ts'
    new Worker(new URL('thread.ts', import.meta.url)).on('message', (said: string) => console.log(word, said))`)
  await rm(join(root, 'thread.ts'))
  expect(run(file)).toBe('diell diell!\n')
  const texts = (await readdir(dirname(file))).map((name) => readFileSync(join(dirname(file), name), 'utf8'))
  expect(texts.filter((text) => text.includes('diell'))).toHaveLength(1)
})

test('packages that are asked for come into the bundle with all that they import', async () => {
  for (const [name, code] of [
    ['pako-e-jashtme', "import deep from 'pako-e-thelle'\nexport default deep"],
    ['pako-e-thelle', "import { sep } from 'path'\nexport default 'thellë' + sep.length"],
  ] as const) {
    await mkdir(join(root, 'node_modules', name), { recursive: true })
    await writeFile(
      join(root, 'node_modules', name, 'package.json'),
      '{ "type": "module", "exports": "./a.js" }',
    )
    await writeFile(join(root, 'node_modules', name, 'a.js'), code)
  }
  await writeFile(join(root, 'hello.ts'), "import deep from 'pako-e-jashtme'\nconsole.log(deep)")
  const options = { script: join(root, 'hello.ts'), folder: join(root, 'bundles') }
  const file = await bundleScript({ ...options, inside: ['pako-e-jashtme'] })
  await rm(join(root, 'node_modules'), { recursive: true })
  expect(run(file)).toBe('thellë1\n')
})

test('a bundle is used again until a module changes, one that gave no more than a constant too', async () => {
  const library = join(root, 'lib/word.ts')
  const script = "import { word } from './lib/word.ts'\nconsole.log(word)"
  await writeFile(library, "export const word = 'diell'")
  await writeFile(join(root, 'hello.ts'), script)
  const long = new Date('2026-01-01T00:00:00Z')
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
  const options = { script: join(root, 'hello.ts'), folder: join(root, 'bundles') }
  const file = await bundleScript(options)
  await utimes(file, long, long)
  expect(await bundleScript(options)).toBe(file)
  expect((await stat(file)).mtime).toEqual(long)

  await writeFile(library, "export const word = 'erë'")
  expect(run(await bundleScript(options))).toBe('erë\n')
  vi.useRealTimers()
})
