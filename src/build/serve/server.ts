import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answer, type Site, sendText } from './answer.ts'
import { siteHeaders } from './headers.ts'
import { createRepresentations } from './served-file.ts'

/** A running server: the address of the site with its base path, and how to stop it at once. */
export type StaticServer = { url: string; close(): Promise<void> }

/**
 * Serves a built site the way a static host does: clean addresses, status 404 with `404.html`, compression,
 * revalidation, ranges and the real response headers. Files are looked up at each request, so a new build
 * shows without a restart.
 *
 * Written here rather than taken from sirv, which answers neither redirects to clean addresses, nor 404 with
 * a page, nor 405, and compresses nothing by itself: little of the work would be left to it.
 *
 * @param options.base path under which the site is served, with a slash at both ends
 * @param options.port 0 takes any free one
 * @throws the error of `listen`, such as EADDRINUSE
 */
export async function serveStatic(options: {
  dir: string
  base?: string
  port?: number
  host?: string
}): Promise<StaticServer> {
  const { dir, base = '/', port = 0, host = 'localhost' } = options
  const site: Site = { dir, base, rules: siteHeaders({ basePath: base }), represent: createRepresentations() }
  const server = createServer({ keepAliveTimeout }, (request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      if (isDisconnection(error)) return
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendText(response, 500)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** In ms, longer than visitors pause: one who asks as the server hangs up is told of a broken connection. */
const keepAliveTimeout = 65_000

function isDisconnection(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE'
}
