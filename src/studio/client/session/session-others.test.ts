import { expect, test } from 'vitest'
import { Failure, Refused } from '../api.ts'
import { Clash, startSession } from './session.ts'
import { opened, server, set, settled } from './testing/session.ts'

test('after a refusal nothing is sent until the document is opened again', async () => {
  const { api, acts, fails } = server()
  const session = startSession(api, opened)
  fails.push(new Refused('jo'))
  session.act(set('Dy'))
  await settled(session)
  session.act({ act: 'remove', path: ['tags', 0] })
  await settled(session)
  expect(acts()).toHaveLength(1)
  expect(session.state().failure).toBeInstanceOf(Refused)
  await session.takeBack('open')
  expect(session.state()).toMatchObject({ values: { title: 'Një' }, waiting: [] })
  session.act(set('Katër'))
  await settled(session)
  expect(acts().at(-1)).toEqual({ file: opened.file, revision: 1, act: set('Katër') })
})

test('what is written goes into what others have made of the document meanwhile', async () => {
  const { api, calls, change } = server()
  const session = startSession(api, opened)
  change({ revision: 7, values: { title: 'E tjetrit', tags: ['a'] } })
  session.act({ act: 'insert', path: ['tags'], index: 1, value: 'c' })
  await settled(session)
  // The server compares its text with the text that the window has seen, and so knows what others changed.
  expect(calls).toContainEqual(['merge', expect.objectContaining({ seen: opened.text })])
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [] })
  expect(session.state().values).toEqual({ title: 'E tjetrit', tags: ['a', 'c'] })
})

test('where both changed one place, what was written waits beside the other text until one is chosen', async () => {
  const { api, acts, change, clash } = server()
  const session = startSession(api, opened)
  const passages = [{ mine: 'title: Dy\n', theirs: 'title: E tjetrit\n' }]
  change({ revision: 7, values: { title: 'E tjetrit' } })
  clash(passages)
  session.act(set('Dy'))
  await settled(session)
  session.act(set('Dy fjalë'))
  await settled(session)
  expect(session.state().failure).toBeInstanceOf(Clash)
  expect(session.state()).toMatchObject({ values: { title: 'Dy fjalë' }, waiting: [{}] })
  await session.compare()
  expect(session.state()).toMatchObject({ conflict: { passages }, waiting: [{}] })
  expect(session.state().failure).toBeInstanceOf(Clash)
  await session.choose('---\ntitle: Dy\n---\n')
  expect(session.state()).toMatchObject({ failure: undefined, conflict: undefined, waiting: [] })
  expect(acts().at(-1)).toMatchObject({ revision: 7, act: { act: 'write', text: '---\ntitle: Dy\n---\n' } })
})

test('a clash that is over when it is looked at ends by itself', async () => {
  const { api, change, clash } = server()
  const session = startSession(api, opened)
  change({ revision: 7 })
  clash([{ mine: 'a', theirs: 'b' }])
  session.act(set('Dy'))
  await settled(session)
  clash()
  session.refresh()
  await settled(session)
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [], values: { title: 'Dy' } })
})

test('who comes back to the window writes into what others have made of the document', async () => {
  const { api, acts, change } = server()
  const session = startSession(api, opened)
  change({ revision: 7, values: { title: 'E tjetrit', tags: ['b'] } })
  session.refresh()
  session.act(set('Dy'))
  await settled(session)
  expect(session.state()).toMatchObject({ values: { title: 'Dy', tags: ['b'] }, waiting: [] })
  expect(acts()).toMatchObject([{ revision: 7 }])
})

test('what was typed on after an answer was lost goes', async () => {
  const { api, loseAnswer } = server()
  const session = startSession(api, opened)
  session.write('body', 'Trupi')
  loseAnswer()
  await settled(session)
  expect(session.state().failure).toBeInstanceOf(Failure)
  session.write('body', 'Trupi i ri')
  await settled(session)
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [], document: { revision: 3 } })
})

test('a removal whose answer was lost is not done twice', async () => {
  const { api, loseAnswer } = server()
  const session = startSession(api, opened)
  loseAnswer()
  session.act({ act: 'remove', path: ['tags', 0] })
  await settled(session)
  session.refresh()
  await settled(session)
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [] })
  expect(session.state().values).toEqual({ title: 'Një', tags: ['b'] })
})
