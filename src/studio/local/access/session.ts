import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isGroup } from '../../../check/yaml/locate.ts'
import { Refusal } from '../../core/refusal.ts'
import { tokenHeader } from '../../protocol.ts'
import { refusals as words } from '../../words/core.json'

/** The most bytes of a call's body: many times those of the longest document. */
const maxCallBytes = 8_000_000
/** The most bytes that are read of an upload: more than a picture may have, so that its refusal can name the limit. */
export const maxUploadBytes = 30_000_000

/** The most bytes of an archive that is imported, and of its choices. */
export const maxArchiveBytes = 408_000_000

/** Refuses requests from other computers and other sites, and requests to this computer by a foreign name. */
export function expectLocal({ socket, headers }: IncomingMessage): void {
  const { host = '', 'sec-fetch-site': site } = headers
  const isHere = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
  const named = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(?<port>\d+))?$/.exec(host)
  const isNamed = named !== null && Number(named.groups?.port ?? 80) === socket.localPort
  const isOwn = site === undefined || site === 'same-origin' || site === 'none'
  if (!isHere || !isNamed || !isOwn) throw new Refusal(403, words.foreign)
}

/** Refuses a local request that is no call of the studio's page: only that page knows the random token. */
export function expectOwnPage(request: IncomingMessage, token: string): void {
  const { host = '', origin, [tokenHeader]: given } = request.headers
  if (request.method !== 'POST') throw new Refusal(400, words.unknownCall)
  if (origin !== `http://${host}`) throw new Refusal(403, words.foreign)
  const [some, own] = [Buffer.from(String(given)), Buffer.from(token)]
  if (some.length !== own.length || !timingSafeEqual(some, own)) throw new Refusal(403, words.session)
}

/** The JSON object in the body of a call; anything else is refused. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!/^application\/json(;|$)/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, words.malformed)
  const bytes = await readBytes(request, maxCallBytes)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (isGroup(value)) return value
  } catch {
    // The refusal below covers invalid JSON too.
  }
  throw new Refusal(400, words.malformed)
}

/** The archive and the choices in the form that an import sends; anything else is refused. */
export async function readImport(
  request: IncomingMessage,
): Promise<{ archive: Uint8Array; choices: Readonly<Record<string, unknown>> }> {
  const type = request.headers['content-type'] ?? ''
  if (!type.startsWith('multipart/form-data;')) throw new Refusal(415, words.malformed)
  const body = Uint8Array.from(await readBytes(request, maxArchiveBytes))
  try {
    const form = await new Response(body, { headers: { 'content-type': type } }).formData()
    const archive = form.get('archive')
    const choices: unknown = JSON.parse(String(form.get('choices')))
    if (archive instanceof File && isGroup(choices))
      return { archive: new Uint8Array(await archive.arrayBuffer()), choices }
  } catch {
    // The refusal below covers damaged forms too.
  }
  throw new Refusal(400, words.malformed)
}

/** The bytes of a request's body; more than `most` are refused. */
export async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > most) throw new Refusal(413, words.tooLarge)
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) throw new Refusal(413, words.tooLarge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
