import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolCommand } from '../../src/build/tool.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Import lines that the lint rules of .biome.json refuse, by the file that they stand in. */
const bad: [file: string, line: string][] = [
  ['src/hooks/useA.ts', "import { A } from '../components/A.tsx'"],
  ['src/hooks/useB.ts', "import { B } from '../layouts/B.tsx'"],
  ['src/hooks/useC.ts', "import { Route } from '../routes/about.tsx'"],
  ['src/components/A.tsx', "import { BLayout } from '../layouts/B.tsx'"],
  ['src/components/deep/B.tsx', "import { Route } from '../../routes/about.tsx'"],
  ['src/layouts/A.tsx', "import { Route } from '../routes/about.tsx'"],
  ['src/hooks/useD.ts', "import { site } from '../content/generated/site.ts'"],
  ['src/components/C.tsx', "import { site } from '../content/generated/site.ts'"],
  ['src/layouts/B.tsx', "import { home } from '../content/generated/home.ts'"],
  ['src/routes/a.tsx', "import { reports } from '../content/generated/reports.ts'"],
  ['src/router.tsx', "import { reports } from './content/generated/reports.ts'"],
  ['src/components/D.tsx', "const home = await import('../content/generated/home.ts')"],
  ['src/catalogue/a.tsx', "import { home } from '../content/generated/home.ts'"],
  ['src/components/E.tsx', "import { checkContent } from '../content/compile/index.ts'"],
  ['src/routes/b.tsx', "import { checkContent } from '../content/compile/index.ts'"],
  ['src/hooks/useE.ts', "import { paths } from '../build/paths.ts'"],
  ['src/layouts/C.tsx', "import { paths } from '../build/paths.ts'"],
  ['src/routes/c.tsx', "import { z } from 'zod'"],
  ['src/components/F.tsx', "import * as z from 'zod/mini'"],
  ['src/head/a.ts', "import { z } from 'zod'"],
  ['src/head/b.ts', "import { A } from '../components/A.tsx'"],
  ['src/failures.ts', "import { z } from 'zod'"],
  ['src/view-transitions.ts', "import { checkContent } from './content/compile/index.ts'"],
  ['src/bootstrap.ts', "import { paths } from './build/paths.ts'"],
  ['src/page-markup.tsx', "import { home } from './content/generated/home.ts'"],
  ['src/published-paths.ts', "import { z } from 'zod'"],
  ['src/specification.ts', "import { z } from 'zod'"],
  ['src/content/a.ts', "import { z } from 'zod'"],
  ['src/content/late/a.ts', "import { z } from 'zod'"],
  ['src/content/late/b.ts', "import { A } from '../../components/A.tsx'"],
  ['src/content/search/a.ts', "import { z } from 'zod'"],
  ['src/content/b.ts', "import { A } from '../components/A.tsx'"],
  ['src/content/schema/a.ts', "import { problem } from '../compile/problem.ts'"],
  ['src/content/compile/a.ts', "import { paths } from '../../build/paths.ts'"],
  ['src/content/compile/b.ts', "import { A } from '../../components/A.tsx'"],
  ['src/build/a.ts', "import { A } from '../layouts/A.tsx'"],
  ['src/pictures/a.ts', "import { home } from '../content/generated/home.ts'"],
  ['src/pictures/b.ts', "import { paths } from '../build/paths.ts'"],
  ['src/illustrate/a.ts', "import { z } from 'zod'"],
  ['src/illustrate/deep/b.ts', "import { paths } from '../../build/paths.ts'"],
]

const good: [file: string, line: string][] = [
  ['src/routes/good.tsx', "import { A } from '../layouts/A.tsx'"],
  ['src/layouts/Good.tsx', "import { A } from '../components/A.tsx'"],
  ['src/components/Good.tsx', "import { useA } from '../hooks/useA.ts'"],
  ['src/routes/door.tsx', "import { words } from '../content/index.ts'"],
  ['src/content/index.ts', "import { site } from './generated/site.ts'"],
  ['src/content/late/good.ts', "import { gallery } from '../generated/words/gallery.ts'"],
  ['src/components/Head.tsx', "import { headElements } from '../head/head-elements.ts'"],
  ['src/components/Typed.tsx', "import type { Home } from '../content/schema/pages.ts'"],
  ['src/content/schema/good.ts', "import { z } from 'zod'"],
  ['src/build/good.ts', "import { checkContent } from '../content/compile/index.ts'"],
  ['src/illustrate/good.ts', "import { createRng } from '../rng.ts'"],
]

/** What no visitor gets, the schemas themselves among it. */
const inNodeOnly = /^(build|illustrate|content\/(compile|schema|generated))\//

let folder: string
let refused: Map<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-directions-'))
  await cp(join(root, '.biome.json'), join(folder, '.biome.json'))
  for (const [file, line] of [...bad, ...good]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${line}\n`)
  }
  refused = await lint(folder)
}, 30_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(bad)('%s may not say: %s', (file) => {
  expect(refused.get(file)).toBe('lint/style/noRestrictedImports')
})

test.each(good)('%s may say: %s', (file) => {
  expect(refused.get(file)).toBeUndefined()
})

test('app code takes only types from the schemas, so that zod never reaches a visitor', async () => {
  const files = (await readdir(join(root, 'src'), { recursive: true }))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !inNodeOnly.test(file))
  expect(files).toEqual(expect.arrayContaining(['bootstrap.ts', 'content/index.ts', 'routes/__root.tsx']))
  const values: string[] = []
  for (const file of files) {
    const source = await readFile(join(root, 'src', file), 'utf8')
    const lines = source.match(/^(?:import|export) (?!type )[^']*from '[^']*\/schema\/[^']*'/gm) ?? []
    values.push(...lines.map((line) => `${file}: ${line}`))
  }
  expect(values).toEqual([])
})

/** The import rule's findings below `cwd`, by file. */
function lint(cwd: string): Promise<Map<string, string>> {
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none']
  const [program = '', ...rest] = toolCommand('@biomejs/biome', [...args, '--reporter=json', '.'])
  return new Promise((resolve, reject) => {
    // Biome ends with code 1 where it finds something, which is no failure here.
    execFile(program, rest, { cwd }, (_, stdout) => {
      try {
        const { diagnostics } = JSON.parse(stdout) as {
          diagnostics: { category: string; location: { path: string } }[]
        }
        resolve(new Map(diagnostics.map(({ category, location }) => [location.path, category])))
      } catch (error) {
        reject(error)
      }
    })
  })
}
