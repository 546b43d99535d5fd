/** For tests: what the fake of GitHub answers, and what it refuses as GitHub does. */

/** What a token is allowed. */
export type Permissions = {
  contents?: 'read' | 'write'
  pulls?: 'write'
  isExpired?: boolean
  /** Whether the token's account may only read the repository. */
  isReader?: boolean
}

export type Asked = { method: string; path: string; body: Record<string, unknown>; token: string | undefined }

export type FakeResponse = { status: number; body: unknown; headers?: Record<string, string> }

export type Pull = {
  number: number
  state: 'open' | 'closed'
  merged_at: string | null
  title: string
  body: string
  html_url: string
  head: { ref: string; sha: string; label: string }
  base: { ref: string; sha: string; label: string }
}

export type Repository = {
  git(...args: string[]): string
  ofObjects(args: readonly string[], input?: string | Uint8Array): Buffer
  treeOf(base: string, lines: readonly string[]): string
  commitOf(tree: string, parents: readonly string[], message: string): string
  tipOf(branch: string): string | undefined
  setTip(branch: string, id: string): void
  pulls: Pull[]
  settings: Settings
}

/** What a maintainer changes on the page of a repository. */
export type Settings = {
  /** The present name; under its first name the repository is redirected. */
  name: string
  /** The default branch; the branch `main` is redirected to it. */
  branch: string
  isArchived: boolean
}

/** The settings of a new repository. */
export const firstSettings: Settings = { name: 'shoqata/faqja', branch: 'main', isArchived: false }

/** GitHub's CORS headers: a browser hides all other headers of a response from a page. */
export const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, If-Unmodified-Since, X-Requested-With',
  'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE',
  'access-control-expose-headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO',
  'access-control-max-age': '86400',
}

const owner = 'shoqata'
const api = `https://api.github.com/repos/${owner}/faqja`
const page = `https://github.com/${owner}/faqja`

export function problem(status: number, message: string, more: Record<string, unknown> = {}): FakeResponse {
  const common = { message, ...more, documentation_url: 'https://docs.github.com/rest' }
  const body = status === 422 ? common : { ...common, status: String(status) }
  return { status, body }
}

/** The answer to a request whose token has the permissions `may`. */
export function answerTo(at: Repository, asked: Asked, may: Permissions): FakeResponse {
  const { method, path } = asked
  const { settings } = at
  const { pathname, search, searchParams } = new URL(path, 'https://api.github.com')
  if (pathname === '/user') return { status: 200, body: { login: 'redaktorja', name: 'Redaktorja' } }
  const [, named, rest = ''] =
    /^\/(?:repos\/([^/]+\/[^/]+)|repositories\/1)(?:\/(.+))?$/.exec(decodeURIComponent(pathname)) ?? []
  const isKnown = [undefined, firstSettings.name, settings.name].includes(named) && pathname !== '/'
  if (!isKnown || may.contents === undefined) return problem(404, 'Not Found')
  if (named !== undefined && named !== settings.name)
    return redirected(method, `${rest && '/'}${rest}${search}`)
  if (rest === 'branches/main' && settings.branch !== 'main')
    return redirected(method, `/branches/${settings.branch}`)
  if (rest === '') return { status: 200, body: repositoryOf(settings, may) }
  const isPull = /^pulls\b/.test(rest)
  const isWrite = !['GET', 'HEAD'].includes(method)
  const isAllowed = !isWrite || (!may.isReader && (isPull ? may.pulls === 'write' : may.contents === 'write'))
  if (!isAllowed) return problem(403, 'Resource not accessible by personal access token')
  if (isWrite && settings.isArchived) return problem(403, 'Repository was archived so is read-only.')
  const [, name = ''] =
    /^(?:branches|contents|pulls|git\/trees|git\/blobs|git\/commits|git\/ref\/heads|git\/refs\/heads)\/(.+)$/.exec(
      rest,
    ) ?? []
  const kind = name === '' ? rest : rest.slice(0, -name.length - 1)
  const answer = answers[`${method} ${kind}`]
  return answer?.({ at, name, query: searchParams, body: asked.body }) ?? problem(404, 'Not Found')
}

/** The answer of a repository or a branch that was renamed: its address by number. */
function redirected(method: string, rest: string): FakeResponse {
  const location = `/repositories/1${rest}`
  const { body } = problem(0, 'Moved Permanently', { url: `https://api.github.com${location}` })
  return { status: method === 'GET' ? 301 : 307, body, headers: { location } }
}

function repositoryOf({ name, branch, isArchived }: Settings, { isReader = false }: Permissions) {
  return {
    id: 1,
    full_name: name,
    default_branch: branch,
    archived: isArchived,
    permissions: { admin: false, maintain: false, push: !isReader, triage: !isReader, pull: true },
  }
}

type Given = { at: Repository; name: string; query: URLSearchParams; body: Record<string, unknown> }

