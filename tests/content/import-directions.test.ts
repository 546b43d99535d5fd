import { readdir, readFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lint } from './lint.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Files, and what .biome.json keeps each from importing: folders of `src/`, packages and virtual modules. */
const refused: Readonly<Record<string, string>> = {
  'src/site/hooks/useA.ts':
    'site/components site/layouts site/routes virtual:site-content util studio ../tests zod',
  'src/site/components/deep/A.tsx':
    'site/layouts site/routes virtual:site-content check studio ../tests zod/mini',
  'src/site/layouts/A.tsx': 'site/routes virtual:site-content pipeline studio ../tests zod',
  'src/site/routes/a.tsx': 'virtual:site-content check studio ../tests zod',
  'src/site/app/a.ts': 'virtual:site-content pipeline studio/words ../tests zod',
  'src/site/head/a.ts': 'site/components site/hooks virtual:site-content dev studio ../tests zod',
  'src/site/content/a.ts': 'site/components check tools studio ../tests zod',
  'src/catalogue/a.tsx': 'virtual:site-content check studio ../tests',
  'src/model/pictures/a.ts': 'site/content pipeline check studio ../tests zod',
  'src/model/schema/a.ts': 'check site util studio ../tests',
  'src/check/a.ts': 'node:path pipeline site/components dev tools studio ../tests',
  'src/pipeline/a.ts': 'site/layouts dev tools catalogue studio/core ../tests',
  'src/dev/a.ts': 'new tools site/routes studio/core ../tests',
  'src/tools/a.ts': 'site/components studio/core ../tests',
  'src/util/a.ts': 'pipeline new model check studio ../tests',
  'src/studio/core/a.ts':
    'node:fs site/components tools studio/store studio/hosts studio/browser studio/local studio/app ../tests',
  'src/studio/core/preview/a.ts': 'node:crypto studio/app/body/text site/layouts ../tests',
  'src/studio/store/a.ts':
    'node:fs site/hooks dev studio/hosts studio/browser studio/local studio/app ../tests',
  'src/studio/hosts/a.ts': 'node:fs dev studio/hosts/git studio/browser studio/local studio/app ../tests',
  'src/studio/hosts/github/a.ts': 'node:fs studio/hosts/git studio/local ../tests',
  'src/studio/hosts/git/a.ts': 'dev studio/hosts/github studio/browser studio/local studio/app ../tests',
  'src/studio/browser/a.ts': 'node:fs dev tools studio/hosts/git studio/local ../tests',
  'src/studio/local/a.ts': 'site/layouts tools studio/app studio/app/body ../tests',
  'src/studio/local/build/a.ts': 'studio/app',
  'src/studio/app/a.tsx':
    'check studio/core studio/store studio/hosts studio/browser studio/local site/routes ../tests zod',
  'src/studio/app/body/a.ts': 'site/layouts util studio/core ../tests zod',
  'src/new/kinds.ts': 'node:fs/promises site/components studio/core ../tests',
  'src/util/posix.ts': 'node:path',
  'src/studio/protocol.ts': 'studio/core studio/app check ../tests',
  'src/studio/words/a.ts': 'check studio/app/body ../tests zod',
  'scripts/a.ts': '../tests',
  'vite.config.ts': '../tests',
}

const allowed: Readonly<Record<string, string>> = {
  'src/site/routes/good.tsx': 'site/layouts site/content model/schema',
  'src/site/layouts/good.tsx': 'site/components',
  'src/site/components/good.tsx': 'site/hooks site/head',
  'src/site/content/good.ts': 'virtual:site-content',
  'src/model/schema/good.ts': 'zod',
  'src/check/good.ts': 'model/schema',
  'src/pipeline/good.ts': 'check',
  'src/dev/good.ts': 'pipeline/feeds',
  'src/studio/core/good.ts': 'new',
  'src/studio/store/good.ts': 'studio/core',
  'src/studio/hosts/good.ts': 'studio/core studio/store studio/hosts/zip',
  'src/studio/hosts/git/good.ts': 'node:fs studio/hosts',
  'src/studio/browser/good.ts': 'studio/core studio/store studio/hosts/github studio/app',
  'src/studio/local/good.ts': 'dev node:fs pipeline/app studio/hosts/git studio/browser',
  'src/studio/app/good.tsx': 'site/components',
  'src/studio/words/good.ts': 'studio',
  'scripts/good.ts': 'studio/local',
}

