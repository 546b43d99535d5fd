import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolCommand } from '../../src/util/setup/tool.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Imports that the lint rules of .biome.json refuse, by file. */
const bad: [file: string, line: string][] = [
  ['src/site/hooks/useA.ts', "import { A } from '../components/A.tsx'"],
  ['src/site/hooks/useB.ts', "import { B } from '../layouts/B.tsx'"],
  ['src/site/hooks/useC.ts', "import { Route } from '../routes/about.tsx'"],
  ['src/site/hooks/useD.ts', "import { site } from 'virtual:site-content'"],
  ['src/site/hooks/useE.ts', "import { paths } from '../../util/paths.ts'"],
  ['src/site/components/A.tsx', "import { BLayout } from '../layouts/B.tsx'"],
  ['src/site/components/deep/B.tsx', "import { Route } from '../../routes/about.tsx'"],
  ['src/site/components/C.tsx', "import { site } from 'virtual:site-content'"],
  ['src/site/components/D.tsx', "const site = await import('virtual:site-content')"],
  ['src/site/components/E.tsx', "import { checkContent } from '../../check/check.ts'"],
  ['src/site/components/F.tsx', "import * as z from 'zod/mini'"],
  ['src/site/layouts/A.tsx', "import { Route } from '../routes/about.tsx'"],
  ['src/site/layouts/B.tsx', "import { site } from 'virtual:site-content'"],
  ['src/site/layouts/C.tsx', "import { buildSite } from '../../pipeline/build.ts'"],
  ['src/site/routes/a.tsx', "import { site } from 'virtual:site-content'"],
  ['src/site/routes/b.tsx', "import { checkContent } from '../../check/check.ts'"],
  ['src/site/routes/c.tsx', "import { z } from 'zod'"],
  ['src/site/app/a.ts', "import { site } from 'virtual:site-content'"],
  ['src/site/app/b.ts', "import { buildSite } from '../../pipeline/build.ts'"],
  ['src/site/app/c.ts', "import { z } from 'zod'"],
  ['src/site/head/a.ts', "import { z } from 'zod'"],
  ['src/site/head/b.ts', "import { A } from '../components/A.tsx'"],
  ['src/site/content/a.ts', "import { z } from 'zod'"],
  ['src/site/content/b.ts', "import { A } from '../components/A.tsx'"],
  ['src/catalogue/a.tsx', "import { site } from 'virtual:site-content'"],
  ['src/model/a.ts', "import { z } from 'zod'"],
  ['src/model/b.ts', "import { site } from '../site/content/index.ts'"],
  ['src/model/pictures/a.ts', "import { buildSite } from '../../pipeline/build.ts'"],
  ['src/model/schema/a.ts', "import { finding } from '../../check/problem.ts'"],
  ['src/check/a.ts', "import { buildSite } from '../pipeline/build.ts'"],
  ['src/check/b.ts', "import { A } from '../site/components/A.tsx'"],
  ['src/pipeline/a.ts', "import { A } from '../site/layouts/A.tsx'"],
  ['src/pipeline/b.ts', "import { startServer } from '../dev/server.ts'"],
  ['src/pipeline/c.ts', "import { createDocument } from '../tools/new/create.ts'"],
  ['src/dev/a.ts', "import { createDocument } from '../tools/new/create.ts'"],
  ['src/tools/a.ts', "import { A } from '../site/components/A.tsx'"],
  ['src/site/layouts/D.tsx', "import { content } from '../../../tests/site-content.ts'"],
  ['src/model/c.ts', "import { content } from '../../tests/site-content.ts'"],
  ['src/check/c.ts', "import { fixtures } from '../../tests/content/rules/fixtures.ts'"],
  ['src/pipeline/d.ts', "import { content } from '../../tests/site-content.ts'"],
  ['src/dev/b.ts', "import { content } from '../../tests/site-content.ts'"],
  ['src/tools/b.ts', "import { engines } from '../../tests/engines/engines.ts'"],
  ['src/util/b.ts', "import { content } from '../../tests/site-content.ts'"],
  ['scripts/a.ts', "import { fixtures } from '../tests/content/rules/fixtures.ts'"],
  ['vite.config.ts', "import { content } from './tests/site-content.ts'"],
  ['src/util/a.ts', "import { buildSite } from '../pipeline/build.ts'"],
  ['src/site/app/d.ts', "import serverWords from '../../studio/words/server.json'"],
  ['src/check/c.ts', "import type { Kind } from '../studio/protocol.ts'"],
  ['src/pipeline/d.ts', "import { openStudio } from '../studio/server/open-studio.ts'"],
  ['src/dev/b.ts', "import { openStudio } from '../studio/server/open-studio.ts'"],
  ['src/tools/b.ts', "import { openDrafts } from '../studio/server/drafts.ts'"],
  ['src/studio/server/a.ts', "import { A } from '../../site/components/A.tsx'"],
  ['src/studio/server/b.ts', "import { App } from '../client/App.tsx'"],
  ['src/studio/live/a.ts', "import { readBlocks } from '../body/text/blocks.ts'"],
  ['src/studio/client/a.tsx', "import { checkContent } from '../../check/index.ts'"],
  ['src/studio/client/b.tsx', "import { openDrafts } from '../server/drafts.ts'"],
  ['src/studio/body/a.ts', "import { z } from 'zod'"],
  ['src/studio/body/b.tsx', "import { BLayout } from '../../site/layouts/B.tsx'"],
  ['src/studio/protocol.ts', "import type { Draft } from './server/drafts.ts'"],
  ['src/studio/words/a.ts', "import { rules } from '../../check/rules/index.ts'"],
]

