import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { tokenHeader } from '../../protocol.ts'
import { refusals as words } from '../../words/server.json'
import { Refusal } from '../refusal.ts'

/** Bytes of a call: the longest document many times over. */
const mostBytes = 8_000_000
/** Bytes of an uploaded file. */
export const mostUploaded = 30_000_000

/** Who may speak to the studio: pages that this start of it has sent, on this computer. */
export type Session = {
  token: string
  /** Refuses requests of other computers, and those that reach this one under a foreign name. */
  admit(request: IncomingMessage): void
  /** Refuses calls that another page makes. */
  admitCall(request: IncomingMessage): void
}

/** Begins a session with a token that nobody can know beforehand. */
export function openSession(): Session {
  const token = randomBytes(32).toString('hex')

  function admit({ socket, headers: { host = '', 'sec-fetch-site': site } }: IncomingMessage): void {
    const isHere = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
    const isNamed =
      /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) && portOf(host) === socket.localPort
    const isOwn = site === undefined || site === 'same-origin' || site === 'none'
    if (!isHere || !isNamed || !isOwn) throw new Refusal(403, words.foreign)
  }

  return {
    token,
    admit,
    admitCall(request) {
      admit(request)
      const { host = '', origin, [tokenHeader]: given } = request.headers
      if (request.method !== 'POST') throw new Refusal(400, words.unknownCall)
      if (origin !== `http://${host}`) throw new Refusal(403, words.foreign)
      if (typeof given !== 'string' || !isSame(given, token)) throw new Refusal(403, words.session)
    },
  }
}

function portOf(host: string): number {
  return Number(/:(\d+)$/.exec(host)?.[1] ?? 80)
}

function isSame(given: string, token: string): boolean {
  const [some, other] = [Buffer.from(given), Buffer.from(token)]
  return some.length === other.length && timingSafeEqual(some, other)
}

/** The JSON of a call: an object. */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!/^application\/json(;|$)/.test(request.headers['content-type'] ?? ''))
    throw new Refusal(415, words.malformed)
  const bytes = await readBytes(request, mostBytes)
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {
    // Said below.
  }
  throw new Refusal(400, words.malformed)
}

/** The bytes of a request, up to a limit. */
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
