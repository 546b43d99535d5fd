/** For tests: a fake of GitHub's REST API, with the objects and branches of a real bare repository. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Changes, commitOf } from '../../git/testing/others.ts'
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

const author = ['AUTHOR', 'COMMITTER'].flatMap((who) => [
  [`GIT_${who}_NAME`, 'Redaktorja'],
  [`GIT_${who}_EMAIL`, 'redaktorja@example.org'],
])

/** A repository `shoqata/faqja` at the fake, with a first commit of these files; the caller closes it. */
export function openFakeGithub(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = mkdtempSync(join(tmpdir(), 'github-'))
  const tokens = new Map<string, Permissions>()
  const pulls: Pull[] = []
  const settings = { ...firstSettings }
  const log: (Asked & { status: number })[] = []
  let fault: (asked: Asked, count: number) => Fault | undefined = () => undefined

  const heads = join(folder, 'refs/heads')
  const objects = new Map<string, Buffer>()
  // Each request takes one second, so that equal commits get different ids; the same requests from the same state get
  // the same ids.
  let begun = Math.floor(Date.now() / 1000)
  let seconds = 0

  const run = (args: readonly string[], input: string | Uint8Array = '', index = ''): Buffer =>
    execFileSync('git', args, {
      cwd: folder,
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 2 ** 28,
      env: {
        PATH: process.env.PATH,
        HOME: '/nonexistent',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_AUTHOR_DATE: `${begun + seconds} +0000`,
        GIT_COMMITTER_DATE: `${begun + seconds} +0000`,
        ...Object.fromEntries(author),
        ...(index && { GIT_INDEX_FILE: index }),
      },
    })
  const git = (...args: string[]) => run(args).toString().trim()

  function once(question: readonly unknown[], ask: () => Buffer): Buffer {
    const key = question.join('\0')
    const answer = objects.get(key) ?? ask()
    if (!answer.toString().endsWith(' missing\n')) objects.set(key, answer)
    return answer
  }
  /** Git's output for objects named by their ids. A command runs once: objects never change, and a process is slow. */
  function ofObjects(args: readonly string[], input: string | Uint8Array = ''): Buffer {
    return once([...args, Buffer.from(input).toString('latin1')], () => run(args, input))
  }
  /** The id of a tree that has the tree `base` and changes over it, each change a line of an index. */
  function treeOf(base: string, lines: readonly string[]): string {
    const make = () => {
      const index = join(folder, 'index-of-tree')
      rmSync(index, { force: true })
      run(['read-tree', base], '', index)
      run(['update-index', '-z', '--index-info'], lines.map((line) => `${line}\0`).join(''), index)
      return run(['write-tree'], '', index)
    }
    return once(['tree', base, ...lines], make)
      .toString()
      .trim()
  }
  function storeCommit(tree: string, parents: readonly string[], message: string): string {
    const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent])]
    return once([seconds, ...args, message], () => run(args, message))
      .toString()
      .trim()
  }
  /** The branches with the ids of their commits, from the files in which Git keeps them: that starts no process. */
  function branches(): Map<string, string> {
    const entries = readdirSync(heads, { withFileTypes: true }).filter((entry) => entry.isFile())
    return new Map(
      entries.map(({ name }) => [name, readFileSync(join(heads, name), 'latin1').trim()] as const),
    )
  }
  const tipOf = (branch: string) => branches().get(branch)
  function setTip(branch: string, id: string | undefined): void {
    if (id === undefined) rmSync(join(heads, branch), { force: true })
    else writeFileSync(join(heads, branch), `${id}\n`)
  }
  const repository = { git, ofObjects, treeOf, commitOf: storeCommit, tipOf, setTip, pulls, settings }

  /** Commits files to a branch as somebody else does; undefined removes a file. */
  function commit(changes: Changes, branch = 'main'): string {
    const given = { branch, isFirst: tipOf(branch) === undefined, seconds: begun + seconds }
    run(['fast-import', '--quiet'], commitOf(changes, given))
    return tipOf(branch) ?? ''
  }

  /** Sets the branches back to an earlier state, and the clock to its start. */
  function point(before: ReadonlyMap<string, string>): void {
    for (const name of branches().keys()) setTip(name, undefined)
    for (const [name, id] of before) setTip(name, id)
    seconds = 0
  }
  /** Clears the log, and sets the function that gives each request's fault, by the number of requests before it. */
  function setFaults(next: (asked: Asked, count: number) => Fault | undefined): void {
    log.length = 0
    fault = next
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

  run(['init', '-q', '--bare', '-b', 'main', '.'])
  commit(files)
  const first = branches()
  reset()

  /** Carries a request out, unless a fault prevents it; undefined where the connection breaks. */
  function carryOut(asked: Asked): FakeResponse | undefined {
    seconds++
    const befallen = fault(asked, log.length)
    const answer = (): FakeResponse => {
      const allowed = tokens.get(asked.token ?? '')
      if (!allowed || allowed.isExpired) return problem(401, 'Bad credentials')
      return answerTo(repository, asked, allowed)
    }
    const given = befallen === undefined || befallen === 'unanswered' ? answer() : befallen
    if (given === 'unsent') {
      log.push({ ...asked, status: 0 })
      return undefined
    }
    log.push({ ...asked, status: given.status })
    return befallen === 'unanswered' ? undefined : given
  }

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

  return {
    git,
    ofObjects,
    commit,
    request,
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
      const main = tipOf('main') ?? ''
      const { status, stdout } = spawnSync('git', ['merge-tree', '--write-tree', 'main', pull.head.ref], {
        cwd: folder,
      })
      if (status !== 0) return
      const tree = stdout.toString().trim()
      setTip('main', storeCommit(tree, [main], pull.title))
      setTip(pull.head.ref, undefined)
      Object.assign(pull, { state: 'closed', merged_at: new Date().toISOString() })
    },
    /** The text of a file on a branch. */
    textOf: (path: string, branch = 'main') => run(['cat-file', 'blob', `${branch}:${path}`]).toString(),
    /** Serves the fake at an address that pages of any origin may request. */
    async serve() {
      const server = createServer((incoming, response) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () => {
          if (incoming.method === 'OPTIONS') return response.writeHead(204, cors).end()
          const { method = '', url = '', headers } = incoming
          const answer = carryOut(
            askedOf(method, url, headers.authorization, Buffer.concat(chunks).toString()),
          )
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
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type FakeGithub = ReturnType<typeof openFakeGithub>

/** A token that may do all that the studio asks for. */
export const token = 'github_pat_11AAAAAAA0studio'

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
