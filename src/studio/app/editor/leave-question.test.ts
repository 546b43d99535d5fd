import { expect, test } from 'vitest'
import { editor } from '../../words/app.json'
import { Failure } from '../api.ts'
import { startSession } from '../session/session.ts'
import { fakeCore, opened } from '../session/testing/session.ts'
import { noUnsent, type Unsent, type UnsentStore } from '../session/unsent.ts'
import { leaveQuestion } from './leave-question.ts'

const { leave: words } = editor

/** What is asked when a document is left whose title could not be sent. */
async function questionWith(unsent: UnsentStore): Promise<string | undefined> {
  const { api, fails } = fakeCore()
  fails.push(new Failure('pa lidhje'))
  const session = startSession(api, opened, unsent)
  expect(leaveQuestion(session)).toBeUndefined()
  session.edit({ op: 'set', path: ['title'], value: 'Dy' })
  await session.sendAll().catch(() => undefined)
  return leaveQuestion(session)
}

test('leaveQuestion says that unsent words come back when the window keeps them', async () => {
  const kept = new Map<string, Unsent>()
  const unsent: UnsentStore = {
    read: (file) => kept.get(file),
    write: (file, given) => void (given ? kept.set(file, given) : kept.delete(file)),
  }
  expect(await questionWith(unsent)).toBe(`${words.kept} ${words.question}`)
  expect(words.kept).not.toContain('humbet')
})

test('leaveQuestion says that unsent words are lost when the window cannot keep them', async () => {
  expect(await questionWith(noUnsent)).toBe(`${words.lost} ${words.question}`)
})

test('leaveQuestion says that photos are lost when they could not be uploaded', () => {
  const session = startSession(fakeCore().api, opened)
  const photo = { photo: new File([], '1.jpg'), name: '1.jpg', use: () => undefined }
  const photos = { done: 1, count: 1, failed: [{ ...photo, error: new Failure('pa lidhje') }] }
  const state = () => ({ ...session.state(), photos })
  expect(leaveQuestion({ ...session, state })).toBe(`${words.photos} ${words.question}`)
})
