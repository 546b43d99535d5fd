import { beforeEach, expect, test } from 'vitest'
import { format } from '../../../model/message/format.ts'
import words from '../../words/github.json'
import { gitSays } from '../../words/publish.json'
import { news, openEditor, repositoryForEachTest } from './testing/editors.ts'
import { token } from './testing/github.ts'
import { type FakeResponse, problem } from './testing/github-answers.ts'

const there = repositoryForEachTest()
const name = { repository: 'shoqata/faqja' }
const newKey = /bëni një (çelës )?të ri/

let editor: Awaited<ReturnType<typeof openEditor>>
beforeEach(async () => {
  editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
})

const publish = () =>
  editor.publish().then(
    () => '',
    (error: Error) => error.message,
  )

/** What the editor reads when the host gives this answer to the first request. */
async function saidOf(answer: FakeResponse): Promise<string> {
  there.setFaults((_, count) => (count === 0 ? answer : undefined))
  return await publish()
}

const saml = 'Resource protected by organization SAML enforcement.'
const ipList =
  'Although you appear to have the correct authorization credentials, the `shoqata` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.'

test.each([
  [403, 'Repository was archived so is read-only.', format(words.archived, name)],
  [403, 'Sorry. Your account was suspended.', words.suspended],
  [
    403,
    'Your account is suspended. Please visit https://support.github.com for more information.',
    words.suspended,
  ],
  [403, ipList, words.ipList],
  [403, saml, format(words.sso, { address: 'https://github.com/orgs/shoqata/sso' })],
  [403, 'Must have admin rights to Repository.', words.refused],
  [451, 'Repository access blocked', words.refused],
  [404, 'Not Found', words.refused],
  [409, 'Git Repository is empty.', words.again],
  [422, 'Validation Failed', words.refused],
  [502, 'Server Error', words.broken],
])('publish quotes GitHub and asks for no new token: %i %s', async (status, message, sentence) => {
  const shown = await saidOf(problem(status, message))
  expect(shown).toBe(`${sentence} ${format(gitSays, { line: message })}`)
  expect(shown).not.toMatch(newKey)
})

test('publish quotes GitHub when the token lacks a permission, and asks for a new one', async () => {
  const message = 'Resource not accessible by personal access token'
  expect(await saidOf(problem(403, message))).toBe(`${words.forbidden} ${format(gitSays, { line: message })}`)
  expect(words.forbidden).toMatch(newKey)
})

test('publish quotes GitHub when it limits requests', async () => {
  const answer = problem(403, 'You have exceeded a limit.')
  expect(await saidOf({ ...answer, headers: { 'retry-after': '120' } })).toBe(
    `${format(words.wait, { count: 2 })} ${format(gitSays, { line: 'You have exceeded a limit.' })}`,
  )
})

test('publish quotes the errors of a GitHub refusal', async () => {
  const errors = [{ resource: 'PullRequest', code: 'custom', message: 'No commits between main and x' }]
  expect(await saidOf(problem(422, 'Validation Failed', { errors }))).toContain(
    format(gitSays, { line: 'Validation Failed: No commits between main and x' }),
  )
})

test.each([
  ['https://github.com/orgs/shoqata/sso?authorization_request=AZ3', true],
  ['https://github.com.example.org/orgs/shoqata/sso', false],
  ['https://github.com@example.org/', false],
  ['javascript:alert(1)', false],
])('publish shows the SSO address only when it belongs to GitHub: %s', async (address, isShown) => {
  const sentence = await saidOf({
    ...problem(403, saml),
    headers: { 'x-github-sso': `required; url=${address}` },
  })
  expect(sentence.includes(address)).toBe(isShown)
  expect(sentence).toContain('https://github.com/orgs/shoqata/sso')
})

test('publish reports the new name of a renamed repository', async () => {
  there.settings.name = 'shoqata/faqja-e-re'
  expect(await publish()).toBe(format(words.renamed, { ...name, name: 'shoqata/faqja-e-re' }))
  expect(there.log.map(({ token: given }) => given)).toEqual(there.log.map(() => token))
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: news }] })
})

test('publish reports the new default branch when its branch was renamed', async () => {
  const tip = there.git('rev-parse', 'main')
  there.point(new Map([['kryesore', tip]]))
  there.settings.branch = 'kryesore'
  expect(await publish()).toBe(format(words.renamedBranch, { branch: 'main', main: 'kryesore' }))
})

test('publish reports a read-only account when its role was lowered', async () => {
  there.tokens.set(token, { contents: 'write', pulls: 'write', isReader: true })
  expect(await publish()).toContain(format(words.noPush, name))
})

test('publish reports an archived repository', async () => {
  there.settings.isArchived = true
  expect(await publish()).toContain(format(words.archived, name))
})
