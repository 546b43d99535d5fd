import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { decode } from '../../../util/json-with-bytes.ts'
import { Refusal } from '../../core/refusal.ts'
import { tokenHeader } from '../../protocol.ts'
import { refusals as words } from '../../words/core.json'

/** The most bytes of a call's body: those of the largest photograph, as base64. */
const maxCallBytes = 80_000_000

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

/** The arguments in the body of a call: a list; any other body is refused. */
export async function readArguments(request: IncomingMessage): Promise<unknown[]> {
  if (!/^application\/json(;|$)/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, words.malformed)
  const bytes = await readBytes(request, maxCallBytes)
  try {
    const given = decode(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (Array.isArray(given)) return given
  } catch {
    // The refusal below covers invalid JSON too.
  }
  throw new Refusal(400, words.malformed)
}

/** The bytes of a request's body; more than `most` are refused. */
async function readBytes(request: IncomingMessage, most: number): Promise<Buffer> {
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
