import { afterAll, expect, test } from 'vitest'
import { openFakeGithub, token } from './github.ts'

const there = openFakeGithub({ 'a.txt': 'a\n', 'folder/b.txt': 'b\n' })
afterAll(() => there.close())
const main = there.git('rev-parse', 'main')
const tree = there.git('rev-parse', 'main^{tree}')
const none = '0'.repeat(40)

async function ask(method: string, path: string, body?: object, key = token): Promise<[number, string]> {
  const response = await there.request(`https://api.github.com/repos/shoqata/faqja/${path}`, {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { message = '' } = await response.json()
  return [response.status, message]
}

test('GitHub stub answers invalid requests with the status codes of GitHub', async () => {
  const commit = async (of: object) =>
    await ask('POST', 'git/commits', { message: 'M', tree, parents: [main], ...of })
  expect(await commit({ parents: [none] })).toEqual([422, expect.stringContaining('Parent SHA')])
  expect(await commit({ tree: none })).toEqual([422, expect.stringContaining('Tree SHA')])
  const entry = { path: 'a.txt', mode: '100644', type: 'blob', sha: null }
  const write = async (of: object) =>
    await ask('POST', 'git/trees', { base_tree: tree, tree: [{ ...entry, ...of }] })
  for (const wrong of [{ sha: none }, { path: 'none.txt' }, { path: '../a.txt' }, { path: '.git/config' }])
    expect(await write(wrong)).toEqual([422, expect.stringMatching(/BadObjectState|malformed/)])
  expect(await write({})).toEqual([201, ''])

  expect(await ask('POST', 'git/refs', { ref: 'refs/heads/main', sha: main })).toEqual([
    422,
    'Reference already exists',
  ])
  expect(await ask('POST', 'git/refs', { ref: 'refs/heads/x', sha: none })).toEqual([
    422,
    'Object does not exist',
  ])
  expect(await ask('POST', 'git/refs', { ref: 'refs/heads/own', sha: main })).toEqual([201, ''])
  const next = there.commit({ 'a.txt': 'c\n' })
  const move = async (name: string, sha: string) =>
    await ask('PATCH', `git/refs/heads/${name}`, { sha, force: false })
  expect(await move('own', next)).toEqual([200, ''])
  expect(await move('own', main)).toEqual([422, 'Update is not a fast forward'])
  expect(await move('none', main)).toEqual([422, 'Reference does not exist'])
  expect(await move('main', next)).toEqual([422, expect.stringContaining('pull request')])
  expect(await ask('POST', 'pulls', { head: 'own', base: 'main' })).toEqual([422, 'Validation Failed'])
  there.commit({ 'a.txt': 'd\n' }, 'own')
  expect(await ask('POST', 'pulls', { head: 'own', base: 'main' })).toEqual([201, ''])
  expect(await ask('POST', 'pulls', { head: 'own', base: 'main' })).toEqual([422, 'Validation Failed'])
  for (const path of [
    'branches/none',
    'git/ref/heads/none',
    `git/blobs/${none}`,
    `git/trees/${none}`,
    'other',
  ])
    expect([path, (await ask('GET', path))[0]]).toEqual([path, 404])
})

test('GitHub stub limits a token to its permissions', async () => {
  there.tokens
    .set('reads', { contents: 'read' })
    .set('old', { contents: 'write', isExpired: true })
    .set('other', {})
  const blob = { content: 'YQ==', encoding: 'base64' }
  expect(await ask('GET', 'branches/main', undefined, 'reads')).toEqual([200, ''])
  expect(await ask('POST', 'git/blobs', blob, 'reads')).toEqual([
    403,
    expect.stringContaining('not accessible'),
  ])
  expect(await ask('POST', 'pulls', { head: 'own', base: 'main' }, 'reads')).toEqual([403, expect.anything()])
  expect(await ask('GET', 'branches/main', undefined, 'other')).toEqual([404, 'Not Found'])
  for (const key of ['old', 'none'])
    expect(await ask('GET', 'branches/main', undefined, key)).toEqual([401, 'Bad credentials'])
})

test('GitHub stub answers other origins and exposes the headers of GitHub', async () => {
  const server = await there.serve()
  try {
    const address = `${server.url}/repos/shoqata/faqja/branches/main`
    const asked = await fetch(address, {
      method: 'OPTIONS',
      headers: { origin: 'https://studio.example.org' },
    })
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/^Authorization, Content-Type, /)
    const answered = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
    const exposed = answered.headers.get('access-control-expose-headers')?.split(', ') ?? []
    // As in recorded answers of api.github.com. A page cannot read any other header, such as Date.
    expect(exposed).toEqual(expect.arrayContaining(['Retry-After', 'X-GitHub-SSO', 'X-RateLimit-Reset']))
    expect(exposed).not.toContain('Date')
    expect(await answered.json()).toMatchObject({
      name: 'main',
      commit: { sha: there.git('rev-parse', 'main') },
    })
  } finally {
    server.close()
  }
})
