/** For tests: a stand-in of GitHub's REST API, with the objects and branches of a real bare repository. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Answer,
  type Asked,
  answerTo,
  cors,
  type Permissions,
  type Pull,
  problem,
} from './github-answers.ts'

/** What may befall a request: its line is lost before or after it is carried out, or another answer comes in its place. */
export type Fault = 'unsent' | 'unanswered' | Answer

const author = ['AUTHOR', 'COMMITTER'].flatMap((who) => [
  [`GIT_${who}_NAME`, 'Redaktorja'],
  [`GIT_${who}_EMAIL`, 'redaktorja@example.org'],
])

/** A repository `shoqata/faqja` at the stand-in, with a first commit of these files; whoever asks for it closes it. */
export function openStandIn(files: Readonly<Record<string, string | Uint8Array>>) {
  const folder = mkdtempSync(join(tmpdir(), 'github-'))
  const tokens = new Map<string, Permissions>([[token, { contents: 'write', pulls: 'write' }]])
  const pulls: Pull[] = []
  const log: (Asked & { status: number })[] = []
  let fault: (asked: Asked, count: number) => Fault | undefined = () => undefined

  const branches = new Map<string, string>()
  const objects = new Map<string, Buffer>()

  const run = (args: readonly string[], input: string | Uint8Array = '', index = ''): Buffer => {
    if (args[0] === 'update-ref') branches.clear()
    return execFileSync('git', args, {
      ...{ cwd: folder, input, stdio: ['pipe', 'pipe', 'pipe'], maxBuffer: 2 ** 28 },
      env: {
        ...{ PATH: process.env.PATH, HOME: '/nonexistent', GIT_CONFIG_NOSYSTEM: '1' },
        ...Object.fromEntries(author),
        ...(index && { GIT_INDEX_FILE: index }),
      },
    })
  }
  const git = (...args: string[]) => run(args).toString().trim()

  /** What Git says of objects that are named by their ids: it is asked once, because they never change and each question starts a process. */
  function ofObjects(args: readonly string[], input: string | Uint8Array = ''): Buffer {
    const question = [...args, Buffer.from(input).toString('latin1')].join('\0')
    const answer = objects.get(question) ?? run(args, input)
    if (!answer.toString().endsWith(' missing\n')) objects.set(question, answer)
    return answer
  }
  /** The commit of a branch; asked again once any branch has moved. */
  function tipOf(branch: string): string | undefined {
    const tip = branches.get(branch) ?? git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`)
    branches.set(branch, tip)
    return tip || undefined
  }
  const repository = { run, git, ofObjects, tipOf, pulls, index: join(folder, 'index-of-request') }

  /** Commits files to a branch as somebody else does; undefined removes one. */
  function commit(
    changes: Readonly<Record<string, string | Uint8Array | undefined>>,
    branch = 'main',
  ): string {
    const index = join(folder, 'index-of-commit')
    const ref = `refs/heads/${branch}`
    const parent = tipOf(branch)
    rmSync(index, { force: true })
    if (parent) run(['read-tree', parent], '', index)
    const lines = Object.entries(changes).map(([path, data]) => {
      if (data === undefined) return `0 ${'0'.repeat(40)}\t${path}\0`
      return `100644 ${ofObjects(['hash-object', '-w', '--stdin'], data).toString().trim()}\t${path}\0`
    })
    run(['update-index', '-z', '--index-info'], lines.join(''), index)
    const tree = run(['write-tree'], '', index).toString().trim()
    const made = run(['commit-tree', tree, ...(parent ? ['-p', parent] : [])], 'Others\n')
      .toString()
      .trim()
    git('update-ref', ref, made)
    return made
  }

  run(['init', '-q', '--bare', '-b', 'main', '.'])
  commit(files)

  /** Carries a request out, unless something befalls it; undefined where its line is lost. */
  function carryOut(asked: Asked): Answer | undefined {
    const befallen = fault(asked, log.length)
    const answer = (): Answer => {
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
    const { pathname, search } = new URL(String(input))
    const answer = carryOut(
      askedOf(init.method ?? 'GET', pathname + search, headers.get('authorization'), init.body),
    )
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer.body), { status: answer.status, headers: answer.headers ?? {} })
  }

  return {
    ...{ git, commit, request, tokens, pulls, log },
    /** Has something befall each request that is named by its count from now on. */
    befall(next: (asked: Asked, count: number) => Fault | undefined) {
      log.length = 0
      fault = next
    },
    /** Has branches be what `git for-each-ref` said of them, in place of what it says. */
    point(branches: string, instead: string) {
      const gone = instead.replaceAll(/^(\S+) .*$/gm, 'delete $1')
      const there = branches.replaceAll(/^/gm, 'create ')
      for (const lines of [gone, there]) run(['update-ref', '--stdin'], `${lines}\n`)
    },
    /** Merges a proposal in one commit, as the button of its page does; one that others stand against stays. */
    squash(pull: Pull) {
      const main = git('rev-parse', 'main')
      const { status, stdout } = spawnSync('git', ['merge-tree', '--write-tree', 'main', pull.head.ref], {
        cwd: folder,
      })
      if (status !== 0) return
      const tree = stdout.toString().trim()
      git('update-ref', 'refs/heads/main', git('commit-tree', tree, '-p', main, '-m', pull.title))
      git('update-ref', '-d', `refs/heads/${pull.head.ref}`)
      Object.assign(pull, { state: 'closed', merged_at: new Date().toISOString() })
    },
    /** The text of a file on a branch. */
    textOf: (path: string, branch = 'main') => run(['cat-file', 'blob', `${branch}:${path}`]).toString(),
    /** The stand-in at an address, to which browsers may speak from any other. */
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
            // In the middle of an answer: a browser repeats by itself what was not answered at all.
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

export type StandIn = ReturnType<typeof openStandIn>

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
