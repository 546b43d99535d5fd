import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, FileSystemServeOptions, Plugin } from 'vite'
import { paths } from '../util/paths.ts'

/** All that browsers load from the disk: code, packages, and what Vite prepared of them. Everything else is refused. */
const servedFiles: FileSystemServeOptions = {
  // The second path of packages is for a node_modules that is a link to another folder.
  allow: ['src', 'node_modules', '.cache/vite', '.cache/vite-studio']
    .map((folder) => join(paths.root, folder))
    .concat(realpathSync(join(paths.root, 'node_modules'))),
  // Hidden files, and Vite's own list of keys and certificates.
  deny: ['.*', '*.{crt,pem}'],
}

/**
 * Refuses what other sites ask of a development server, and what has an effect on this computer. Other sites, other ports
 * of this computer among them, read nothing.
 */
export function guard(): Plugin {
  return {
    name: 'guard',
    // Before the studio's.
    enforce: 'pre',
    apply: 'serve',
    config: () => ({ server: { cors: false, fs: servedFiles } }),
    configureServer: ({ middlewares }) => void middlewares.use(refuse),
  }
}

const refuse: Connect.NextHandleFunction = ({ url = '', headers }, response, next) => {
  const [path = ''] = url.split('?')
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers
  // A link from another site may lead here. Ports of this computer are other sites as well.
  const isForeign = site !== 'none' && site !== 'same-origin' && mode !== 'navigate'
  // Vite starts an editor when this is requested, whoever does so; Connect finds it in small and capital letters.
  const isLauncher = path.toLowerCase().includes('/__open-in-editor')
  if (!isForeign && !isLauncher) return next()
  response.writeHead(isLauncher ? 404 : 403).end()
}
