import type { z } from 'zod'
import { format } from '../../../model/message/format.ts'
import type { Repository } from '../../core/publish/repository.ts'
import { Refusal } from '../../core/refusal.ts'
import { patience } from '../../patience.ts'
import words from '../../words/github.json'
import {
  type FoundRepository,
  isUnclear,
  messageOf,
  type Problem,
  quoting,
  repositorySchema,
  sentenceOf,
} from './refusals.ts'

export type Requesting = {
  repository: Repository
  request: typeof fetch
  /**
   * The editor's token, which is sent to the API alone; undefined without a token. After a space it may have the time
   * of its entry, because a refused token is tried again after the editor enters it again.
   */
  token(): string | undefined
}

type Method = 'GET' | 'HEAD' | 'POST' | 'PATCH'

export type Requests = ReturnType<typeof openRequests>

/** Opens requests to GitHub's API about a repository. None is sent again by itself: the editor presses the button to retry. */
export function openRequests({ repository, request, token }: Requesting) {
  const at = { repository, request }
  /** The host refuses requests until this time, in ms since 1970. */
  let notBefore = 0
  /** The token that the host has refused last, as unknown or expired. */
  let refused: string | undefined
  const tokenRefusal = () => (token() !== undefined && token() === refused ? words.expired : undefined)
  const isSignedIn = () => token() !== undefined && tokenRefusal() === undefined

  /**
   * The host's response; undefined for the status `unless`.
   *
   * @throws a Refusal in words for any other failure, without a token, and before the host wants the next request
   */
  async function respond(
    method: Method,
    path: string,
    { body, unless }: { body?: unknown; unless?: number },
  ): Promise<Response | undefined> {
    const key = token()
    if (key === undefined) throw new Refusal(403, words.noToken)
    if (Date.now() < notBefore) throw new Refusal(409, waitOf(notBefore))
    const response = await send(at, method, path, { key, body }).catch(unreachable)
    if (response.ok) return response
    const { status, headers } = response
    if (status === unless) return undefined
    const message = messageOf(await response.json().catch((): Problem => ({})))
    if (status === 401) {
      refused = key
      throw new Refusal(409, words.expired)
    }
    if (isLimited(response, message)) {
      notBefore = Date.now() + 1000 * secondsIn(headers)
      throw new Refusal(409, quoting(waitOf(notBefore), message))
    }
    const problem = { path, status, message, sso: headers.get('x-github-sso') }
    const found = isUnclear(problem) ? await findRepository(at, key) : undefined
    throw new Refusal(409, quoting(sentenceOf(problem, repository, found), message))
  }

  async function ask<Result>(
    method: Method,
    path: string,
    schema: z.ZodType<Result>,
    given?: { body?: unknown },
  ): Promise<Result>
  async function ask<Result>(
    method: Method,
    path: string,
    schema: z.ZodType<Result>,
    given: { body?: unknown; unless: number },
  ): Promise<Result | undefined>
  /**
   * The body of the host's response; undefined for the status `unless`. Something between may answer in the host's place: what
   * is not of the schema counts as no answer.
   */
  async function ask<Result>(
    method: Method,
    path: string,
    schema: z.ZodType<Result>,
    given: { body?: unknown; unless?: number } = {},
  ): Promise<Result | undefined> {
    const response = await respond(method, path, given)
    return (
      response &&
      (await response
        .json()
        .then((body) => schema.parse(body))
        .catch(unreachable))
    )
  }

  /** Whether the host has something at a path; its bytes are not sent. */
  const has = async (path: string) => (await respond('HEAD', path, { unless: 404 })) !== undefined

  return { ask, has, isSignedIn, tokenRefusal }
}

/** Sends a request about the repository, or for a path that begins with `/`, about something else. */
function send(
  { repository, request }: Pick<Requesting, 'repository' | 'request'>,
  method: Method,
  path: string,
  { key, body, redirect = 'manual' }: { key: string; body?: unknown; redirect?: RequestRedirect },
): Promise<Response> {
  const { api, name } = repository
  const address = path.startsWith('/') ? path : `/repos/${name}${path && '/'}${path}`
  return request(api + address, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${key.split(' ')[0]}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // GitHub lets browsers cache an answer for a minute.
    cache: 'no-store',
    credentials: 'omit',
    redirect,
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(patience),
  })
}

/** The repository, also under its new name; undefined if the token does not reach it, or the network fails. */
async function findRepository(
  at: Pick<Requesting, 'repository' | 'request'>,
  key: string,
): Promise<FoundRepository | undefined> {
  // Only here a redirect is followed: a page cannot read where it leads. GitHub's API redirects to itself alone.
  const response = await send(at, 'GET', '', { key, redirect: 'follow' }).catch(() => undefined)
  return response?.ok
    ? await response
        .json()
        .then((body) => repositorySchema.parse(body))
        .catch(() => undefined)
    : undefined
}

function isLimited({ status, headers }: Response, message: string): boolean {
  if (status === 429) return true
  const isStopped = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')
  return status === 403 && (isStopped || /rate limit/i.test(message))
}

/** The seconds to wait after too many requests; a minute where the browser hides the header that says so. */
function secondsIn(headers: Headers): number {
  const [after, reset] = ['retry-after', 'x-ratelimit-reset'].map((name) => Number(headers.get(name)))
  if (after) return after
  if (!reset || headers.get('x-ratelimit-remaining') !== '0') return 60
  // The host counts by the hour; this device's clock may be behind.
  return Math.min(3600, Math.max(1, reset - Date.now() / 1000))
}

/** Handles a rejected request: the editor is offline, or GitHub is. */
function unreachable(): never {
  throw new Refusal(409, words.unreachable)
}

function waitOf(until: number): string {
  return format(words.wait, { count: Math.ceil((until - Date.now()) / 60_000) })
}
