import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, FileSystemServeOptions, Plugin } from 'vite'
import { paths } from '../util/paths.ts'

/** The files that browsers may load from the disk: code, packages, and Vite's prepared packages. Vite refuses all others. */
const servedFiles: FileSystemServeOptions = {
  // The second path of packages is for a node_modules that is a link to another folder.
  allow: ['src', 'node_modules', '.cache/vite']
    .map((folder) => join(paths.root, folder))
    .concat(realpathSync(join(paths.root, 'node_modules'))),
  // Hidden files, and Vite's own list of keys and certificates.
  deny: ['.*', '*.{crt,pem}'],
}

/**
 * Refuses requests from other sites to a development server, and requests that start a program on this computer.
 * Another port of this computer counts as another site, which cannot read a response.
 */
export function guard(): Plugin {
  return {
    name: 'guard',
    enforce: 'pre',
    apply: 'serve',
    config: () => ({ server: { cors: false, fs: servedFiles } }),
    configureServer: ({ middlewares }) => void middlewares.use(refuse),
  }
}

const refuse: Connect.NextHandleFunction = ({ url = '', headers }, response, next) => {
  const [path = ''] = url.split('?')
  const { 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers
  // Navigation is allowed, because another site may link here. Another port of this computer sends `same-site`.
  const isForeign = site !== 'none' && site !== 'same-origin' && mode !== 'navigate'
  // Vite starts an editor on every request for this path; Connect matches the path in small and capital letters.
  const isLauncher = path.toLowerCase().includes('/__open-in-editor')
  if (!isForeign && !isLauncher) return next()
  response.writeHead(isLauncher ? 404 : 403).end()
}