/** Code that also runs in a browser's worker. */
const withNode: [file: string, line: string][] = [
  ['src/check/d.ts', "import path from 'node:path'"],
  ['src/studio/server/c.ts', "import { readFileSync } from 'node:fs'"],
  ['src/studio/live/showing.ts', "import { createHash } from 'node:crypto'"],
  ['src/tools/new/kinds.ts', "import { readFile } from 'node:fs/promises'"],
  ['src/util/posix.ts', "import { join } from 'node:path'"],
]

const good: [file: string, line: string][] = [
  ['src/site/routes/good.tsx', "import { A } from '../layouts/A.tsx'"],
  ['src/site/routes/door.tsx', "import { words } from '../content/index.ts'"],
  ['src/site/layouts/Good.tsx', "import { A } from '../components/A.tsx'"],
  ['src/site/components/Good.tsx', "import { useA } from '../hooks/useA.ts'"],
  ['src/site/components/Head.tsx', "import { pageHead } from '../head/page-head.ts'"],
  ['src/site/components/Typed.tsx', "import type { Home } from '../../model/schema/pages.ts'"],
  ['src/site/content/index.ts', "import { site } from 'virtual:site-content'"],
  ['src/model/schema/good.ts', "import { z } from 'zod'"],
  ['src/check/good.ts', "import { reportSchema } from '../model/schema/report.ts'"],
  ['src/pipeline/good.ts', "import { checkContent } from '../check/check.ts'"],
  ['src/dev/good.ts', "import { feedFiles } from '../pipeline/feeds/files.ts'"],
  ['src/studio/server/good.ts', "import { createDocument } from '../../tools/new/create.ts'"],
  ['src/studio/live/good.ts', "import { startDevServer } from '../../dev/server.ts'"],
  ['src/studio/client/Good.tsx', "import { Picture } from '../../site/components/Picture.tsx'"],
  ['src/studio/server/upload.ts', "import { readFileSync } from 'node:fs'"],
  ['src/studio/words/good.ts', "import type { Kind } from '../protocol.ts'"],
  ['scripts/good.ts', "import { startStudio } from '../src/studio/live/start.ts'"],
]

/** Code that is never sent to a visitor, including the schemas. */
const inNodeOnly =
  /^(check|dev|pipeline|tools|util|studio\/(server|live)|model\/(schema|kinds))\/|^model\/document-kinds\.ts$/

let folder: string
let refused: Map<string, string>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-directions-'))
  await cp(join(root, '.biome.json'), join(folder, '.biome.json'))
  for (const [file, line] of [...bad, ...withNode, ...good]) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), `${line}\n`)
  }
  refused = await lint(folder)
}, 30_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(bad)('%s may not say: %s', (file) => {
  expect(refused.get(file)).toBe('lint/style/noRestrictedImports')
})

test.each(withNode)('%s runs in a browser, too, and may not say: %s', (file) => {
  expect(refused.get(file)).toBe('lint/correctness/noNodejsModules')
})

test.each(good)('%s may say: %s', (file) => {
  expect(refused.get(file)).toBeUndefined()
})

test('app code takes only types from the schemas, so that zod never reaches a visitor', async () => {
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

/** The findings of the import rules below `cwd`, by file. */
function lint(cwd: string): Promise<Map<string, string>> {
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none']
  const [program = '', ...rest] = toolCommand('@biomejs/biome', [...args, '--reporter=json', '.'])
  return new Promise((resolve, reject) => {
    // Biome exits with 1 if it finds something, which is expected here.
    execFile(program, rest, { cwd }, (_, stdout) => {
      try {
        const { diagnostics } = JSON.parse(stdout) as {
          diagnostics: { category: string; location: { path: string } }[]
        }
        const found = diagnostics.filter(({ category }) =>
          /\/(noRestrictedImports|noNodejsModules)$/.test(category),
        )
        resolve(new Map(found.map(({ category, location }) => [location.path, category])))
      } catch (error) {
        reject(error)
      }
    })
  })
}
