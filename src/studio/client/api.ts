import { type Calls, tokenHeader, type Uploaded, uploadPath } from '../protocol.ts'
import clientWords from '../words/client.json'

const words = clientWords.failures

/** A call that led to nothing; its message is a sentence for the editor. */
export class Failure extends Error {}

/** What the server has answered and does not want: the same call would end the same way. */
export class Refused extends Failure {}

/** What was meant for another text of the document than the one that is there now. */
export class Stale extends Refused {}

/** What a home that does not answer from the first moment says of itself, before the app begins. */
export const home: {
  /** Ends when calls are answered. */
  opened?: Promise<unknown>
  /** A document as it was built, or the list for `''`; undefined once calls are answered, and where work of the editor may lie here. */
  built?: (file: string) => Promise<Calls['documents' | 'open']['gives'] | undefined>
} = {}

/** The studio's server, as the browser sees it. */
export const api = {
  call: <Name extends keyof Calls>(name: Name, takes: Calls[Name]['takes']): Promise<Calls[Name]['gives']> =>
    post(`/_studio/api/${name}`, JSON.stringify(takes)),
  /** Gives the bytes of a photo to a document. */
  upload(photo: File, { file, revision }: { file: string; revision: number }): Promise<Uploaded> {
    const query = new URLSearchParams({ file, name: photo.name, revision: String(revision) })
    return post(`${uploadPath}?${query}`, photo)
  },
}

export type Api = typeof api

/** Each call has the token that stands in the studio's page. */
async function post<Answer>(path: string, body: string | Blob, isFirst = true): Promise<Answer> {
  await home.opened
  const type = typeof body === 'string' ? 'application/json' : 'application/octet-stream'
  const meta = document.querySelector<HTMLMetaElement>('meta[name="studio-token"]')
  const response = await fetch(import.meta.env.BASE_URL + path.slice(1), {
    method: 'POST',
    headers: { 'content-type': type, [tokenHeader]: meta?.content ?? '' },
    body,
  }).catch(() => {
    throw new Failure(words.noConnection)
  })
  if (response.status === 403 && isFirst && meta) {
    // A studio that was started again has another token in its page.
    const page = await fetch(window.location.pathname).then((one) => one.text())
    meta.content = /name="studio-token" content="(\w+)"/.exec(page)?.[1] ?? ''
    return await post(path, body, false)
  }
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer
  if (typeof answer?.failed === 'string') throw new Failure(answer.failed)
  if (typeof answer?.refused === 'string')
    throw new (response.status === 412 ? Stale : Refused)(answer.refused)
  throw new Failure(response.ok ? words.unclear : words.broken)
}

/** The sentence of whatever went wrong. */
export function failureOf(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure(words.unclear)
}
