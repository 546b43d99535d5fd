import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { mediaType, mediaTypes } from '../../pipeline/serve/media-types.ts'
import { decodePart } from '../../util/decode-part.ts'
import { encode } from '../../util/json-with-bytes.ts'
import { Refusal, reasonOf } from '../core/refusal.ts'
import type { GitFolder } from '../hosts/folder/git-folder.ts'
import { folderPath, gitPath, holdPath, originalsPath, studioFolder } from '../protocol.ts'
import type { Folder } from '../store/folder.ts'
import { refusals as words } from '../words/core.json'
import { ownHeaders } from './access/headers.ts'
import { expectLocal, expectOwnPage, readArguments } from './access/session.ts'
import { studioPolicy } from './build/headers.ts'

/** The parts of a local studio that its server serves to pages and their worker. */
export type Served = {
  base: string
  /** Folders with the files of the studio's parts: see `build/parts.ts`. They may still be bundled. */
  parts: readonly Promise<string>[]
  folder: Folder
  git: GitFolder
  /** A published or drafted picture by its path below the base. */
  pictureAt(path: string): Promise<string | Uint8Array | undefined>
  /** The bytes of a picture of the folder by their digest. */
  originalOf(digest: string): Uint8Array | undefined
  guide(page: string): Promise<string | undefined>
  /** Refuses a call once another studio has taken the folder. */
  expectHeld(): void
}

const { html = '', json = '' } = mediaTypes

type FileResponse = { type: string; body: string | Uint8Array; location?: string; isFixed?: boolean }

/** Answers the requests of the studio's page and its worker, and refuses all others. */
export function studioServer(served: Served): RequestListener {
  const { base } = served
  const token = randomBytes(32).toString('hex')
  const holding = createHolding(token)

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<FileResponse | undefined> {
    expectLocal(request)
    const { url = '', method } = request
    const asked = URL.canParse(url, origin) ? new URL(url, origin) : undefined
    if (asked === undefined) throw new Refusal(404, words.unknownCall)
    if (!asked.pathname.startsWith(base)) return redirectTo(base)
    const path = decodePart(asked.pathname.slice(base.length))
    if (method === 'POST' && `/${path}` === holdPath)
      return void holding.hold(request, response, asked.searchParams.has('steal'))
    if (method === 'POST') {
      holding.expectHolder(request)
      served.expectHeld()
      return await call(served, path, request)
    }
    if (method !== 'GET' && method !== 'HEAD') throw new Refusal(400, words.unknownCall)
    return await get(served, token, path, asked.search)
  }

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    answer(request, response).then(
      (answered) => answered && send(response, 200, answered),
      (error: unknown) => {
        // Unread bytes of the request would keep the connection busy.
        if (!request.complete) response.setHeader('connection', 'close')
        if (error instanceof Refusal) return send(response, error.status, asJson({ refused: error.message }))
        console.error(error)
        const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
        send(response, 500, asJson({ failed: reasonOf(error), code }))
      },
    )
  }
}

/** Gives the folder to one worker at a time, because each keeps the folder's files in memory. */
function createHolding(token: string) {
  /** The worker that has the folder: the key of its calls, and the response that stays open until the worker ends. */
  let holder: { key: string; response: ServerResponse } | undefined
  return {
    hold(request: IncomingMessage, response: ServerResponse, isStealing: boolean): void {
      expectOwnPage(request, token)
      if (holder && !isStealing) throw new Refusal(409, words.otherBrowser)
      holder?.response.end()
      const own = { key: randomBytes(32).toString('hex'), response }
      holder = own
      response.on('close', () => {
        if (holder === own) holder = undefined
      })
      response.writeHead(200, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).write(own.key)
    },
    /** Refuses a call of any other worker. */
    expectHolder(request: IncomingMessage): void {
      if (holder === undefined) throw new Refusal(403, words.session)
      expectOwnPage(request, holder.key)
    },
  }
}

/** Calls a method of the folder or of its Git, which the path names. */
async function call({ folder, git }: Served, path: string, request: IncomingMessage): Promise<FileResponse> {
  const called = [
    [folderPath, folder],
    [gitPath, git],
  ] as const
  for (const [start, service] of called) {
    const name = `/${path}`.startsWith(start) ? `/${path}`.slice(start.length) : ''
    if (!Object.hasOwn(service, name)) continue
    const method = service[name as keyof typeof service] as (...given: unknown[]) => Promise<unknown>
    return asJson(await method(...(await readArguments(request))))
  }
  throw new Refusal(404, words.unknownCall)
}

/** A page, a file of the studio's parts, a page of the guide or a picture. */
async function get(served: Served, token: string, path: string, query: string): Promise<FileResponse> {
  if (['', 'index.html', studioFolder, `${studioFolder}/`].includes(path)) return await pageOf(served, token)
  if (path.startsWith(formerFolder))
    return redirectTo(served.base + path.replace(formerFolder, studioFolder) + query)
  if (`/${path}`.startsWith(originalsPath)) {
    const body = served.originalOf(path.slice(originalsPath.length - 1))
    if (body) return { type: 'application/octet-stream', body }
  }
  const guide =
    path.startsWith(`${studioFolder}/`) && (await served.guide(path.slice(studioFolder.length + 1)))
  if (guide) return { type: html, body: guide }
  const body = (await fileIn(served.parts, path)) ?? (await served.pictureAt(path))
  if (body === undefined) throw new Refusal(404, words.unknownCall)
  return { type: mediaType(path), body, isFixed: /^(assets|pictures)\//.test(path) }
}

/** A request names only a path. */
const origin = 'http://localhost'

/** No other site can read an answer, or show the studio in a frame; its own preview is a frame. */
const headers = {
  ...ownHeaders,
  'X-Frame-Options': 'SAMEORIGIN',
  'Content-Security-Policy': `${studioPolicy()}; frame-ancestors 'self'`,
}

function send(
  response: ServerResponse,
  status: number,
  { type, body, location, isFixed }: FileResponse,
): void {
  response.writeHead(location === undefined ? status : 302, {
    'content-type': type,
    'cache-control': isFixed ? 'private, max-age=31536000, immutable' : 'no-cache',
    ...(location !== undefined && { location }),
  })
  response.end(body)
}

/** The former folder of the studio, which editors may have bookmarked. */
const formerFolder = '_studio'

function redirectTo(location: string): FileResponse {
  return { type: 'text/plain', body: '', location }
}

function asJson(value: unknown): FileResponse {
  return { type: json, body: encode(value) }
}

/** The page of the studio, with the token of this server. */
async function pageOf({ parts }: Served, token: string): Promise<FileResponse> {
  const page = String(await fileIn(parts, 'index.html'))
  const meta = `<meta name="studio-token" content="${token}">`
  return { type: html, body: page.replace('</title>', (end) => end + meta) }
}

async function fileIn(parts: readonly Promise<string>[], path: string): Promise<Uint8Array | undefined> {
  if (/[\0\\]|(^|\/)\.\.?(\/|$)/.test(path)) return undefined
  for (const part of parts) {
    const found = await readFile(join(await part, path)).catch(() => undefined)
    if (found) return found
  }
  return undefined
}
