import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Connect, ViteDevServer } from 'vite'
import { fillTemplate } from '../../model/message/placeholders.ts'
import { limitDecoding } from '../../pipeline/pictures/encode.ts'
import { paths } from '../../util/paths.ts'
import { fileConflictOf } from '../core/publish/conflict.ts'
import { documentsOf } from '../core/publish/documents.ts'
import { Refusal, reasonOf } from '../core/refusal.ts'
import type { Studio } from '../core/studio.ts'
import { importArchive } from '../hosts/zip/import.ts'
import { importPath, studioFolder, studioPath, type Taken, zipPath } from '../protocol.ts'
import { title, refusals as words } from '../words/core.json'
import { ownHeaders, policyWith } from './access/headers.ts'
import {
  expectLocal,
  expectOwnPage,
  maxUploadBytes,
  readBytes,
  readImport,
  readJson,
} from './access/session.ts'
import { openShrunk } from './upload.ts'

/** The parts of Vite's server that a studio uses: its base and its transformation of HTML. */
type Server = Pick<ViteDevServer, 'config' | 'transformIndexHtml'>

/** The former folder of the studio, which editors may have bookmarked. */
const formerFolder = '_studio'

/** A response: its body with the media type, and headers beside those of all responses. */
type Answer = { type: string; body: string | Uint8Array; more?: Record<string, string> }

/**
 * Answers all requests below `<base>studio`: the page, its calls, its pictures and uploads. The handler goes before
 * Vite's own middlewares: `server.middlewares.use(studioHandler(studio, server, guide))` in `configureServer`.
 *
 * @param guide gives a page of the editors' guide by its name; undefined where the guide has no such page
 */
export function studioHandler(
  studio: Studio,
  server: Server,
  guide: (page: string) => Promise<string | undefined>,
): Connect.NextHandleFunction {
  const { base } = server.config
  const token = randomBytes(32).toString('hex')

  async function answer(request: IncomingMessage, url: URL): Promise<Answer> {
    const path = url.pathname.slice(`${base}${studioFolder}`.length)
    expectLocal(request)
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (path === '/picture') return await pictureOf(studio, url)
      if (url.pathname === base + zipPath.slice(1))
        return { type: 'application/zip', body: await studio.zip(url.searchParams.getAll('file')) }
      const help = await guide(path.slice(1))
      if (help !== undefined) return { type: 'text/html; charset=utf-8', body: help }
      if (/^(\/[^.]*)?$/.test(path)) return await pageOf(server, token)
      throw new Refusal(404, words.unknownCall)
    }
    expectOwnPage(request, token)
    if (url.pathname === base + importPath.slice(1))
      return asJson(await takeArchive(studio, await readImport(request)))
    if (path === '/upload') {
      const { revision, ...given } = Object.fromEntries(url.searchParams)
      const bytes = await readBytes(request, maxUploadBytes)
      return asJson(await studio.upload({ ...given, revision: Number(revision) }, bytes))
    }
    return asJson(await studio.call(path.replace(/^\/api\//, ''), await readJson(request)))
  }

  return (request, response, next) => {
    const asked = request.originalUrl ?? request.url ?? '/'
    const url = URL.canParse(asked, 'http://localhost') && new URL(asked, 'http://localhost')
    if (url && `${url.pathname}/`.startsWith(`${base}${formerFolder}/`)) {
      const rest = url.pathname.slice(`${base}${formerFolder}`.length)
      return void response.writeHead(302, { location: base + studioFolder + rest + url.search }).end()
    }
    if (!url || !`${url.pathname}/`.startsWith(`${base}${studioFolder}/`)) return next()
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const send = (status: number, { type, body, more }: Answer) =>
      response.writeHead(status, { 'content-type': type, ...more }).end(body)
    answer(request, url)
      .then((answered) => send(200, answered))
      .catch((error: unknown) => {
        // Bytes of the request that nobody reads would keep the connection busy.
        if (!request.complete) response.setHeader('connection', 'close')
        if (error instanceof Refusal) return send(error.status, asJson({ refused: error.message }))
        console.error(error)
        send(500, asJson({ failed: reasonOf(error) }))
      })
  }
}

/** Imports an archive for the studio's page. Only the studio of a computer does so: `fflate` would enlarge the worker. */
async function takeArchive(
  { exclusively, project }: Studio,
  { archive, choices }: Awaited<ReturnType<typeof readImport>>,
): Promise<Taken> {
  return await exclusively(async () => {
    const { disk } = project
    const { written, conflicts } = await importArchive(project, archive, choices)
    if (conflicts.length > 0) return { conflicts: conflicts.map((one) => fileConflictOf(disk, one)) }
    const files = written.map(({ file, before }) => [file, { now: disk.read(file), before }] as const)
    return { documents: documentsOf(new Map(files), (file) => disk.read(file)) }
  })
}

const headers = { ...ownHeaders, 'Cache-Control': 'no-store' }

function asJson(value: unknown): Answer {
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(value) }
}

/** The studio's page. Its scripts carry a nonce that is new in each response; Vite's client adds the styles. */
async function pageOf({ transformIndexHtml }: Server, token: string): Promise<Answer> {
  const nonce = randomBytes(16).toString('base64')
  const shell = await readFile(join(paths.root, 'src/studio/local/page.html'), 'utf8')
  const html = await transformIndexHtml(studioPath, fillTemplate(shell, { token, nonce, title }))
  const body = html.replaceAll(/<script(?![^>]*\snonce=)/g, `<script nonce="${nonce}"`)
  return { type: 'text/html; charset=utf-8', body, more: { 'content-security-policy': policy(nonce) } }
}

/** The page's Content-Security-Policy. `ws:` allows the connection of Vite's client to the server on this computer. */
function policy(nonce: string): string {
  return policyWith(
    `script-src 'self' 'nonce-${nonce}'`,
    // The editor of bodies reads pasted HTML through a Trusted Types policy of this name.
    'trusted-types ProseMirrorClipboard',
    "connect-src 'self' ws://localhost:* ws://127.0.0.1:*",
    "frame-ancestors 'none'",
  )
}

/** Longer side of a picture in a form, in px. */
const small = 480

async function pictureOf(studio: Studio, { searchParams }: URL): Promise<Answer> {
  const { file = '', name = '', trash } = Object.fromEntries(searchParams)
  const bytes = studio.picture(file, name, trash)
  if (name.toLowerCase().endsWith('.svg')) {
    // An SVG may hold a script: the sandbox keeps the script from running where the picture is opened as a page.
    const more = { 'content-security-policy': "default-src 'none'; sandbox" }
    return { type: 'image/svg+xml; charset=utf-8', body: bytes, more }
  }
  const makeSmall = async () => (await openShrunk(bytes, small)).webp({ quality: 75 }).toBuffer()
  const body = await limitDecoding(makeSmall).catch(() => {
    throw new Refusal(422, words.noPicture)
  })
  const keep = searchParams.has('v') ? 'private, max-age=31536000, immutable' : 'no-cache'
  return { type: 'image/webp', body, more: { 'cache-control': keep } }
}
