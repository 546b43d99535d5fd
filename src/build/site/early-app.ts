import { join } from 'node:path'
import {
  type AppContent,
  createModuleWriter,
  emitAppModules,
  type PictureFacts,
  type RecordStore,
  readAppContent,
} from '../../content/compile/index.ts'
import { paths } from '../paths.ts'
import type { SiteAddress } from '../site-address.ts'
import { type App, bundledApp } from './app.ts'
import { digestOf } from './blobs.ts'
import { type Code, noteStates } from './code.ts'

/** The app, of which the bundling begins before the content is checked. */
export type EarlyApp = {
  /** The app with this content in it, and what tells of all that it was made from. */
  appFor(content: AppContent): Promise<{ app: App; key: string }>
  /** Ends the bundling: there is no site to be made. */
  cancel(): Promise<void>
}

/** A bundle under way. */
type Bundling = { key: string; app: Promise<App>; abort: AbortController }

/**
 * Begins to bundle the app with the words and data that stand in every page, which takes as long as the check of a
 * thousand documents.
 *
 * @param options.code all code and settings
 * @param options.draft folder for the work, on the same disk as the cache
 * @param options.bundle for tests
 */
export function beginApp(options: {
  code: Code
  address: SiteAddress
  draft: string
  pictures: PictureFacts
  store?: RecordStore
  root?: string
  bundle?: typeof bundledApp
}): EarlyApp {
  const { code, address, draft, pictures, store, root = paths.root, bundle = bundledApp } = options

  async function bundleWith(modules: ReadonlyMap<string, string>, folder: string): Promise<Bundling> {
    const key = keyFor(modules)
    const generated = join(root, 'src', 'content', 'generated')
    await createModuleWriter(generated).write(modules)
    // A development server that is running, or a build beside this one, writes them as well.
    const expectSameModules = noteStates([...modules.keys()].map((name) => join(generated, name)))
    const expectUnchanged = () => {
      code.expectUnchanged()
      expectSameModules()
    }
    const abort = new AbortController()
    const { signal } = abort
    const cacheDir = join(root, '.cache', 'app')
    const app = bundle({ root, cacheDir, key, draft: folder, signal, expectUnchanged })
    // Whoever wants the app is told of a failure.
    app.catch(() => undefined)
    return { key, app, abort }
  }

  const keyFor = (modules: ReadonlyMap<string, string>) =>
    digestOf(JSON.stringify([code.key, address, [...modules]]))

  const begun = readAppContent({ root, pictures, ...(store && { store }) }).then(async (content) =>
    content === undefined ? undefined : await bundleWith(emitAppModules(content), join(draft, 'early')),
  )
  begun.catch(() => undefined)

  async function cancel(): Promise<void> {
    const bundling = await begun.catch(() => undefined)
    bundling?.abort.abort()
    await bundling?.app.catch(() => undefined)
  }

  return {
    async appFor(content) {
      const modules = emitAppModules(content)
      const bundling = await begun
      if (bundling?.key === keyFor(modules)) return { app: await bundling.app, key: bundling.key }
      // What it reads must not change under its hands.
      await cancel()
      const { key, app } = await bundleWith(modules, join(draft, 'late'))
      return { app: await app, key }
    },
    cancel,
  }
}
