import { expect, test } from 'vitest'
import { proposalOf } from './proposal.ts'

test('proposalOf returns the address of the proposal page for a remote', () => {
  const page = 'https://github.com/o/r/pull/new/studio-1'
  for (const remote of [
    'https://github.com/o/r.git',
    'https://u:p@github.com/o/r/',
    'git@github.com:o/r.git',
    'ssh://git@github.com:22/o/r',
  ])
    expect(proposalOf(remote, 'studio-1')).toBe(page)
  expect(proposalOf('https://git.gitlab.example.org:8443/g/s/r.git', 'studio-1')).toBe(
    'https://git.gitlab.example.org:8443/g/s/r/-/merge_requests/new?merge_request%5Bsource_branch%5D=studio-1',
  )
  for (const remote of ['/srv/r.git', 'C:\\r', 'https://example.org/r', 'javascript://github.com/x', ''])
    expect(proposalOf(remote, 'studio-1')).toBeUndefined()
})
