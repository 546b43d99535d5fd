import { join } from 'node:path'
import type { Connect, Plugin, UserConfig } from 'vite'
import type { CheckOptions } from '../../check/check.ts'
import { contentFiles } from '../../check/files.ts'
import { startDevServer } from '../../dev/server.ts'
import { format } from '../../model/message/format.ts'
import { developmentAddress } from '../../pipeline/data/site-address.ts'
import { hasCode } from '../../util/has-code.ts'
import { tryLock } from '../../util/lock.ts'
import { paths } from '../../util/paths.ts'
import { readableDisk } from '../core/access/files.ts'
import { draftsFolder } from '../core/draft-files.ts'
import { blankDigest, blankFrame } from '../core/preview/blank.ts'
import { createDraftCheck } from '../core/preview/showing.ts'
import { Refusal } from '../core/refusal.ts'
import { createStudio } from '../core/studio.ts'
import { studioFolder } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { plainEntities } from './entities.ts'
import { guidePage } from './guide.ts'
import { openHome } from './home.ts'
import { studioHandler } from './studio-handler.ts'

/**
 * Starts the development server with the studio, which lays its drafts over the content that the site shows.
 *
 * @returns the studio's address
 */
export async function startStudio({ port }: { port: number }): Promise<{ url: string }> {
  const { base } = developmentAddress(paths)
  const lock = join(paths.root, draftsFolder, 'lock.json')
  const expectHeld = await lockFolder(lock, `http://localhost:${port}${base}${studioFolder}`)
  const home = await openHome()
  let changed: (file?: string) => void = () => undefined
  const plugin: Plugin = {
    name: 'studio',
    config: studioConfig,
    async configureServer(server) {
      const onChange = (file?: string) => changed(file)
      const studio = await createStudio({ ...home, base: server.config.base, onChange, expectHeld })
      server.middlewares.use(studioHandler(studio, server, guidePage))
      server.middlewares.use(showBlanks)
    },
  }
  const show = createDraftCheck(home.drafts)
  const files = contentFiles(readableDisk(home.disk))
  const live = {
    // The same services as those of the forms' check: the page finds the records of files that the forms have just checked.
    check: (options: CheckOptions) => show({ ...options, ...home.services, files }),
    listen: (tell: typeof changed) => {
      changed = tell
    },
  }
  const { url } = await startDevServer({ port, live, plugins: [plugin], mode: 'production' })
  return { url: `${url}${studioFolder}` }
}

/**
 * Lets only one studio work in a folder, because each would remove drafts that it does not know.
 *
 * @param file path of the lock
 * @param address the address of this studio, for another one that is refused
 * @returns a function that throws a `Refusal` once another studio has taken the lock, as after a computer has slept
 * @throws an Error with the address of the studio that works there
 */
export async function lockFolder(file: string, address: string): Promise<() => void> {
  const lock = await tryLock(file, address).catch((error: unknown) => {
    // In a folder that cannot be written, no studio can remove the drafts of another.
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT')) return undefined
    throw error
  })
  if (lock && 'holder' in lock) throw new Error(format(words.otherStudio, { address: lock.holder.note }))
  return () => {
    const other = lock?.takenBy()
    if (other) throw new Refusal(409, format(words.otherStudio, { address: other.note }))
  }
}

const page = 'src/studio/app/main.tsx'

/** The studio's additions to the site's configuration. Vite keeps the studio's packages in a cache folder of their own. */
export function studioConfig({ base }: UserConfig): UserConfig {
  return {
    server: {
      // The browser opens for a person at a terminal; the variable BROWSER=none prevents this.
      open: process.stdout.isTTY ? `${base}${studioFolder}` : false,
      // Vite's overlay would cover the studio with a stack trace in English; the studio itself reports what failed.
      hmr: { overlay: false },
      // Vite compiles the page while the browser opens.
      warmup: { clientFiles: [page] },
    },
    resolve: { alias: plainEntities },
    cacheDir: '.cache/vite-studio',
    // Vite prepares the packages of the page before an editor opens it.
    optimizeDeps: { entries: [page] },
  }
}

/** Answers the request for a missing picture with an empty frame instead of an error. */
const showBlanks: Connect.NextHandleFunction = (request, response, next) => {
  if (!request.url?.includes(`/pictures/${blankDigest}-`)) return next()
  response.setHeader('content-type', 'image/svg+xml')
  response.end(blankFrame)
}
