import { afterEach, expect, test, vi } from 'vitest'
import { editor as words } from '../../words/app.json'
import { Failure, Refused, Stale } from '../api.ts'
import { startSession } from './session.ts'
import { Conflict } from './state.ts'
import { fakeCore, opened, set, settled } from './testing/session.ts'

afterEach(() => vi.unstubAllGlobals())

test('session sends nothing after a refusal until the document is opened again', async () => {
  const { api, operations, fails } = fakeCore()
  const session = startSession(api, opened)
  fails.push(new Refused('jo'))
  session.edit(set('Dy'))
  await settled(session)
  session.edit({ op: 'remove', path: ['tags', 0] })
  await settled(session)
  expect(operations()).toHaveLength(1)
  expect(session.state().failure).toBeInstanceOf(Refused)
  await session.takeBack('open')
  expect(session.state()).toMatchObject({ values: { title: 'Një' }, waiting: [] })
  session.edit(set('Katër'))
  await settled(session)
  expect(operations().at(-1)).toEqual({ file: opened.file, revision: 1, operation: set('Katër') })
})

test('session merges edits into a document that others have changed', async () => {
  const { api, calls, change } = fakeCore()
  const session = startSession(api, opened)
  change({ revision: 7, values: { title: 'E tjetrit', tags: ['a'] } })
  session.edit({ op: 'insert', path: ['tags'], index: 1, value: 'c' })
  await settled(session)
  // The server compares its text with the text that the window has seen, and so knows what others changed.
  expect(calls).toContainEqual(['merge', expect.objectContaining({ seen: opened.text })])
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [] })
  expect(session.state().values).toEqual({ title: 'E tjetrit', tags: ['a', 'c'] })
})

test('session holds an edit in a conflict until the editor chooses a version', async () => {
  const { api, calls, change, clash } = fakeCore()
  const session = startSession(api, opened)
  const passages = [{ ours: 'title: Dy\n', theirs: 'title: E tjetrit\n' }]
  change({ revision: 7, values: { title: 'E tjetrit' } })
  clash(passages)
  session.edit(set('Dy'))
  await settled(session)
  session.edit(set('Dy fjalë'))
  await settled(session)
  expect(session.state().failure).toBeInstanceOf(Conflict)
  expect(session.state()).toMatchObject({ values: { title: 'Dy fjalë' }, waiting: [{}] })
  await session.compare()
  expect(session.state()).toMatchObject({ conflict: { passages }, waiting: [{}] })
  expect(session.state().failure).toBeInstanceOf(Conflict)
  await session.choose(() => '---\ntitle: Dy\n---\n')
  expect(session.state()).toMatchObject({ failure: undefined, conflict: undefined, waiting: [] })
  expect(calls.at(-1)).toMatchObject(['merge', { revision: 7, chosen: '---\ntitle: Dy\n---\n' }])
})

test('session keeps what is typed while a chosen text is sent', async () => {
  const { api, change, clash } = fakeCore()
  const session = startSession(
    {
      ...api,
      async call(name, request) {
        const answer = await api.call(name, request)
        if (name === 'merge' && 'chosen' in request) session.write('write', 'Edhe kjo.')
        return answer
      },
    },
    opened,
  )
  change({ revision: 7 })
  clash([{ ours: 'Imja.', theirs: 'E tij.' }])
  session.write('write', 'Imja.')
  await settled(session)
  await session.choose(() => 'Imja.')
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [{ text: 'Edhe kjo.' }] })
})

test('session goes to the list when the editor accepts a removal', async () => {
  const location = { hash: '' }
  vi.stubGlobal('window', { location })
  const { api, calls, change, clash } = fakeCore()
  const session = startSession(api, opened)
  change({ revision: 7 })
  clash([{ ours: 'title: Dy\n', theirs: '' }])
  session.edit(set('Dy'))
  await settled(session)
  expect(session.state()).toMatchObject({ failure: { message: words.removed }, waiting: [{}] })
  await session.choose(() => '')
  expect(calls.at(-1)).toMatchObject(['merge', { chosen: '' }])
  expect(session.state()).toMatchObject({ failure: undefined, conflict: undefined, waiting: [] })
  expect(location.hash).toBe('#/')
})

test('session ends a conflict by itself when the conflict is gone on refresh', async () => {
  const { api, change, clash } = fakeCore()
  const session = startSession(api, opened)
  change({ revision: 7 })
  clash([{ ours: 'a', theirs: 'b' }])
  session.edit(set('Dy'))
  await settled(session)
  clash()
  session.refresh()
  await settled(session)
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [], values: { title: 'Dy' } })
})

