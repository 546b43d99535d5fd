import { z } from 'zod'
import { format } from '../../../model/message/format.ts'
import type { Repository } from '../../core/publish/repository.ts'
import words from '../../words/github.json'
import { gitSays } from '../../words/publish.json'

/** GitHub's answer for a repository: the part that is read here. */
export const repositorySchema = z.object({
  full_name: z.string(),
  default_branch: z.string(),
  archived: z.boolean(),
  permissions: z.object({ push: z.boolean().optional() }).optional(),
})

export type FoundRepository = z.infer<typeof repositorySchema>

/** What GitHub answered to a request that it refused. */
export type Refused = {
  path: string
  status: number
  /** GitHub's sentence, in English; empty where a browser hides it, as for a redirect. */
  message: string
  /** The header `X-GitHub-SSO`. */
  sso: string | null
}

/** The body of a refusal. */
export type Problem = { message?: unknown; errors?: unknown }

/** GitHub's sentence, with those of the errors that it lists, on one line. */
export function messageOf({ message, errors }: Problem): string {
  const more = Array.isArray(errors) ? errors.flatMap((error) => error?.message ?? []) : []
  return [message ?? '', ...more].join(': ').replace(/\s+/g, ' ').trim().slice(0, 300)
}

/** A sentence for the editor, followed by GitHub's own one. */
export function quoting(sentence: string, message: string): string {
  return message === '' ? sentence : `${sentence} ${format(gitSays, { line: message })}`
}

/** Whether only the repository itself can show why GitHub refused: it was renamed, or the account may only read it. */
export function isUnclear({ status, message }: Refused): boolean {
  // A redirect that is not followed has the status 0.
  return status === 404 || status < 400 || isPermission(status, message)
}

/**
 * The sentence for the editor: why GitHub refused a request, and how to fix it.
 *
 * @param found the repository, where the refusal {@link isUnclear}; undefined if the token does not reach it
 */
export function sentenceOf(
  refused: Refused,
  { name, branch }: Pick<Repository, 'name' | 'branch'>,
  found: FoundRepository | undefined,
): string {
  const { path, status, message, sso } = refused
  const sentence = status === 403 && sentences.find(([pattern]) => pattern.test(message))?.[1]
  if (sentence) return format(sentence, { repository: name })
  if (sso !== null || (status === 403 && /\bSAML\b/.test(message)))
    return format(words.sso, { address: ssoPageOf(sso, name) })
  if (isUnclear(refused)) {
    const fault = found ? faultOf(found, name) : format(words.notFound, { repository: name })
    if (fault) return fault
    const main = found?.default_branch ?? branch
    if (path === `branches/${branch}` && main !== branch) return format(words.renamedBranch, { branch, main })
  }
  if (isPermission(status, message)) return words.forbidden
  if (status === 409) return words.again
  return status >= 500 ? words.broken : words.refused
}

/** What keeps the studio from publishing to a repository, in words; undefined if nothing does. */
export function faultOf(found: FoundRepository, repository: string): string | undefined {
  // GitHub takes names in any case.
  if (found.full_name.toLowerCase() !== repository.toLowerCase())
    return format(words.renamed, { repository, name: found.full_name })
  if (found.archived) return format(words.archived, { repository })
  return found.permissions?.push === false ? format(words.noPush, { repository }) : undefined
}

/** GitHub's messages with the status 403 for which another token is no cure. */
const sentences = [
  [/\barchived\b/i, words.archived],
  [/\baccount (was|is) suspended\b/i, words.suspended],
  [/\bIP allow list\b/i, words.ipList],
] as const

function isPermission(status: number, message: string): boolean {
  return status === 403 && /not accessible by personal access token/i.test(message)
}

/** The page on which the organization authorizes a token: the address in GitHub's header, if it is on GitHub. */
function ssoPageOf(sso: string | null, name: string): string {
  const [page = `https://github.com/orgs/${name.split('/')[0]}/sso`] =
    /(?<=\burl=)https:\/\/github\.com\/[\w./?=&%~+-]+/.exec(sso ?? '') ?? []
  return page
}
