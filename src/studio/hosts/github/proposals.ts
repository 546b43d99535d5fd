import { toBase64 } from '../../../util/base64.ts'
import { Refusal } from '../../core/refusal.ts'
import words from '../../words/github.json'
import type { Commit, Host, Progress, Proposal, ProposedFiles } from './host.ts'
import type { Requesting, Requests } from './requests.ts'

type Api = Pick<Requests, 'ask'> & Pick<Requesting, 'repository'>

/** The proposals of a repository at GitHub: its pull requests, each from a branch of its own. */
export function openProposals(api: Api): Pick<Host, 'proposalOf' | 'propose' | 'withdraw'> {
  const { ask, repository } = api
  return {
    async proposalOf(branch) {
      const pull = await newestPull(api, branch, 'all')
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
        await keep(await commit(api, proposal))
      if (at.commit && at.branch?.id !== at.commit.id)
        await keep({ ...at, branch: await push(api, at.commit, at.branch?.name) })
      const { name: head = '' } = at.branch ?? {}
      if (at.address === undefined) {
        const body = { title, body: text, head, base: repository.branch }
        const pull = (await newestPull(api, head, 'open')) ?? (await ask<Pull>('POST', 'pulls', { body }))
        await keep({ ...at, address: pull.html_url })
      }
      return { branch: head, address: at.address ?? '' }
    },
    async withdraw(branch) {
      const pull = await newestPull(api, branch, 'open')
      if (pull) await ask('PATCH', `pulls/${pull.number}`, { body: { state: 'closed' } })
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
  const [pull] = await ask<Pull[]>('GET', `pulls?${query}`)
  return pull
}

/** The commit that a branch is at; undefined where there is no such branch. */
async function tipOf({ ask }: Api, name: string): Promise<string | undefined> {
  const found = await ask<{ object: Sha }>('GET', `git/ref/heads/${name}`, { unless: 404 })
  return found?.object.sha
}

/** Uploads the files that the host does not have, and notes each. */
async function upload({ ask }: Api, proposal: Proposal): Promise<Progress> {
  const { tree: there, files, keep, onSend } = proposal
  let at = proposal.progress
  const known = new Set([...[...there.values()].map(({ id }) => id), ...at.given])
  const missing = new Map([...files.values()].flatMap(({ id, bytes }) => (id && bytes ? [[id, bytes]] : [])))
  for (const id of known) missing.delete(id)
  for (const [index, [id, bytes]] of [...missing].entries()) {
    onSend({ done: index, count: missing.size })
    await ask('POST', 'git/blobs', { body: { content: toBase64(bytes), encoding: 'base64' } })
    at = { ...at, given: [...at.given, id] }
    await keep(at)
  }
  return at
}

/** Commits the files: on the open proposal's branch, if nobody has moved it, or else on the head. */
async function commit(api: Api, proposal: Proposal): Promise<Progress> {
  const { ask } = api
  const { head, tree: there, files, title, text, keep } = proposal
  const at = await upload(api, proposal)
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
  const isAsLeft = left !== undefined && (await tipOf(api, left.name)) === left.id
  const parents = !isAsLeft ? [head.commit] : left.base === head.commit ? [left.id] : [left.id, head.commit]
  const { sha: id } = await ask<Sha>('POST', 'git/commits', {
    body: { message: `${title}\n\n${text}`, tree: tree.sha, parents },
  })
  const commit = { id, base: head.commit, files: idsOf(files) }
  return { given: [], commit, ...(isAsLeft && { branch: left }) }
}

/** Moves the branch `waiting` to a commit; without such a branch, or where the host refuses, makes a new branch. */
async function push(api: Api, commit: Commit, waiting: string | undefined) {
  const { ask } = api
  const { id } = commit
  if (waiting !== undefined) {
    const body = { sha: id, force: false }
    const moved = await ask('PATCH', `git/refs/heads/${waiting}`, { body, unless: 422 })
    if (moved || (await tipOf(api, waiting)) === id) return { name: waiting, ...commit }
  }
  const today = `studio-${new Date().toLocaleDateString('sv')}`
  let name = today
  for (let count = 2; ; count++) {
    const made = await ask('POST', 'git/refs', { body: { ref: `refs/heads/${name}`, sha: id }, unless: 422 })
    const tip = made ? id : await tipOf(api, name)
    if (tip === id) return { name, ...commit }
    if (tip === undefined) throw new Refusal(409, words.refused)
    name = `${today}-${count}`
  }
}

// The parts of GitHub's answers that are read here.
type Sha = { sha: string }
type Pull = { number: number; html_url: string; state: 'open' | 'closed'; merged_at: string | null }

function idsOf(files: Proposal['files']): ProposedFiles {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(sorted.map(([path, { id = null }]) => [path, id]))
}
