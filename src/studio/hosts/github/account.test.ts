import { expect, test } from 'vitest'
import { format } from '../../../model/message/format.ts'
import type { Stored } from '../../store/stored-disk.ts'
import words from '../../words/github.json'
import { changedOn, content, news, openEditor, repositoryForEachTest, today } from './testing/editors.ts'
import { token } from './testing/github.ts'
import { type Permissions, problem } from './testing/github-answers.ts'

const there = repositoryForEachTest()

test('publish explains what a refused token lacks and sends with a valid token', async () => {
  const stored = new Map<string, Stored>()
  let key = 'github_pat_none'
  const editor = await openEditor(there, { stored, key: () => key })
  await editor.set(news, 'author', 'Redaksia')
  const stopped = async (allowed: Permissions) => {
    key += '0'
    there.tokens.set(key, allowed)
    return await editor.publish().then(
      () => '',
      (error: Error) => error.message,
    )
  }
  expect(await editor.publish().catch((error: Error) => error.message)).toContain(words.expired)
  expect(await editor.call('changes', {})).toMatchObject({ way: 'zip', account: { isSignedIn: false } })
  expect(await stopped({})).toContain('„shoqata/faqja“')
  expect(await stopped({ contents: 'read', pulls: 'write' })).toContain(words.forbidden)
  expect(there.git('for-each-ref', '--format=%(refname:short)')).toBe('main')
  expect(await stopped({ contents: 'write' })).toContain(words.forbidden)
  expect(changedOn(there, today)).toEqual([news])
  expect(await stopped({ contents: 'write', pulls: 'write', isExpired: true })).toContain(words.expired)
  expect(await stopped({ contents: 'write', pulls: 'write' })).toBe('')
  expect(there.pulls).toHaveLength(1)
  expect(there.git('rev-list', '--count', `main..${today}`)).toBe('1')
})

test('publish tries a refused token again after the editor enters it again', async () => {
  let key = `${token} 1`
  const editor = await openEditor(there, { key: () => key })
  await editor.set(news, 'author', 'Redaksia')
  there.setFaults(() => problem(401, 'Bad credentials'))
  await expect(editor.publish()).rejects.toThrow(new RegExp(`^${words.expired}$`))
  there.setFaults(() => undefined)
  expect((await editor.call('changes', {})).account).toMatchObject({
    isSignedIn: false,
    refusal: words.expired,
  })
  key = `${token} 2`
  const { account } = await editor.call('changes', {})
  expect(account).toMatchObject({ isSignedIn: true })
  expect(account).not.toHaveProperty('refusal')
  expect(await editor.publish()).toMatchObject({ done: 'proposed' })
})

test('studio exports a file and sends no request to the host without a token', async () => {
  const editor = await openEditor(there, { key: () => undefined })
  await editor.set(news, 'author', 'Redaksia')
  expect(await editor.call('changes', {})).toMatchObject({
    way: 'zip',
    account: {
      isSignedIn: false,
      tokenPage: expect.stringContaining('target_name=shoqata&expires_in=90&contents=write'),
    },
  })
  // A window that still knows an account may ask for it.
  await expect(editor.publish()).rejects.toThrow(words.noToken)
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: news }] })
  await editor.studio.zip([news])
  expect(await editor.call('markSent', {})).toEqual({ done: 'marked', left: [] })
  await editor.takeNew()
  expect(there.log).toEqual([])
})

test('versions lists the published branch and restores a version as a draft', async () => {
  const first = content.texts[news] ?? ''
  const second = first.replace(/^author: .*$/m, 'author: Redaksia')
  there.commit({ [news]: second })
  there.commit({ 'src/code.ts': '' })
  there.commit({ [news]: first }, 'other')
  const editor = await openEditor(there)
  const { versions } = await editor.call('versions', { file: news })
  expect(versions).toMatchObject([
    { message: 'Others', author: 'Redaktorja', day: expect.stringMatching(/^\d+ \p{Lu}\p{L}+ \d{4}$/u) },
    { message: 'Others' },
  ])
  const texts = versions.map(async ({ id }) => (await editor.call('version', { file: news, id })).text)
  expect(await Promise.all(texts)).toEqual([second, first])

  const [{ id = '' } = {}] = versions
  const { text, passages } = await editor.call('version', { file: news, id })
  expect(passages.filter((one) => 'ours' in one)).toEqual([
    { ours: expect.stringContaining('author:'), theirs: 'author: Redaksia\n' },
  ])
  await editor.edit(news, { op: 'write', text })
  expect(await editor.text(news)).toBe(second)
})

test('version returns 404 for an unknown commit and sends no request for a non-id', async () => {
  const editor = await openEditor(there)
  const stopped = (id: string) =>
    editor.call('version', { file: news, id }).catch((error: Error & { status?: number }) => error.status)
  there.setFaults(() => undefined)
  expect(await stopped('0'.repeat(40))).toBe(404)
  expect(there.log).toHaveLength(1)
  expect(await stopped('main')).toBe(404)
  expect(there.log).toHaveLength(1)
})

test('versions explains where to find them without a token', async () => {
  const editor = await openEditor(there, { key: () => undefined })
  await expect(editor.call('versions', { file: news })).rejects.toThrow(words.noHistory)
  expect(there.log).toEqual([])
})

test('account gives the login of a token that may publish', async () => {
  const editor = await openEditor(there)
  expect(await editor.call('account', {})).toEqual({ login: 'redaktorja' })
  const asked = there.log.map(({ method, path, token: given }) => [method, path, given])
  expect(asked).toEqual([
    ['GET', '/repos/shoqata/faqja', token],
    ['GET', '/user', token],
  ])
})

test('account refuses a token at once when it cannot publish', async () => {
  const editor = await openEditor(there)
  const refusal = () => editor.call('account', {}).catch((error: Error) => error.message)
  const name = { repository: 'shoqata/faqja' }
  there.tokens.set(token, { contents: 'write', pulls: 'write', isReader: true })
  expect(await refusal()).toBe(format(words.noPush, name))
  there.tokens.set(token, {})
  expect(await refusal()).toContain(format(words.notFound, name))
  there.tokens.set(token, { contents: 'write', pulls: 'write' })
  there.settings.isArchived = true
  expect(await refusal()).toBe(format(words.archived, name))
  there.settings.name = 'shoqata/faqja-e-re'
  expect(await refusal()).toBe(format(words.renamed, { ...name, name: 'shoqata/faqja-e-re' }))
  there.tokens.set(token, { isExpired: true })
  expect(await refusal()).toBe(words.expired)
  expect(await editor.call('changes', {})).toMatchObject({ account: { isSignedIn: false } })
})

test('account asks the host nothing without a token', async () => {
  const editor = await openEditor(there, { key: () => undefined })
  await expect(editor.call('account', {})).rejects.toThrow(words.noToken)
  expect(there.log).toEqual([])
})
