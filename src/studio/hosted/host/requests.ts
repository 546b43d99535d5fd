import { Refusal } from '../../server/refusal.ts'
import { format } from '../../words/format.ts'
import words from '../../words/github.json'
import { gitSays } from '../../words/publish.json'
import type { Repository } from './host.ts'

export type Requesting = {
  repository: Repository
  request: typeof fetch
  /** The editor's token, which goes to the API alone; undefined as long as there is none. */
  token(): string | undefined
}

type Method = 'GET' | 'POST' | 'PATCH'

/** In ms: a photograph on a slow line takes half of it. */
const patience = 60_000

/** Asks GitHub about a repository, one request after the other. */
export function openRequests({ repository, request, token }: Requesting) {
  const { api, name } = repository
  /** Before this time (in ms) the host wants no request. */
  let notBefore = 0
  /** A token that the host does not know, or no longer. */
  let refused: string | undefined
  const isSignedIn = () => token() !== undefined && token() !== refused

  async function ask<Answer>(method: Method, path: string, given?: { body?: unknown }): Promise<Answer>
  async function ask<Answer = unknown>(
    method: Method,
    path: string,
    given: { body?: unknown; unless: number },
  ): Promise<Answer | undefined>
  /** The answer; undefined for the status `unless`. */
  async function ask<Answer>(
    method: Method,
    path: string,
    { body, unless }: { body?: unknown; unless?: number } = {},
  ): Promise<Answer | undefined> {
    const key = token()
    if (key === undefined) throw new Refusal(403, words.noToken)
    if (Date.now() < notBefore) throw new Refusal(409, waitOf(notBefore))
    const unreachable = () => {
      throw new Refusal(409, words.unreachable)
    }
    const response = await request(`${api}/repos/${name}/${path}`, {
      method,
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // The host lets answers be kept for a minute. A repository of another name answers with another address.
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    }).catch(unreachable)
    if (response.ok) return await response.json().catch(unreachable)
    if (response.status === unless) return undefined
    const { message = '' } = await response.json().catch(() => ({}))
    if (response.status === 401) refused = key
    if (isLimited(response, message)) notBefore = Date.now() + 1000 * secondsIn(response.headers)
    const line = message && ` ${format(gitSays, { line: message })}`
    throw new Refusal(409, (Date.now() < notBefore ? waitOf(notBefore) : sentenceOf(response.status)) + line)
  }

  function sentenceOf(status: number): string {
    if (status === 401) return words.expired
    if (status === 403) return words.forbidden
    // A redirect that is not followed has no status.
    if (status === 404 || status < 400) return format(words.notFound, { repository: name })
    if (status === 409) return words.again
    return status === 422 ? words.refused : words.broken
  }

  return { ask, isSignedIn }
}

function isLimited({ status, headers }: Response, message: string): boolean {
  if (status === 429) return true
  return status === 403 && (headers.get('x-ratelimit-remaining') === '0' || /rate limit/i.test(message))
}

/** How long a host that was asked too often wants to be left alone; browsers may hide what it says, then a minute. */
function secondsIn(headers: Headers): number {
  const [after, reset] = ['retry-after', 'x-ratelimit-reset'].map((name) => Number(headers.get(name)))
  if (after) return after
  return reset && headers.get('x-ratelimit-remaining') === '0' ? Math.max(1, reset - Date.now() / 1000) : 60
}

function waitOf(until: number): string {
  return format(words.wait, { count: Math.ceil((until - Date.now()) / 60_000) })
}
