import { fromBase64, toBase64 } from '../../../util/base64.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/github.json'
import type { Commit, Host, Progress, Proposal, ProposedFiles, Tree } from './host.ts'
import { type FoundRepository, faultOf } from './refusals.ts'
import { openRequests, type Requesting } from './requests.ts'

export const githubApi = 'https://api.github.com'

/** A repository at GitHub, by its REST API. */
export function openGitHub(options: Requesting): Host {
  const { name, branch } = options.repository
  const [owner = '', project = ''] = name.split('/')
  const { ask, isSignedIn } = openRequests(options)
  /** The files that were read, by their ids. */
  const blobs = new Map<string, Uint8Array>()

  /** The commit that a branch is at; undefined where there is no such branch. */
  async function tipOf(name: string): Promise<string | undefined> {
    const found = await ask<{ object: { sha: string } }>('GET', `git/ref/heads/${name}`, { unless: 404 })
    return found?.object.sha
  }

  async function newestPull(of: string, state: 'open' | 'all'): Promise<Pull | undefined> {
    const query = new URLSearchParams({ head: `${owner}:${of}`, base: branch, state, per_page: '1' })
    const [pull] = await ask<Pull[]>('GET', `pulls?${query}`)
    return pull
  }

  /** Uploads the files and commits them: on the open proposal's branch, if nobody has moved it, or else on the head. */
  async function commit(proposal: Proposal): Promise<Progress> {
    const { head, tree: there, files, title, text, keep, onSend } = proposal
    let at = proposal.progress
    const known = new Set([...[...there.values()].map(({ id }) => id), ...at.given])
    const missing = new Map(
      [...files.values()].flatMap(({ id, bytes }) => (id && bytes ? [[id, bytes]] : [])),
    )
    for (const id of known) missing.delete(id)
    for (const [index, [id, bytes]] of [...missing].entries()) {
      onSend({ done: index, count: missing.size })
      await ask('POST', 'git/blobs', { body: { content: toBase64(bytes), encoding: 'base64' } })
      at = { ...at, given: [...at.given, id] }
      await keep(at)
    }
    const entries = [...files].map(([path, { id: sha = null }]) => {
      return { path, mode: there.get(path)?.mode ?? '100644', type: 'blob', sha }
    })
    const body = { base_tree: head.tree, tree: entries }
    const tree = await ask<Sha>('POST', 'git/trees', { body, unless: 422 })
    if (tree === undefined) {
      // After some time the host deletes files that no commit has: the next call uploads all of them again.
      await keep({ ...at, given: [] })
      throw new Refusal(409, words.again)
    }
    const left = at.branch
    const isAsLeft = left !== undefined && (await tipOf(left.name)) === left.id
    const parents = !isAsLeft ? [head.commit] : left.base === head.commit ? [left.id] : [left.id, head.commit]
    const { sha: id } = await ask<Sha>('POST', 'git/commits', {
      body: { message: `${title}\n\n${text}`, tree: tree.sha, parents },
    })
    const commit = { id, base: head.commit, files: idsOf(files) }
    return { given: [], commit, ...(isAsLeft && { branch: left }) }
  }

  /** Moves the branch `waiting` to a commit; without such a branch, or where the host refuses, makes a new branch. */
  async function push(commit: Commit, waiting: string | undefined) {
    const { id } = commit
    if (waiting !== undefined) {
      const body = { sha: id, force: false }
      const moved = await ask('PATCH', `git/refs/heads/${waiting}`, { body, unless: 422 })
      if (moved || (await tipOf(waiting)) === id) return { name: waiting, ...commit }
    }
    const today = `studio-${new Date().toLocaleDateString('sv')}`
    let name = today
    for (let count = 2; ; count++) {
      const made = await ask('POST', 'git/refs', {
        body: { ref: `refs/heads/${name}`, sha: id },
        unless: 422,
      })
      const tip = made ? id : await tipOf(name)
      if (tip === id) return { name, ...commit }
      if (tip === undefined) throw new Refusal(409, words.refused)
      name = `${today}-${count}`
    }
  }

  return {
    repository: name,
    tokenPage: tokenPageOf(owner, project),
    isSignedIn,
    async account() {
      const fault = faultOf(await ask<FoundRepository>('GET', ''), name)
      if (fault !== undefined) throw new Refusal(409, fault)
      const { login } = await ask<{ login: string }>('GET', '/user')
      return { login }
    },
    async head() {
      const { commit } = await ask<Branch>('GET', `branches/${branch}`)
      const { tree, committer } = commit.commit
      return { commit: commit.sha, tree: tree.sha, at: new Date(committer?.date ?? 0) }
    },
    async files(head): Promise<Tree> {
      const { tree, truncated } = await ask<Listing>('GET', `git/trees/${head.tree}?recursive=1`)
      if (truncated) throw new Refusal(409, words.tooLarge)
      const files = tree.filter(({ type }) => type === 'blob')
      return new Map(files.map(({ path, sha: id, mode }) => [path, { id, mode }]))
    },
    async read(id) {
      const known = blobs.get(id)
      if (known) return known
      const { content } = await ask<{ content: string }>('GET', `git/blobs/${id}`)
      const bytes = fromBase64(content)
      blobs.set(id, bytes)
      return bytes
    },
    async commits(path) {
      const query = new URLSearchParams({ path, sha: branch, per_page: '100' })
      const commits = await ask<Listed[]>('GET', `commits?${query}`)
      return commits.map(({ sha: id, commit: { author, message } }) => {
        const [line = ''] = message.split('\n')
        return { id, author: author?.name ?? '', at: new Date(author?.date ?? 0), message: line }
      })
    },
    async readAt(commit, file) {
      const path = `contents/${encodeURI(file)}?ref=${commit}`
      const found = await ask<{ content: string }>('GET', path, { unless: 404 })
      return found && fromBase64(found.content)
    },
    async proposalOf(branch) {
      const pull = await newestPull(branch, 'all')
      return pull && { state: pull.merged_at !== null ? 'merged' : pull.state, address: pull.html_url }
    },
    async propose(proposal) {
      const { files, title, text } = proposal
      let at = proposal.progress
      const keep = async (next: Progress) => {
        at = next
        await proposal.keep(next)
      }
      if (JSON.stringify(at.commit?.files) !== JSON.stringify(idsOf(files)))
        await keep(await commit(proposal))
      if (at.commit && at.branch?.id !== at.commit.id)
        await keep({ ...at, branch: await push(at.commit, at.branch?.name) })
      const { name: head = '' } = at.branch ?? {}
      if (at.address === undefined) {
        const pull =
          (await newestPull(head, 'open')) ??
          (await ask<Pull>('POST', 'pulls', { body: { title, body: text, head, base: branch } }))
        await keep({ ...at, address: pull.html_url })
      }
      return { branch: head, address: at.address ?? '' }
    },
    async withdraw(branch) {
      const pull = await newestPull(branch, 'open')
      if (pull) await ask('PATCH', `pulls/${pull.number}`, { body: { state: 'closed' } })
      return pull !== undefined
    },
  }
}

// The parts of GitHub's answers that are read here.
type Sha = { sha: string }
type Branch = { commit: { sha: string; commit: { tree: Sha; committer: { date?: string } | null } } }
type Listed = { sha: string; commit: { author: { name?: string; date?: string } | null; message: string } }
type Listing = { tree: { path: string; mode: string; type: string; sha: string }[]; truncated: boolean }
type Pull = { number: number; html_url: string; state: 'open' | 'closed'; merged_at: string | null }

function idsOf(files: Proposal['files']): ProposedFiles {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([path, { id = null }]) => [path, id]))
}

/** The address of GitHub's page for a new token, filled in but for the repository: no address can choose that. */
function tokenPageOf(owner: string, project: string): string {
  const query = new URLSearchParams({
    name: `studio ${project}`.slice(0, 40),
    description: `${owner}/${project}`,
    target_name: owner,
    expires_in: '90',
    contents: 'write',
    pull_requests: 'write',
  })
  return `https://github.com/settings/personal-access-tokens/new?${query}`
}
