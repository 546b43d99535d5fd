import { z } from 'zod'
import { fromBase64 } from '../../../util/base64.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/github.json'
import type { Host, Tree } from './host.ts'
import { openProposals } from './proposals.ts'
import { faultOf, repositorySchema } from './refusals.ts'
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
      const fault = faultOf(await ask('GET', '', repositorySchema), name)
      if (fault !== undefined) throw new Refusal(409, fault)
      const { login } = await ask('GET', '/user', userSchema)
      return { login }
    },
    async head() {
      const { commit } = await ask('GET', `branches/${branch}`, branchSchema)
      const { tree, committer } = commit.commit
      return { commit: commit.sha, tree: tree.sha, at: new Date(committer?.date ?? 0) }
    },
    async files(head): Promise<Tree> {
      const { tree, truncated } = await ask('GET', `git/trees/${head.tree}?recursive=1`, listingSchema)
      if (truncated) throw new Refusal(409, words.tooLarge)
      const files = tree.filter(({ type }) => type === 'blob')
      return new Map(files.map(({ path, sha: id, mode }) => [path, { id, mode }]))
    },
    async read(id) {
      const cached = blobs.get(id)
      if (cached) return cached
      const { content } = await ask('GET', `git/blobs/${id}`, fileSchema)
      const bytes = fromBase64(content)
      blobs.set(id, bytes)
      return bytes
    },
    async commits(path) {
      const query = new URLSearchParams({ path, sha: branch, per_page: '100' })
      const commits = await ask('GET', `commits?${query}`, commitsSchema)
      return commits.map(({ sha: id, commit: { author, message } }) => {
        const [line = ''] = message.split('\n')
        return { id, author: author?.name ?? '', at: new Date(author?.date ?? 0), message: line }
      })
    },
    async readAt(commit, file) {
      const path = `contents/${encodeURI(file)}?ref=${commit}`
      const found = await ask('GET', path, fileSchema, { unless: 404 })
      return found && fromBase64(found.content)
    },
    ...openProposals({ ask, has, repository: options.repository }),
  }
}

// The parts of GitHub's answers that are read here.
const personSchema = z.object({ name: z.string().nullish(), date: z.string().nullish() }).nullable()
const userSchema = z.object({ login: z.string() })
const fileSchema = z.object({ content: z.string() })
const branchSchema = z.object({
  commit: z.object({
    sha: z.string(),
    commit: z.object({ tree: z.object({ sha: z.string() }), committer: personSchema }),
  }),
})
const commitsSchema = z.array(
  z.object({ sha: z.string(), commit: z.object({ author: personSchema, message: z.string() }) }),
)
const listingSchema = z.object({
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.string(), sha: z.string() })),
  truncated: z.boolean(),
})

/** The address of GitHub's page for a new token, with the form filled in. An address cannot select the repository. */
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
