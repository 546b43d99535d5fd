import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ConfigEnv } from 'vite'
import type { ViteUserConfig } from 'vitest/config'
import type * as dev from './src/dev/config.ts'
import type * as app from './src/pipeline/app/config.ts'
import type * as pipeline from './src/pipeline/published-site.ts'
import { bundleScript } from './src/util/setup/bundle.mjs'

/**
 * The settings are in `src/`, with the code that they name. Vite would bundle all of it again at each start, which
 * takes seconds and gives a warning. The bundle of `bundleScript` is reused until a source changes.
 */
export default async function config({ command }: ConfigEnv): Promise<ViteUserConfig> {
  if (process.env.VITEST) {
    const { testConfig }: typeof app = await load('src/pipeline/app/config.ts')
    return testConfig()
  }
  if (command === 'build') {
    const { siteConfig }: typeof pipeline = await load('src/pipeline/published-site.ts')
    return siteConfig()
  }
  const { devConfig }: typeof dev = await load('src/dev/config.ts')
  return devConfig()
}

async function load(module: string) {
  return import(pathToFileURL(await bundleScript(fileURLToPath(new URL(module, import.meta.url)))).href)
}