test('session keeps one merged result when the conflict ends while a version is chosen', async () => {
  const { api, change, clash } = fakeCore()
  const session = startSession(api, opened)
  change({ revision: 7 })
  clash([{ ours: 'a', theirs: 'b' }])
  session.edit({ op: 'insert', path: ['tags'], index: 2, value: 'c' })
  await settled(session)
  await session.compare()
  clash()
  await session.choose(() => '---\ntitle: Dy\n---\n')
  expect(session.state()).toMatchObject({ failure: undefined, conflict: undefined, waiting: [] })
  session.edit(set('Dy'))
  await settled(session)
  expect(session.state().values).toEqual({ title: 'Dy', tags: ['a', 'b', 'c'] })
})

test('session refresh loads remote changes before the next edit', async () => {
  const { api, operations, change } = fakeCore()
  const session = startSession(api, opened)
  change({ revision: 7, values: { title: 'E tjetrit', tags: ['b'] } })
  session.refresh()
  session.edit(set('Dy'))
  await settled(session)
  expect(session.state()).toMatchObject({ values: { title: 'Dy', tags: ['b'] }, waiting: [] })
  expect(operations()).toMatchObject([{ revision: 7 }])
})

test('session sends further typing after the response to an edit was lost', async () => {
  const { api, loseAnswer } = fakeCore()
  const session = startSession(api, opened)
  session.write('body', 'Trupi')
  loseAnswer()
  await settled(session)
  expect(session.state().failure).toBeInstanceOf(Failure)
  session.write('body', 'Trupi i ri')
  await settled(session)
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [], document: { revision: 3 } })
})

test('session does not repeat a removal when its response was lost', async () => {
  const { api, loseAnswer } = fakeCore()
  const session = startSession(api, opened)
  loseAnswer()
  session.edit({ op: 'remove', path: ['tags', 0] })
  await settled(session)
  session.refresh()
  await settled(session)
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [] })
  expect(session.state().values).toEqual({ title: 'Një', tags: ['b'] })
})

const conflict = {
  published: 'a1',
  passages: [{ same: '---\n' }, { ours: 'title: Një\n', theirs: 'title: E tjetrit\n' }],
}

test('session ends the conflict of a draft with the chosen text', async () => {
  const { api, calls, change } = fakeCore()
  const session = startSession(api, { ...opened, conflict })
  change({ conflict })
  expect(session.state().conflict).toEqual(conflict)
  await session.choose(() => '---\ntitle: Të dyja\n')
  const { file, revision } = opened
  const request = { file, revision, published: 'a1', text: '---\ntitle: Të dyja\n' }
  expect(calls).toEqual([['resolve', request]])
  expect(session.state()).toMatchObject({ conflict: undefined, failed: undefined })
})

test('session puts a chosen text together from the places as they are now', async () => {
  const { api, calls, change } = fakeCore()
  const session = startSession(api, { ...opened, conflict })
  change({ conflict: { ...conflict, passages: [{ ours: 'title: Dy\n', theirs: 'title: E tjetrit\n' }] } })
  session.edit(set('Dy'))
  await session.choose((passages) => passages.map((one) => ('ours' in one ? one.ours : '')).join(''))
  expect(calls.map(([name]) => name)).toEqual(['edit', 'resolve'])
  expect(calls[1]).toMatchObject(['resolve', { revision: 2, text: 'title: Dy\n' }])
})

test('session shows the conflict again when a place of it has no choice now', async () => {
  const { api, calls, change } = fakeCore()
  const session = startSession(api, { ...opened, conflict })
  const now = { ...conflict, passages: [{ ours: 'title: Dy\n', theirs: 'title: E tjetrit\n' }] }
  change({ conflict: now })
  session.edit(set('Dy'))
  await session.choose(() => undefined)
  expect(calls.map(([name]) => name)).toEqual(['edit'])
  expect(session.state().conflict).toEqual(now)
})

test('session shows the new conflict when the file changes during a choice', async () => {
  const { api, calls, change, fails } = fakeCore()
  const session = startSession(api, { ...opened, conflict })
  const now = { ...conflict, published: 'b2' }
  change({ conflict: now })
  fails.push(new Stale('i treti'))
  await session.choose(() => '---\ntitle: Një\n')
  expect(calls.map(([name]) => name)).toEqual(['resolve', 'open'])
  expect(session.state()).toMatchObject({ conflict: now, failed: undefined })
})

test('session asks about another window before it asks about the published file', async () => {
  const { api, change, clash } = fakeCore()
  const session = startSession(api, { ...opened, conflict })
  const passages = [{ ours: 'title: Dy\n', theirs: 'title: Tri\n' }]
  change({ revision: 7, conflict })
  clash(passages)
  session.edit(set('Dy'))
  await settled(session)
  expect(session.state().conflict).toEqual({ passages })
  clash()
  await session.choose(() => 'title: Dy\n')
  expect(session.state().conflict).toEqual(conflict)
})
