/** For tests: a stub of GitHub's REST API, with the objects and branches of a real bare repository. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openBareRepository } from './bare-repository.ts'
import {
  type Asked,
  answerTo,
  cors,
  type FakeResponse,
  firstSettings,
  type Permissions,
  type Pull,
  problem,
} from './github-answers.ts'

/** A fault of a request: its connection breaks before or after the request is carried out, or another answer comes. */
export type Fault = 'unsent' | 'unanswered' | FakeResponse

/** A repository `shoqata/faqja` at the stub, with a first commit of these files; the caller closes it. */
export function openFakeGithub(files: Readonly<Record<string, string | Uint8Array>>) {
  const tokens = new Map<string, Permissions>()
  const pulls: Pull[] = []
  const settings = { ...firstSettings }
  // Each request takes one second, so that equal commits get different ids; the same requests from the same state get
  // the same ids.
  let begun = Math.floor(Date.now() / 1000)
  let seconds = 0
  const { close, squash, textOf, ...bare } = openBareRepository(() => begun + seconds)
  const { git, ofObjects, treeOf, storeCommit, branches, tipOf, setTip, commit } = bare
  const repository = { git, ofObjects, treeOf, commitOf: storeCommit, tipOf, setTip, pulls, settings }

  const { log, setFaults, carryOut } = createTraffic((asked) => {
    const allowed = tokens.get(asked.token ?? '')
    if (!allowed || allowed.isExpired) return problem(401, 'Bad credentials')
    return answerTo(repository, asked, allowed)
  })
  const carryOutInOneSecond: CarryOut = (asked) => {
    seconds++
    return carryOut(asked)
  }

  /** Sets the branches back to an earlier state, and the clock to its start. */
  function point(before: ReadonlyMap<string, string>): void {
    for (const name of branches().keys()) setTip(name, undefined)
    for (const [name, id] of before) setTip(name, id)
    seconds = 0
  }
  /** Sets all back to the state with the first commit. */
  function reset(): void {
    begun = Math.floor(Date.now() / 1000)
    point(first)
    setFaults(() => undefined)
    pulls.length = 0
    Object.assign(settings, firstSettings)
    tokens.clear()
    tokens.set(token, { contents: 'write', pulls: 'write' })
  }

  commit(files)
  const first = branches()
  reset()

  return {
    git,
    ofObjects,
    commit,
    request: requestTo(carryOutInOneSecond),
    branches,
    tokens,
    pulls,
    settings,
    log,
    setFaults,
    point,
    reset,
    /** Merges a proposal as one commit, as the button of its page does; a proposal with a conflict stays open. */
    squash(pull: Pull) {
      if (!squash(pull.head.ref, pull.title)) return
      Object.assign(pull, { state: 'closed', merged_at: new Date().toISOString() })
    },
    textOf,
    serve: () => serve(carryOutInOneSecond),
    close,
  }
}

export type FakeGithub = ReturnType<typeof openFakeGithub>

/** A token that may do all that the studio asks for. */
export const token = 'github_pat_11AAAAAAA0studio'

type CarryOut = (asked: Asked) => FakeResponse | undefined

/** The log of the requests, and their faults. */
function createTraffic(answer: (asked: Asked) => FakeResponse) {
  const log: (Asked & { status: number })[] = []
  let fault: (asked: Asked, count: number) => Fault | undefined = () => undefined

  /** Clears the log, and sets the function that gives each request's fault, by the number of requests before it. */
  function setFaults(next: (asked: Asked, count: number) => Fault | undefined): void {
    log.length = 0
    fault = next
  }
  /** Carries a request out, unless a fault prevents it; undefined where the connection breaks. */
  function carryOut(asked: Asked): FakeResponse | undefined {
    const befallen = fault(asked, log.length)
    const given = befallen === undefined || befallen === 'unanswered' ? answer(asked) : befallen
    if (given === 'unsent') {
      log.push({ ...asked, status: 0 })
      return undefined
    }
    log.push({ ...asked, status: given.status })
    return befallen === 'unanswered' ? undefined : given
  }
  return { log, setFaults, carryOut }
}

/** A `fetch` whose requests the stub carries out. */
function requestTo(carryOut: CarryOut): typeof fetch {
  const request: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers)
    const { origin, pathname, search } = new URL(String(input))
    const answer = carryOut(
      askedOf(init.method ?? 'GET', pathname + search, headers.get('authorization'), init.body),
    )
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const { location } = answer.headers ?? {}
    if (location !== undefined)
      // As an opaque redirect, this response has the status 0.
      return init.redirect === 'manual' ? Response.error() : await request(origin + location, init)
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers: answer.headers ?? {} })
  }
  return request
}

/** Serves the stub at an address that pages of any origin may request. */
async function serve(carryOut: CarryOut) {
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      if (incoming.method === 'OPTIONS') return response.writeHead(204, cors).end()
      const { method = '', url = '', headers } = incoming
      const answer = carryOut(askedOf(method, url, headers.authorization, Buffer.concat(chunks).toString()))
      if (answer === undefined) {
        // The connection breaks in the middle of the answer: without any answer, browsers repeat a request.
        response.writeHead(200, { ...cors, 'content-length': '100' }).write('{')
        return setTimeout(() => incoming.socket.destroy(), 50)
      }
      const type = { 'content-type': 'application/json; charset=utf-8' }
      response
        .writeHead(answer.status, { ...cors, ...type, ...answer.headers })
        .end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

function askedOf(
  method: string,
  path: string,
  authorization: string | null | undefined,
  body: unknown,
): Asked {
  const [, bearer] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? []
  return {
    method,
    path,
    token: bearer,
    body: typeof body === 'string' && body !== '' ? JSON.parse(body) : {},
  }
}
