import { type Disk, textIn } from '../../../util/disk/disk.ts'
import { draftsFolder } from '../../server/drafts.ts'
import { Refusal } from '../../server/refusal.ts'
import { format } from '../../words/format.ts'
import words from '../../words/github.json'
import { gitSays } from '../../words/publish.json'
import type { Repository } from './host.ts'

export type Requesting = {
  repository: Repository
  request: typeof fetch
  /** Keeps how long the host wants no request. */
  disk: Pick<Disk, 'read' | 'write'>
  /**
   * The editor's token, which goes to the API alone; undefined as long as there is none. After a space it may have the time
   * at which it was given: a token that the host has refused is tried again once it is given again.
   */
  token(): string | undefined
}

type Method = 'GET' | 'POST' | 'PATCH'

const pauseFile = `${draftsFolder}/pause.json`

/** In ms: on a slow line a photograph takes half of this time. */
const patience = 60_000

/** Opens requests to GitHub's API about a repository. */
export function openRequests({ repository, request, disk, token }: Requesting) {
  const { api, name } = repository
  /** The host wants no request before this time, in ms since 1970. */
  let notBefore = Number(textIn(disk, pauseFile) ?? 0)
  /** The token that the host has refused last, as unknown or expired. */
  let refused: string | undefined
  const isSignedIn = () => token() !== undefined && token() !== refused

  async function ask<Answer>(method: Method, path: string, given?: { body?: unknown }): Promise<Answer>
  async function ask<Answer = unknown>(
    method: Method,
    path: string,
    given: { body?: unknown; unless: number },
  ): Promise<Answer | undefined>
  /**
   * The host's answer; undefined for the status `unless`.
   *
   * @throws a Refusal in words for any other failure, without a token, and before the host wants the next request
   */
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
        authorization: `Bearer ${key.split(' ')[0]}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // GitHub lets browsers cache an answer for a minute. A renamed repository redirects: that counts as not found.
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
    if (isLimited(response, message)) {
      notBefore = Date.now() + 1000 * secondsIn(response.headers)
      await disk.write(pauseFile, String(notBefore))
      throw new Refusal(409, waitOf(notBefore))
    }
    const sentence = sentenceOf(response.status)
    // What the host says is in English: it is only for what no other sentence says.
    const isVague = sentence === words.refused || sentence === words.again
    throw new Refusal(
      409,
      isVague && message ? `${sentence} ${format(gitSays, { line: message })}` : sentence,
    )
  }

  function sentenceOf(status: number): string {
    if (status === 401) return words.expired
    if (status === 403) return words.forbidden
    // A redirect that is not followed has the status 0.
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

/** The seconds to wait after too many requests; a minute where the browser hides the header that says so. */
function secondsIn(headers: Headers): number {
  const [after, reset] = ['retry-after', 'x-ratelimit-reset'].map((name) => Number(headers.get(name)))
  if (after) return after
  if (!reset || headers.get('x-ratelimit-remaining') !== '0') return 60
  // The host counts by the hour; this device's clock may be behind.
  return Math.min(3600, Math.max(1, reset - Date.now() / 1000))
}

function waitOf(until: number): string {
  return format(words.wait, { count: Math.ceil((until - Date.now()) / 60_000) })
}
