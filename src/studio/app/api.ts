import { patience, patienceWithMany } from '../patience.ts'
import {
  type Calls,
  type Choice,
  type ImportOutcome,
  importPath,
  type OpenDocument,
  studioPath,
  type Uploaded,
  uploadPath,
} from '../protocol.ts'
import { failures as words } from '../words/app.json'

/** A call that failed; its message is a sentence for the editor. */
export class Failure extends Error {}

/** A call that the core refused. A retry would be refused too. */
export class Refused extends Failure {
  /** The document in whose form the cause is fixed, if the core names one. */
  readonly file: string | undefined

  constructor(message: string, file?: string) {
    super(message)
    this.file = file
  }
}

/** A refused call that was meant for another revision of the document than the core has. */
export class Stale extends Refused {}

/** A browser runtime sets this before the app starts, because its worker has to load before it answers calls. */
export const startup: {
  /** Resolves once calls are answered, and rejects with a {@link Failure} if the runtime does not open; each call tries again. */
  open?: () => Promise<unknown>
  /** Resolves once calls are answered, whatever failed before; undefined from then on. */
  ready?: Promise<unknown>
  /** A document as the build wrote it, or the list for `''`; undefined once calls are answered, or if the browser may hold newer work. */
  built?: (file: string) => Promise<Calls['documents' | 'open']['response'] | undefined>
} = {}

/** The limits in ms for calls that wait for a host. Other calls have the limit {@link patience}. */
const patienceOf: { [Name in keyof Calls]?: number } = { publish: patienceWithMany, account: 3 * patience }

/** The studio's core in its worker, as the page calls it. */
export const api = {
  call: <Name extends keyof Calls>(
    name: Name,
    request: Calls[Name]['request'],
  ): Promise<Calls[Name]['response']> =>
    post(`${studioPath}/api/${name}`, JSON.stringify(request), patienceOf[name]),
  /**
   * Uploads the bytes of a photo for a document. A repeated upload changes nothing, because the name follows from the
   * bytes.
   */
  upload(photo: Blob, name: string, { file, revision }: OpenDocument): Promise<Uploaded> {
    const query = new URLSearchParams({ file, name, revision: String(revision) })
    return post(`${uploadPath}?${query}`, photo)
  },
}

export type Api = typeof api

/** Imports an archive of changes. If there are conflicts, nothing is written until each has a choice. */
export function importArchive(
  archive: Blob,
  choices: Readonly<Record<string, Choice | undefined>>,
): Promise<ImportOutcome> {
  const form = new FormData()
  form.set('archive', archive)
  form.set('choices', JSON.stringify(choices))
  return post(importPath, form, patienceWithMany)
}

/**
 * Sends a call, which the studio's worker answers.
 *
 * @throws {Failure} without a usable answer; {@link Refused} or {@link Stale} if the core refuses the call
 */
async function post<Result>(path: string, body: string | Blob | FormData, limit = patience): Promise<Result> {
  await startup.open?.()
  const signal = AbortSignal.timeout(limit)
  const response = await fetch(import.meta.env.BASE_URL + path.slice(1), {
    method: 'POST',
    headers: typeOf(body),
    body,
    signal,
  }).catch(noAnswer)
  const answer = await response.json().catch(() => undefined)
  if (signal.aborted) noAnswer(signal.reason)
  if (response.ok && answer !== undefined) return answer
  if (typeof answer?.failed === 'string') throw new Failure(answer.failed)
  if (typeof answer?.refused === 'string')
    throw new (response.status === 412 ? Stale : Refused)(answer.refused, answer.file)
  throw new Failure(response.ok ? words.unclear : words.broken)
}

/** The header with the media type of a body. For a form the browser writes the header, with the boundary. */
function typeOf(body: string | Blob | FormData): Record<string, string> {
  if (body instanceof FormData) return {}
  return { 'content-type': typeof body === 'string' ? 'application/json' : 'application/octet-stream' }
}

/** Handles a request without a response, for example offline. */
export function noAnswer(cause: unknown): never {
  throw new Failure(words.noConnection, { cause })
}

/** The error itself if it is a failure, else a failure with a general sentence. */
export function failureOf(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure(words.unclear)
}
