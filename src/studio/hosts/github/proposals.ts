import { z } from 'zod'
import { toBase64 } from '../../../util/base64.ts'
import type { ProposalBranch } from '../../core/draft.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/github.json'
import type { Host, Proposal } from './host.ts'
import type { Requesting, Requests } from './requests.ts'

type Api = Pick<Requests, 'ask' | 'has'> & Pick<Requesting, 'repository'>

/** The proposals of a repository at GitHub: its pull requests, each from a branch of its own. */
export function openProposals(api: Api): Pick<Host, 'proposalOf' | 'propose' | 'withdraw'> {
  const { ask, repository } = api
  return {
    async proposalOf(branch) {
      const pull = await newestPull(api, branch, 'all')
      return pull && { state: pull.merged_at !== null ? 'merged' : pull.state, address: pull.html_url }
    },
    async propose(proposal) {
      const tree = await writeTree(api, proposal)
      const pushed = (await pushToLeft(api, proposal, tree)) ?? (await pushToNew(api, proposal, tree))
      const { branch: head } = pushed
      const body = { title: proposal.title, body: proposal.text, head, base: repository.branch }
      const pull = (await newestPull(api, head, 'open')) ?? (await ask('POST', 'pulls', pullSchema, { body }))
      return { ...pushed, address: pull.html_url }
    },
    async withdraw(branch) {
      const pull = await newestPull(api, branch, 'open')
      if (pull) await ask('PATCH', `pulls/${pull.number}`, unread, { body: { state: 'closed' } })
      return pull !== undefined
    },
  }
}

async function newestPull(
  { ask, repository }: Api,
  of: string,
  state: 'open' | 'all',
): Promise<Pull | undefined> {
  const [owner] = repository.name.split('/')
  const query = new URLSearchParams({ head: `${owner}:${of}`, base: repository.branch, state, per_page: '1' })
  const [pull] = await ask('GET', `pulls?${query}`, z.array(pullSchema))
  return pull
}

/** The commit that a branch is at; undefined where there is no such branch. */
async function tipOf({ ask }: Api, name: string): Promise<string | undefined> {
  const found = await ask('GET', `git/ref/heads/${name}`, refSchema, { unless: 404 })
  return found?.object.sha
}

/** The tree of a commit. */
async function treeOf({ ask }: Api, commit: string): Promise<string> {
  return (await ask('GET', `git/commits/${commit}`, commitSchema)).tree.sha
}

/**
 * Uploads the files that the host lacks, always in the same order. So after an interruption the host has all files
 * before the first missing one.
 */
async function upload({ ask, has }: Api, { tree: there, files, onSend }: Proposal): Promise<void> {
  const missing = new Map([...files.values()].flatMap(({ id, bytes }) => (id && bytes ? [[id, bytes]] : [])))
  for (const { id } of there.values()) missing.delete(id)
  let isUploaded = true
  for (const [done, [id, bytes]] of [...missing].entries()) {
    isUploaded &&= await has(`git/blobs/${id}`)
    if (isUploaded) continue
    onSend({ done, count: missing.size })
    await ask('POST', 'git/blobs', unread, { body: { content: toBase64(bytes), encoding: 'base64' } })
  }
}

/** Writes the tree of a proposal: that of its head with the proposed files. Equal trees have the same id. */
async function writeTree(api: Api, proposal: Proposal): Promise<string> {
  await upload(api, proposal)
  const { head, tree: there, files } = proposal
  const entries = [...files].map(([path, { id: sha = null }]) => {
    return { path, mode: there.get(path)?.mode ?? '100644', type: 'blob', sha }
  })
  const body = { base_tree: head.tree, tree: entries }
  const tree = await api.ask('POST', 'git/trees', shaSchema, { body, unless: 422 })
  // The host deletes files without a commit after some time. The next call then uploads them again.
  if (tree === undefined) throw new Refusal(409, words.again)
  return tree.sha
}

/** Commits a tree. */
async function commit(
  { ask }: Api,
  { title, text }: Proposal,
  tree: string,
  parents: readonly string[],
): Promise<string> {
  const body = { message: `${title}\n\n${text}`, tree, parents }
  return (await ask('POST', 'git/commits', shaSchema, { body })).sha
}

/** Moves the branch of the open proposal to a tree; undefined where somebody else has moved it, or the host refuses. */
async function pushToLeft(api: Api, proposal: Proposal, tree: string): Promise<ProposalBranch | undefined> {
  const base = proposal.head.commit
  for (const { branch, ...left } of proposal.left) {
    const tip = await tipOf(api, branch)
    if (tip === undefined) continue
    // An interrupted call may have moved the branch.
    if ((await treeOf(api, tip)) === tree) return { branch, commit: tip, base: left.base }
    if (tip !== left.commit) continue
    const id = await commit(api, proposal, tree, left.base === base ? [tip] : [tip, base])
    const body = { sha: id, force: false }
    const moved = await api.ask('PATCH', `git/refs/heads/${branch}`, unread, { body, unless: 422 })
    if (moved || (await tipOf(api, branch)) === id) return { branch, commit: id, base }
  }
  return undefined
}

/** Makes a branch with a tree, named by the day; an equal branch of that day was made by an interrupted call. */
async function pushToNew(api: Api, proposal: Proposal, tree: string): Promise<ProposalBranch> {
  const base = proposal.head.commit
  const today = `studio-${new Date().toLocaleDateString('sv')}`
  let created: string | undefined
  for (let count = 1; ; count++) {
    const branch = count === 1 ? today : `${today}-${count}`
    const tip = await tipOf(api, branch)
    if (tip !== undefined && (await treeOf(api, tip)) === tree) return { branch, commit: tip, base }
    if (tip !== undefined) continue
    created ??= await commit(api, proposal, tree, [base])
    const body = { ref: `refs/heads/${branch}`, sha: created }
    if (await api.ask('POST', 'git/refs', unread, { body, unless: 422 }))
      return { branch, commit: created, base }
    const now = await tipOf(api, branch)
    // If the branch still does not exist, the host has refused it. A repeated request gives the reason.
    if (now === undefined) await api.ask('POST', 'git/refs', unread, { body })
    if (now === undefined || now === created) return { branch, commit: created, base }
  }
}

// The parts of GitHub's answers that are read here.
const shaSchema = z.object({ sha: z.string() })
const refSchema = z.object({ object: shaSchema })
const commitSchema = z.object({ tree: shaSchema })
const pullSchema = z.object({
  number: z.number(),
  html_url: z.string(),
  state: z.enum(['open', 'closed']),
  merged_at: z.string().nullable(),
})
const unread = z.unknown()

type Pull = z.infer<typeof pullSchema>
