import { fromBase64 } from '../../../util/base64.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/github.json'
import type { Host, Tree } from './host.ts'
import { openProposals } from './proposals.ts'
import { type FoundRepository, faultOf } from './refusals.ts'
import { openRequests, type Requesting } from './requests.ts'

export const githubApi = 'https://api.github.com'

/** A repository at GitHub, by its REST API. */
export function openGitHub(options: Requesting): Host {
  const { name, branch } = options.repository
  const [owner = '', project = ''] = name.split('/')
  const { ask, has, isSignedIn, tokenRefusal } = openRequests(options)
  /** The files that were read, by their ids. */
  const blobs = new Map<string, Uint8Array>()

  return {
    repository: name,
    tokenPage: tokenPageOf(owner, project),
    isSignedIn,
    tokenRefusal,
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
      const cached = blobs.get(id)
      if (cached) return cached
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
    ...openProposals({ ask, has, repository: options.repository }),
  }
}

// The parts of GitHub's answers that are read here.
type Sha = { sha: string }
type Branch = { commit: { sha: string; commit: { tree: Sha; committer: { date?: string } | null } } }
type Listed = { sha: string; commit: { author: { name?: string; date?: string } | null; message: string } }
type Listing = { tree: { path: string; mode: string; type: string; sha: string }[]; truncated: boolean }

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
