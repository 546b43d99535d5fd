import { join } from 'node:path'
import type { Plugin } from 'vite'
import { openChecking } from '../../build/checking/checking.ts'
import type { RecordStore } from '../../check/check-documents.ts'
import { filesOnDisk } from '../../check/files.ts'
import { startDevServer } from '../../dev/server.ts'
import { paths } from '../../util/paths.ts'
import { openDrafts } from '../server/drafts.ts'
import { openStudio } from '../server/open-studio.ts'
import { overlaidFiles, overlaidPictures } from './overlay.ts'
import { showDrafts } from './showing.ts'
import { preparePicture } from './upload.ts'
import { studioConfig } from './vite-config.ts'

/**
 * Starts the development server with the studio, which lays its drafts over the content that the site shows.
 *
 * @returns the studio's address
 */
export async function startStudio({ port }: { port: number }): Promise<{ url: string }> {
  const { root } = paths
  const cache = join(paths.cache, 'studio')
  const [drafts, { means }] = await Promise.all([openDrafts(join(cache, 'drafts')), openChecking()])
  let changed: (file?: string) => void = () => undefined
  const plugin: Plugin = {
    name: 'studio',
    async configureServer(server) {
      const answer = await openStudio({
        ...{ server, root, cache, drafts, preparePicture },
        means: { ...means, store: forgetful(means.store) },
        files: overlaidFiles(filesOnDisk(root), drafts, root),
        pictures: overlaidPictures(means.pictures, drafts, root),
        onChange: (file) => changed(file),
      })
      server.middlewares.use(answer)
    },
  }
  const live = {
    check: showDrafts(drafts),
    listen: (tell: typeof changed) => {
      changed = tell
    },
  }
  const { url } = await startDevServer({ port, live, extend: (config) => studioConfig(config, plugin) })
  return { url: `${url}_studio` }
}

/** Records of checked documents that are remembered: those of all documents, and of some thousand texts of drafts. */
const mostRecords = 5000

/** A store that remembers the newest records, and writes none: each key pressed makes another text of a draft. */
function forgetful({ find }: RecordStore): RecordStore {
  const recent = new Map<string, string>()
  return {
    find: (fingerprint) => recent.get(fingerprint) ?? find(fingerprint),
    keep(fingerprint, record) {
      recent.set(fingerprint, record)
      const [oldest] = recent.keys()
      if (recent.size > mostRecords && oldest !== undefined) recent.delete(oldest)
    },
  }
}
