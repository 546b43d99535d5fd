import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'
import viteConfig from '../../../vite.config.ts'
import { paths } from '../../util/paths.ts'
import { studioConfig } from './vite-config.ts'

/** A package that a module imports as more than types. */
const imports = /^(?:import|export) (?!type )(?:[^'"]* from )?'((?:@[\w-]+\/)?[a-z][\w/-]*)'/gm

test('every package that the studio loads in a browser is named, and none of them is prepared for the site', async () => {
  const site = await viteConfig({ command: 'serve', mode: 'development' })
  const { optimizeDeps, cacheDir } = studioConfig(site, { name: 'studio' })
  const folders = ['client', 'body'].map((name) => join(paths.root, 'src', 'studio', name))
  const found = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.split(sep).includes('testing'),
      )
      .flatMap((file) =>
        [...readFileSync(join(folder, file), 'utf8').matchAll(imports)].map(([, name = '']) => name),
      ),
  )
  expect(found).toContain('react')
  expect([...new Set(found)].filter((name) => !optimizeDeps?.include?.includes(name))).toEqual([])
  expect(site.optimizeDeps?.include?.filter((name) => name.startsWith('prosemirror'))).toEqual([])
  expect(cacheDir).not.toBe(site.cacheDir)
})
