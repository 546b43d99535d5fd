import { resolve } from 'node:path'
import type { Plugin, UserConfig } from 'vite'
import { buildConfig } from './app/config.ts'
import { isRelease } from './checking/release.ts'
import { staticHandler } from './serve/server.ts'

/** The settings of `vite build`. */
export async function siteConfig(): Promise<UserConfig> {
  const { plugins = [], ...settings } = await buildConfig()
  return { ...settings, plugins: [publishedSite(), ...plugins] }
}

/** Vite's plugin of the pipeline: `vite build` makes the whole site, as `npm run build` does, and `vite preview` serves it. */
export function publishedSite(): Plugin {
  return {
    name: 'published-site',
    async buildApp({ config: { root, build }, environments }) {
      const { buildSite } = await import('./build.ts')
      await buildSite({ out: resolve(root, build.outDir), release: isRelease(), verify: false })
      // Vite would build every environment that no plugin has built.
      for (const environment of Object.values(environments)) environment.isBuilt = true
    },
    configurePreviewServer({ middlewares, config: { root, base, build } }) {
      middlewares.use(staticHandler(resolve(root, build.outDir), base))
    },
  }
}
