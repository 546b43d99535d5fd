import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mergeConfig } from 'vite'
import { expect, test } from 'vitest'
import viteConfig from '../../../vite.config.ts'
import { paths } from '../../util/paths.ts'
import { studioConfig } from './start.ts'

test('the packages that the studio loads in a browser are found from its page, and none of them is prepared for the site', async () => {
  const site = await viteConfig({ command: 'serve', mode: 'development' })
  const { optimizeDeps, cacheDir } = mergeConfig(site, studioConfig(site))
  const entries = [optimizeDeps?.entries ?? []].flat()
  expect(entries.map((entry) => existsSync(join(paths.root, entry)))).toEqual([true])
  expect(optimizeDeps?.include).toEqual(site.optimizeDeps?.include)
  expect(site.optimizeDeps?.include?.filter((name) => name.startsWith('prosemirror'))).toEqual([])
  expect(cacheDir).not.toBe(site.cacheDir)
})
