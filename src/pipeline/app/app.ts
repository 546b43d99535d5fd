import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../../util/list-files.ts'
import { removeOlder } from '../../util/setup/bundle.mjs'
import { keyOf } from '../../util/sha256.ts'
import type { SiteAddress } from '../data/site-address.ts'
import { type AppContent, siteValues } from '../data/site-values.ts'
import { fileDigest, type Unit, type Units, unchangedUnit } from '../dist/manifest.ts'
import { runBundling } from './bundling-process.ts'
import { codeKey } from './code.ts'

/** The age in ms at which bundles are removed: long enough to return to another branch. */
const maxAge = 7 * 24 * 60 * 60 * 1000

/**
 * The apps of a project: one for each state of the content that every page contains. A build has a single app if that
 * content does not change.
 */
export type Apps = ReturnType<typeof openApps>

/**
 * Opens the apps of a project.
 *
 * @param options.draft folder for temporary files, on the same disk as the cache
 */
export function openApps(options: { root: string; code: string; address: SiteAddress; draft: string }) {
  const { root, code, address, draft } = options
  const cache = join(root, '.cache', 'app')
  const closing = new AbortController()
  const loading = new Map<string, Promise<string>>()

  async function load(key: string, site: string): Promise<string> {
    const [dir, work] = [join(cache, key), join(draft, key)]
    if (!existsSync(dir)) {
      await bundle({ root, site, draft: work, signal: closing.signal })
      if (codeKey(root) !== code) throw new Error(changed)
      await mkdir(cache, { recursive: true })
      removeOlder(cache, maxAge)
      // A concurrent build may have made the same folder.
      await rename(work, dir).catch((error) => {
        if (!existsSync(dir)) throw error
      })
    }
    return dir
  }

  return {
    /** The app for a content. It is bundled on first use, unless `.cache/app` has it under the digest of all its inputs. */
    of(content: AppContent) {
      const site = siteValues(content)
      const key = keyOf(code, address, site)
      return {
        key,
        /**
         * Returns a folder: `client` has the published files, `manifest.json` is Vite's list of them, and `server` has
         * the module that renders pages.
         */
        load() {
          const app = loading.get(key) ?? load(key, site)
          loading.set(key, app)
          return app
        },
      }
    },
    /** Aborts a bundling whose result is no longer needed. */
    close: () => closing.abort(),
  }
}

const changed =
  'Projekti u ndryshua gjatë ndërtimit; nisni ndërtimin përsëri. (The project was changed while the site was built: build it once more.)'

/** The files of the app that browsers load, including those of `public/`, as a unit of the build. */
export async function makeApp(options: {
  app: ReturnType<Apps['of']>
  previous: Units
  staging: string
}): Promise<Unit> {
  const { app, previous, staging } = options
  const unit = { name: 'app', key: app.key }
  const found = unchangedUnit(previous, unit)
  if (found !== undefined) return found
  const client = join(await app.load(), 'client')
  const files = listFiles(client).map((path) => {
    const [from, to] = [join(client, path), join(staging, path)]
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
    return [path, fileDigest(readFileSync(to))]
  })
  return { ...unit, files: Object.fromEntries(files) }
}

type BundleOptions = { root: string; site: string; draft: string; signal: AbortSignal }

async function bundle({ root, site, draft, signal }: BundleOptions): Promise<void> {
  const [client, server] = [join(draft, 'client'), join(draft, 'server')]
  const program = new URL('bundle-app.ts', import.meta.url)
  await runBundling({ of: 'the app', program, args: [root, client, server], input: site, signal })
  await rename(join(client, '.vite', 'manifest.json'), join(draft, 'manifest.json'))
  await rm(join(client, '.vite'), { recursive: true })
  // Files of `public` keep the permissions that they have there.
  await Promise.all(listFiles(client).map((name) => chmod(join(client, name), 0o644)))
}
