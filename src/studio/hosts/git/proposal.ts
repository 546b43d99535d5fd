/** The page on which a pushed branch becomes a proposal, as GitHub and GitLab print it after a push; else undefined. */
export function proposalOf(remote: string, branch: string): string | undefined {
  // SSH also takes `git@host:path`, which is no URL.
  const address = remote.replace(/^(?:[\w.-]+@)?([\w.-]{2,}):(?!\/\/)/, 'ssh://$1/')
  if (!/^(https?|ssh):\/\//.test(address) || !URL.canParse(address)) return undefined
  const { protocol, host, hostname, pathname } = new URL(address)
  const site = protocol === 'ssh:' ? `https://${hostname}` : `${protocol}//${host}`
  const project = site + pathname.replace(/(\.git)?\/*$/, '')
  const own = encodeURIComponent(branch)
  if (/(^|\.)github\./.test(hostname)) return `${project}/pull/new/${own}`
  if (/(^|\.)gitlab\./.test(hostname))
    return `${project}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${own}`
  return undefined
}
