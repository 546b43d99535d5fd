import { type Calls, tokenHeader, type Uploaded, uploadPath } from '../protocol.ts'
import clientWords from '../words/client.json'

const words = clientWords.failures

/** The studio's server, as the browser sees it. */
export type Api = {
  call<Name extends keyof Calls>(name: Name, takes: Calls[Name]['takes']): Promise<Calls[Name]['gives']>
  /** Gives the bytes of a photo to a document. */
  upload(photo: { file: string; revision: number; name: string; bytes: Blob }): Promise<Uploaded>
}

/** A call that led to nothing; its message is a sentence for the editor. */
export class Failure extends Error {
  /** Whether the server has answered and does not want it: the same call would end the same way. */
  readonly isRefusal: boolean

  constructor(sentence: string, { isRefusal }: { isRefusal: boolean }) {
    super(sentence)
    this.isRefusal = isRefusal
  }
}

/** The calls of a session, with its token in each. */
export function createApi(token: string, base: string): Api {
  async function post(path: string, body: string | Blob, type: string): Promise<unknown> {
    const response = await fetch(base + path.slice(1), {
      method: 'POST',
      headers: { 'content-type': type, [tokenHeader]: token },
      body,
    }).catch(() => {
      throw new Failure(words.noConnection, { isRefusal: false })
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok && answer !== undefined) return answer
    const reason = (answer as { refused?: unknown } | undefined)?.refused
    if (typeof reason === 'string') throw new Failure(reason, { isRefusal: true })
    throw new Failure(response.ok ? words.unclear : words.broken, { isRefusal: false })
  }
  return {
    call: (name, takes) => post(`/_studio/api/${name}`, JSON.stringify(takes), 'application/json') as never,
    upload({ file, revision, name, bytes }) {
      const query = new URLSearchParams({ file, name, revision: String(revision) })
      return post(`${uploadPath}?${query}`, bytes, 'application/octet-stream') as Promise<Uploaded>
    },
  }
}

/** The sentence of whatever went wrong. */
export function failureOf(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure(words.unclear, { isRefusal: false })
}
