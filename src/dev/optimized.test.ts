import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../util/paths.ts'
import { devConfig } from './config.ts'

/** Modules of `src` that no visitor loads, by the start of their paths. */
const elsewhere = /^(check|dev|new|pipeline|studio|tools|util|model\/schema)\/|^model\/message\/format\.ts/
/** Modules that only render pages, for the build and the development server. */
const rendering = ['site/app/entry-server.tsx', 'site/app/page-markup.tsx']
/** An import of a package, or of a part of one, except type imports. */
const imports =
  /^(?:import|export) (?!type )(?:[^'"]* from )?'((?:@[\w-]+\/)?[a-z][\w/-]*)'|import\('([a-z][\w/-]*)'\)/gm

test('optimizeDeps names every package that a browser loads', async () => {
  const config = devConfig()
  const files = readdirSync(join(paths.root, 'src'), { recursive: true, encoding: 'utf8' })
  const modules = files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !elsewhere.test(file))
    .filter((file) => !rendering.includes(file))
  const found = modules.flatMap((file) =>
    [...readFileSync(join(paths.root, 'src', file), 'utf8').matchAll(imports)].map(
      ([, name, late = '']) => name ?? late,
    ),
  )
  const named = config.optimizeDeps?.include ?? []
  expect(found).toEqual(expect.arrayContaining(['@tanstack/react-router', 'swiper']))
  expect([...new Set(found)].filter((name) => !named.includes(name) && !name.startsWith('node:'))).toEqual([])
})
