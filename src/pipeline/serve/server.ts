import { existsSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hasCode } from '../../util/has-code.ts'
import { resolveTarget } from './addresses.ts'
import { headersFor, readHeaderRules, revalidate } from './headers.ts'
import { isCompressible, mediaType } from './media-types.ts'
import { missingFile, missingPatterns } from './missing.ts'
import { readRedirects } from './redirects.ts'

/** A running preview server: its address with the base path, and a function that stops it. */
export type StaticServer = { url: string; close(): Promise<void> }

/**
 * Serves a built site like a static host: clean addresses, 404 pages with their status, compression, the headers of its
 * `_headers` file.
 *
 * @param options.base path under which the site is served, with a slash at both ends
 * @param options.port 0 chooses a free one
 * @throws an Error with a hint when no site is built or the port is in use
 */
export async function serveStatic(options: {
  dir: string
  base?: string
  port?: number
  host?: string
}): Promise<StaticServer> {
  const { dir, base = '/', port = 0, host = 'localhost' } = options
  // In ms. If too short, a request that arrives while the connection is being closed fails.
  const server = createServer({ keepAliveTimeout: 65_000 }, staticHandler(dir, base))
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, host, resolve),
  ).catch((error: unknown) => {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new Error(
      `Porta ${port} është e zënë: faqja ndoshta shihet te një dritare tjetër e terminalit. Mbylleni atë me Ctrl+C, ose zgjidhni një portë tjetër: npm run preview -- --port=${port + 1} (Port ${port} is taken.)`,
    )
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

/**
 * Answers requests with the files of a built site, like a static host.
 * @throws an Error with a hint when no site is built
 */
export function staticHandler(dir: string, base: string) {
  if (!existsSync(join(dir, 'index.html')))
    throw new Error(`Në ${dir} nuk ka faqe të ndërtuar; më parë: npm run build (There is no built site.)`)
  const answer = createAnswer(dir, base)
  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.destroy()
    })
  }
}

function createAnswer(dir: string, base: string) {
  const missing = missingPatterns(base).map(({ pattern, file }) => ({ pattern: new RegExp(pattern), file }))
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = '/', method = '' } = request
    const path = url.replace(/[?#].*$/s, '')
    // Read at each request, as all files are, because another build may have replaced them.
    const moved = readRedirects(dir).find(({ from }) => from === path)?.to
    const headersAt = join(dir, '_headers')
    const rules = existsSync(headersAt) ? readHeaderRules(readFileSync(headersAt, 'utf8')) : []
    const target = moved === undefined ? resolveTarget(url, base) : { location: moved }
    const allowed = method === 'GET' || method === 'HEAD'
    const found = allowed && 'files' in target ? await findFile(dir, target.files) : undefined
    const own = missing.find(({ pattern }) => pattern.test(url))
    const file = found ?? (await findFile(dir, [own?.file ?? '', missingFile]))
    const headers: Record<string, string> = headersFor(rules, path)
    // Only responses with the requested file are cached permanently.
    if (found === undefined || !headers['Cache-Control']) headers['Cache-Control'] = revalidate
    if (!allowed) return void response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
    if ('location' in target)
      return void response
        .writeHead(moved === undefined ? 308 : 301, { ...headers, Location: target.location })
        .end()
    if (file === undefined) return void response.writeHead(404, headers).end('404\n')

    const type = mediaType(file.path)
    const isText = isCompressible(type)
    const encoding = isText
      ? /\b(?:br|gzip)\b/.exec(String(request.headers['accept-encoding']))?.[0]
      : undefined
    const etag = `"${file.version}${encoding ? `-${encoding}` : ''}"`
    Object.assign(headers, { ETag: etag, 'Content-Type': type }, isText && { Vary: 'Accept-Encoding' })
    if (found && request.headers['if-none-match']?.includes(etag))
      return void response.writeHead(304, headers).end()
    const bytes = await readFile(file.path)
    const body = encoding ? await compress(bytes, encoding) : bytes
    if (encoding) headers['Content-Encoding'] = encoding
    headers['Content-Length'] = String(body.length)
    response.writeHead(found ? 200 : 404, headers).end(body)
  }
}

/** Compresses with the effort that hosts typically use. */
function compress(text: Buffer, encoding: string): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(text)
  return promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
}

async function findFile(
  dir: string,
  names: readonly string[],
): Promise<{ path: string; version: string } | undefined> {
  for (const name of names) {
    const path = join(dir, name)
    const facts = await stat(path).catch(() => undefined)
    if (facts?.isFile()) return { path, version: `${facts.size}-${Math.round(facts.mtimeMs)}` }
  }
  return undefined
}