/** Every import of a table by file and line: each target as a value, as a type, and when it is needed. */
function importsOf(table: Readonly<Record<string, string>>): { file: string; lines: string[] }[] {
  return Object.entries(table).map(([file, targets]) => {
    const from = targets.split(' ').map((target) => {
      const path = posix.relative(posix.dirname(file), posix.join('src', target, 'b.ts'))
      return /^(zod|virtual:|node:)/.test(target) ? target : path.startsWith('.') ? path : `./${path}`
    })
    const lines = from.flatMap((path) => [
      `import { a } from '${path}'`,
      // The types of Node's modules are taken by nobody.
      ...(path.startsWith('node:') ? [] : [`import type { A } from '${path}'`]),
      `await import('${path}')`,
    ])
    return { file, lines }
  })
}

/** Code that is never sent to a visitor, including the schemas. */
const inNodeOnly =
  /^(check|dev|new|pipeline|tools|util|studio\/(core|store|hosts\/(git|zip)|local)|model\/(schema|kinds))\/|^model\/document-kinds\.ts$/

test('import rules refuse every import against the directions and allow the others', async () => {
  const files = Object.fromEntries(
    [...importsOf(refused), ...importsOf(allowed)].map(({ file, lines }) => [file, lines]),
  )
  const expected = importsOf(refused).flatMap(({ file, lines }) =>
    lines.map((line, index) => `${file}:${index + 1} ${line}`),
  )
  const found = await lint(files, /\/(noRestrictedImports|noNodejsModules)$/)
  expect(found).toEqual(expected.sort())
})

test('app code imports only types from the schemas so that zod is not published', async () => {
  const files = (await readdir(join(root, 'src'), { recursive: true }))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !inNodeOnly.test(file))
  expect(files).toEqual(
    expect.arrayContaining([
      'model/paging.ts',
      'site/app/bootstrap.ts',
      'site/content/index.ts',
      'site/routes/__root.tsx',
    ]),
  )
  const values: string[] = []
  for (const file of files) {
    const source = await readFile(join(root, 'src', file), 'utf8')
    const lines =
      source.match(/^(?:import|export) (?!type )[^']*from '[^']*\/(?:schema\/[^']*|document-kinds\.ts)'/gm) ??
      []
    values.push(...lines.map((line) => `${file}: ${line}`))
  }
  expect(values).toEqual([])
})

/** The folder of each part of a path: `a/b/c.ts` is in `a` and in `a/b`. */
function foldersOf(file: string): string[] {
  const names = posix.dirname(file).split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}

/** The two folders with the same parent that an import of `to` in `from` connects, if they are not the same folder. */
function connected(from: string, to: string): [string, string] | undefined {
  const targets = foldersOf(to)
  const index = foldersOf(from).findIndex((folder, depth) => folder !== targets[depth])
  const [source, target] = [foldersOf(from)[index], targets[index]]
  return source && target ? [source, target] : undefined
}

test('two folders with the same parent never import each other at any depth', async () => {
  const imports = new Set<string>()
  for (const entry of await readdir(join(root, 'src'), { recursive: true })) {
    const file = entry.split(sep).join('/')
    // The register of rules takes those of every folder, each of which says what a rule is.
    if (!/\.tsx?$/.test(file) || /\.test\.|\/testing\/|^check\/rules\//.test(file)) continue
    const source = await readFile(join(root, 'src', file), 'utf8')
    for (const [, path = ''] of source.matchAll(/(?:from |import\()'(\.[^']+)'/g)) {
      const pair = connected(file, posix.join(posix.dirname(file), path))
      if (pair) imports.add(pair.join(' '))
    }
  }
  const twoWay = [...imports].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ')
    return from < to && imports.has(`${to} ${from}`)
  })
  expect(twoWay).toEqual([])
})