const answers: Readonly<Record<string, (given: Given) => FakeResponse>> = {
  'GET branches': ({ at, name }) => {
    const sha = at.tipOf(name)
    if (sha === undefined) return problem(404, 'Branch not found')
    return {
      status: 200,
      body: {
        name,
        commit: { sha, commit: commitOf(at, sha), url: `${api}/commits/${sha}` },
        protected: true,
      },
    }
  },
  'GET git/trees': ({ at, name, query }) => {
    if (typeOf(at, name) !== 'tree') return problem(404, 'Not Found')
    const recursive = query.has('recursive') ? ['-r'] : []
    const lines = at
      .ofObjects(['ls-tree', '-l', '-t', '-z', ...recursive, name])
      .toString()
      .split('\0')
    const tree = lines.filter(Boolean).map((line) => {
      const [, mode = '', type = '', sha = '', size = '', path = ''] =
        /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/s.exec(line) ?? []
      return {
        path,
        mode,
        type,
        sha,
        ...(type === 'blob' && { size: Number(size) }),
        url: `${api}/git/${type}s/${sha}`,
      }
    })
    return { status: 200, body: { sha: name, url: `${api}/git/trees/${name}`, tree, truncated: false } }
  },
  'GET git/blobs': ({ at, name }) => {
    if (typeOf(at, name) !== 'blob') return problem(404, 'Not Found')
    const bytes = at.ofObjects(['cat-file', 'blob', name])
    // GitHub breaks Base64 into lines of 60 characters.
    const content = bytes.toString('base64').replaceAll(/.{60}/g, (line) => `${line}\n`)
    const common = { sha: name, node_id: `B_${name}`, size: bytes.length, url: `${api}/git/blobs/${name}` }
    return { status: 200, body: { ...common, content, encoding: 'base64' } }
  },
  'HEAD git/blobs': ({ at, name }) => {
    return typeOf(at, name) === 'blob' ? { status: 200, body: undefined } : { status: 404, body: undefined }
  },
  'POST git/blobs': ({ at, body }) => {
    const { content, encoding = 'utf-8' } = body
    if (typeof content !== 'string') return problem(422, 'Invalid request.\n\n"content" wasn\'t supplied.')
    const bytes = Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')
    const sha = at.ofObjects(['hash-object', '-w', '--stdin'], bytes).toString().trim()
    return { status: 201, body: { sha, url: `${api}/git/blobs/${sha}` } }
  },
  'POST git/trees': ({ at, body }) => {
    const { base_tree: base, tree } = body as {
      base_tree: string
      tree: { path: string; mode: string; sha: string | null }[]
    }
    if (typeOf(at, base) !== 'tree') return problem(422, 'base_tree is not a valid tree oid')
    if (tree.some(({ path }) => /^\/|\/\/|(^|\/)(\.\.?|\.git)(\/|$)/.test(path)))
      return problem(422, 'tree.path contains a malformed path component')
    const isThere = (path: string) => at.ofObjects(['ls-tree', base, '--', path]).length > 0
    if (tree.some(({ path, sha }) => (sha === null ? !isThere(path) : typeOf(at, sha) !== 'blob')))
      return problem(422, 'GitRPC::BadObjectState')
    const lines = tree.map(({ path, mode, sha }) =>
      sha === null ? `0 ${'0'.repeat(40)}\t${path}` : `${mode} ${sha}\t${path}`,
    )
    const sha = at.treeOf(base, lines)
    return { status: 201, body: { sha, url: `${api}/git/trees/${sha}`, tree: [], truncated: false } }
  },
  'POST git/commits': ({ at, body }) => {
    const { message, tree, parents } = body as { message: string; tree: string; parents: string[] }
    if (typeOf(at, tree) !== 'tree') return problem(422, 'Tree SHA does not exist')
    if (parents.some((parent) => typeOf(at, parent) !== 'commit'))
      return problem(422, 'Parent SHA does not exist or is not a commit object')
    const sha = at.commitOf(tree, parents, message)
    return {
      status: 201,
      body: { sha, node_id: `C_${sha}`, url: `${api}/git/commits/${sha}`, ...commitOf(at, sha) },
    }
  },
  'GET git/commits': ({ at, name }) => {
    if (typeOf(at, name) !== 'commit') return problem(404, 'Not Found')
    return { status: 200, body: { sha: name, node_id: `C_${name}`, ...commitOf(at, name) } }
  },
  'GET commits': ({ at, query }) => {
    const [path = '', branch = ''] = ['path', 'sha'].map((key) => query.get(key) ?? '')
    const ids = at.git('log', '--format=%H', '-n', query.get('per_page') ?? '30', branch, '--', path)
    const commits = ids.split('\n').filter(Boolean)
    return {
      status: 200,
      body: commits.map((sha) => ({ sha, commit: commitOf(at, sha), url: `${api}/commits/${sha}` })),
    }
  },
  'GET contents': ({ at, name: path, query }) => {
    const ref = query.get('ref') ?? 'main'
    if (typeOf(at, ref) !== 'commit') return problem(404, `No commit found for the ref ${ref}`)
    const [, , sha] = at.git('ls-tree', ref, '--', path).split(/\s/)
    if (sha === undefined) return problem(404, 'Not Found')
    const bytes = at.ofObjects(['cat-file', 'blob', sha])
    const content = bytes.toString('base64').replaceAll(/.{60}/g, (line) => `${line}\n`)
    return { status: 200, body: { type: 'file', path, sha, size: bytes.length, content, encoding: 'base64' } }
  },
  'GET git/ref/heads': ({ at, name }) => {
    const sha = at.tipOf(name)
    return sha === undefined ? problem(404, 'Not Found') : { status: 200, body: refOf(name, sha) }
  },
  'POST git/refs': ({ at, body }) => {
    const [, name = ''] = /^refs\/heads\/(.+)$/.exec(String(body.ref)) ?? []
    const sha = String(body.sha)
    if (name === '')
      return problem(422, 'Reference name must start with "refs/" and have at least two slashes.')
    if (typeOf(at, sha) === undefined) return problem(422, 'Object does not exist')
    if (at.tipOf(name) !== undefined) return problem(422, 'Reference already exists')
    at.setTip(name, sha)
    return { status: 201, body: refOf(name, sha) }
  },
  'PATCH git/refs/heads': ({ at, name, body }) => {
    const [sha, tip] = [String(body.sha), at.tipOf(name)]
    if (name === 'main') return problem(422, 'Changes must be made through a pull request.')
    if (tip === undefined) return problem(422, 'Reference does not exist')
    if (typeOf(at, sha) !== 'commit') return problem(422, 'Object does not exist')
    if (body.force !== true && mergeBaseOf(at, tip, sha) !== tip)
      return problem(422, 'Update is not a fast forward')
    at.setTip(name, sha)
    return { status: 200, body: refOf(name, sha) }
  },
  'GET pulls': ({ at, query }) => {
    const [state, head, base] = [query.get('state') ?? 'open', query.get('head'), query.get('base')]
    const found = at.pulls.filter((pull) => {
      const isAsked = (state === 'all' || pull.state === state) && (base === null || pull.base.ref === base)
      return isAsked && (head === null || pull.head.label === head)
    })
    // The newest first.
    return { status: 200, body: found.toReversed().slice(0, Number(query.get('per_page') ?? 30)) }
  },
  'POST pulls': ({ at, body }) => {
    const [ref, base] = [String(body.head), String(body.base)]
    const [head, onto] = [at.tipOf(ref), at.tipOf(base)]
    const invalid = (message: string) =>
      problem(422, 'Validation Failed', { errors: [{ resource: 'PullRequest', code: 'custom', message }] })
    if (head === undefined || onto === undefined)
      return problem(422, 'Validation Failed', {
        errors: [{ resource: 'PullRequest', field: 'head', code: 'invalid' }],
      })
    if (at.pulls.some((pull) => pull.state === 'open' && pull.head.ref === ref))
      return invalid(`A pull request already exists for ${owner}:${ref}.`)
    if (mergeBaseOf(at, head, onto) === head) return invalid(`No commits between ${base} and ${ref}`)
    const number = at.pulls.length + 1
    const pull: Pull = {
      number,
      state: 'open',
      merged_at: null,
      title: String(body.title),
      body: String(body.body),
      html_url: `${page}/pull/${number}`,
      head: { ref, sha: head, label: `${owner}:${ref}` },
      base: { ref: base, sha: onto, label: `${owner}:${base}` },
    }
    at.pulls.push(pull)
    return { status: 201, body: pull }
  },
  'PATCH pulls': ({ at, name, body }) => {
    const pull = at.pulls.find(({ number }) => String(number) === name)
    if (pull === undefined) return problem(404, 'Not Found')
    if (body.state === 'closed') pull.state = 'closed'
    return { status: 200, body: pull }
  },
}

function refOf(name: string, sha: string) {
  const ref = `refs/heads/${name}`
  const object = { type: 'commit', sha, url: `${api}/git/commits/${sha}` }
  return { ref, node_id: `REF_${name}`, url: `${api}/git/${ref}`, object }
}

function commitOf({ ofObjects }: Repository, sha: string) {
  const output = ofObjects(['log', '-1', '--format=%T%x00%cI%x00%B', sha]).toString().trim()
  const [tree = '', date = '', message = ''] = output.split('\0')
  const who = { name: 'Redaktorja', email: 'redaktorja@example.org', date }
  return { author: who, committer: who, message, tree: { sha: tree, url: `${api}/git/trees/${tree}` } }
}

function mergeBaseOf({ ofObjects }: Repository, one: string, other: string): string {
  return ofObjects(['merge-base', one, other]).toString().trim()
}

function typeOf({ ofObjects }: Repository, id: string): string | undefined {
  const [, type] = /^\w+ (\w+) /.exec(ofObjects(['cat-file', '--batch-check'], `${id}\n`).toString()) ?? []
  return type
}
