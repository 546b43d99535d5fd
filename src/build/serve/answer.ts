import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { acceptedEncodings } from './encoding.ts'
import { type HeaderRule, headersFor, revalidate } from './headers.ts'
import { isCompressible } from './media-types.ts'
import { readRange } from './range.ts'
import { resolveTarget } from './resolve.ts'
import { type createRepresentations, findFile, type Representation, type ServedFile } from './served-file.ts'

/** What is served, and how. */
export type Site = {
  dir: string
  base: string
  rules: readonly HeaderRule[]
  represent: ReturnType<typeof createRepresentations>
}

/** Answers one request as a static host would. */
export async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?#]+/i, '')
  const pathname = target.replace(/[?#].*$/s, '')
  const headers: Record<string, string> = { 'Cache-Control': revalidate, ...headersFor(site.rules, pathname) }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return sendText(response, 405, { ...headers, Allow: 'GET, HEAD' })
  }
  const resolution = resolveTarget(target, site.base)
  if (resolution.kind === 'malformed') return sendText(response, 400, headers)
  if (resolution.kind === 'redirect')
    return sendText(response, 308, { ...headers, Location: resolution.location })
  if (resolution.kind === 'outside') return sendText(response, 404, headers)
  const file = resolution.kind === 'files' ? await findFile(site.dir, resolution.files) : undefined
  if (file !== undefined) return await sendFile(site, request, response, file, headers)
  const missing = await findFile(site.dir, ['404.html'])
  if (missing === undefined) return sendText(response, 404, headers)
  await sendPage404(site, request, response, missing, headers)
}

async function sendFile(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  headers: Record<string, string>,
): Promise<void> {
  const wanted = request.headers.range
  // A range is a range of the file's own bytes.
  const accepted = wanted === undefined ? acceptedEncodings(headerText(request, 'accept-encoding')) : []
  const form = await site.represent(file, accepted)
  Object.assign(headers, formHeaders(file, form), { ETag: form.etag, 'Accept-Ranges': 'bytes' })
  if (isKnown(request.headers['if-none-match'], form.etag)) {
    const { 'Content-Length': _, ...rest } = headers
    response.writeHead(304, rest).end()
    return
  }
  const current = [undefined, form.etag].includes(headerText(request, 'if-range'))
  const range = current ? readRange(wanted, form.size) : undefined
  if (range === 'unsatisfiable') {
    return sendText(response, 416, { ...headers, 'Content-Range': `bytes */${form.size}` })
  }
  if (range === undefined) return await send(request, response, 200, headers, form)
  headers['Content-Range'] = `bytes ${range.start}-${range.end}/${form.size}`
  headers['Content-Length'] = String(range.end - range.start + 1)
  await send(request, response, 206, headers, form, range)
}

async function sendPage404(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  headers: Record<string, string>,
): Promise<void> {
  const form = await site.represent(file, acceptedEncodings(headerText(request, 'accept-encoding')))
  Object.assign(headers, formHeaders(file, form), { 'Cache-Control': revalidate })
  await send(request, response, 404, headers, form)
}

function formHeaders(file: ServedFile, form: Representation): Record<string, string> {
  return {
    'Content-Type': file.type,
    'Content-Length': String(form.size),
    ...(isCompressible(file.type) ? { Vary: 'Accept-Encoding' } : {}),
    ...(form.encoding === 'identity' ? {} : { 'Content-Encoding': form.encoding }),
  }
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  form: Representation,
  range?: { start: number; end: number },
): Promise<void> {
  // Who asked is gone already: Node would refuse the stream, by an error of another name in each version.
  if (response.destroyed) return
  response.writeHead(status, headers)
  if (request.method === 'HEAD') response.end()
  else if (form.bytes !== undefined) response.end(form.bytes)
  else await pipeline(createReadStream(form.path, range), response)
}

/** Answers with the status alone, which is asked for again each time. */
export function sendText(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  const text = `${status}\n`
  const length = String(Buffer.byteLength(text))
  response.writeHead(status, {
    ...headers,
    // Only answers that carry the file are kept for good.
    'Cache-Control': revalidate,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': length,
  })
  response.end(text)
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes('*') || tags.includes(etag)
}

function headerText(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}
