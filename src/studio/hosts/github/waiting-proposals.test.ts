import { expect, test } from 'vitest'
import words from '../../words/github.json'
import {
  accept,
  base,
  changedOn,
  news,
  openEditor,
  project,
  repositoryForEachTest,
  today,
  withLine,
} from './testing/editors.ts'

const there = repositoryForEachTest()

test('publish opens a new proposal for changes that missed an accepted one', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  await editor.set(news, 'title', 'Titulli i dytë')
  there.setFaults(({ method }) => (method === 'PATCH' ? 'unsent' : undefined))
  await expect(editor.publish()).rejects.toThrow(words.unreachable)
  accept(there)
  there.setFaults(() => undefined)
  expect(await editor.publish()).toMatchObject({ done: 'proposed', address: expect.stringMatching(/\/2$/) })
  expect(there.textOf(news, today)).toBe(withLine('title', '"Titulli i dytë"', there.textOf(news)))
})

test('publish proposes an undo of sent changes after the proposal was accepted', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.set(project, 'title', 'Titulli i dërguar')
  await editor.publish()
  await editor.call('undo', { file: news })
  accept(there)
  expect(await editor.publish()).toMatchObject({ done: 'proposed' })
  expect(await editor.text(news)).toBe(base)
  expect(changedOn(there, today)).toEqual([news])
  expect(there.textOf(news, today)).toBe(base)
})

test('publish removes undone changes from an open proposal and closes an empty one', async () => {
  const editor = await openEditor(there)
  const first = await editor.text(project)
  await editor.set(news, 'author', 'Redaksia')
  await editor.set(project, 'title', 'Titulli i dërguar')
  await editor.publish()
  await editor.act(project, { act: 'write', text: first })
  expect(await editor.call('changes', {})).toMatchObject({
    documents: [{ file: project, state: 'changed' }],
    proposed: [news],
  })
  expect(await editor.publish()).toMatchObject({ done: 'proposed', branch: today })
  expect(changedOn(there, today)).toEqual([news])
  expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [news] })
  await editor.set(news, 'author', 'Enea Kola')
  await editor.act(news, { act: 'write', text: base })
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: news }], proposed: [] })
  there.setFaults(({ method }) => (method === 'PATCH' ? 'unanswered' : undefined))
  await expect(editor.publish()).rejects.toThrow(words.unreachable)
  there.setFaults(({ method }) => (method === 'PATCH' ? 'unsent' : undefined))
  expect(await editor.publish()).toEqual({ done: 'current' })
  expect(there.pulls).toMatchObject([{ state: 'closed', merged_at: null }])
  expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [] })
  there.setFaults(() => undefined)
  await editor.set(news, 'author', 'Redaksia')
  expect(await editor.publish()).toMatchObject({
    branch: `${today}-2`,
    address: expect.stringMatching(/\/2$/),
  })
  await editor.act(news, { act: 'write', text: base })
  expect(await editor.publish()).toEqual({ done: 'withdrawn' })
  expect(there.pulls).toMatchObject([{ state: 'closed' }, { state: 'closed', merged_at: null }])
})

test('publish does not repeat changes that a reviewer removed before acceptance', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.set(project, 'title', 'Titulli i dërguar')
  await editor.publish()
  there.commit({ [news]: base }, today)
  accept(there)
  expect(await editor.publish()).toEqual({ done: 'current' })
  expect(await editor.text(news)).toBe(base)
  expect(await editor.text(project)).toBe(there.textOf(project))
})

test('publish opens a new proposal when someone else committed to the open one', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  const theirs = there.commit({ [news]: withLine('author', 'Redaksia e shoqatës') }, today)
  await editor.set(project, 'title', 'Titulli i ndrequr')
  expect(await editor.publish()).toMatchObject({ branch: `${today}-2` })
  expect(there.git('rev-parse', today)).toBe(theirs)
  expect(changedOn(there, `${today}-2`)).toEqual([news, project])
})
