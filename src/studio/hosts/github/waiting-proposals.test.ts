import { expect, test } from 'vitest'
import words from '../../words/github.json'
import {
  accept,
  base,
  changedOn,
  content,
  type Editor,
  news,
  openEditor,
  project,
  repositoryForEachTest,
  today,
  withReplacedLine,
} from './testing/editors.ts'

const there = repositoryForEachTest()
const isPatch = ({ method }: { method: string }) => method === 'PATCH'

test('publish opens a new proposal for changes that missed an accepted one', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  await editor.set(news, 'title', 'Titulli i dytë')
  there.setFaults((asked) => (isPatch(asked) ? 'unsent' : undefined))
  await expect(editor.publish()).rejects.toThrow(words.unreachable)
  accept(there)
  there.setFaults(() => undefined)
  expect(await editor.publish()).toMatchObject({ done: 'proposed', address: expect.stringMatching(/\/2$/) })
  expect(there.textOf(news, today)).toBe(withReplacedLine('title', '"Titulli i dytë"', there.textOf(news)))
})

test('edits made on a proposal stay a draft on it after it was merged by squash', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'title', 'Titulli i parë')
  await editor.publish()
  await editor.set(news, 'title', 'Titulli i dytë')
  accept(there)
  await editor.takeNew()
  expect(await editor.call('changes', {})).toMatchObject({
    documents: [{ file: news, hasConflict: false }],
    proposed: [],
  })
  expect(await editor.call('open', { file: news })).toMatchObject({ published: { title: 'Titulli i parë' } })
  expect(await editor.publish()).toMatchObject({ done: 'proposed', address: expect.stringMatching(/\/2$/) })
  expect(there.textOf(news, today)).toBe(withReplacedLine('title', '"Titulli i dytë"'))
})

test('next proposal keeps the sent edits of a document that was edited again', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  const sent = await editor.text(news)
  await editor.set(news, 'title', 'Titulli i pambaruar')
  await editor.set(project, 'title', 'Parku i ri')
  expect(await editor.publish(project)).toMatchObject({ done: 'proposed', branch: today })
  expect(changedOn(there, today)).toEqual([news, project])
  expect(there.textOf(news, today)).toBe(sent)
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: news }], proposed: [project] })
})

test('sent version keeps remote changes after the draft is edited on top of them', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  there.commit({ [news]: withReplacedLine('description', '"Përmbledhja e tyre."') })
  await editor.takeNew()
  await editor.set(news, 'title', 'Titulli i pambaruar')
  await editor.set(project, 'title', 'Parku i ri')
  await editor.publish(project)
  const both = withReplacedLine(
    'author',
    'Redaksia',
    withReplacedLine('description', '"Përmbledhja e tyre."'),
  )
  expect(there.textOf(news, today)).toBe(both)
})

test('publish proposes no document that was sent by hand', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.studio.zip([news])
  await editor.call('markSent', {})
  await editor.set(project, 'title', 'Parku i ri')
  await editor.publish(project)
  expect(changedOn(there, today)).toEqual([project])
  expect((await editor.call('changes', {})).proposed).toEqual([news, project])
})

test('publish proposes a change back after the proposal with the change was accepted', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.set(project, 'title', 'Titulli i dërguar')
  await editor.publish()
  await editor.edit(news, { op: 'write', text: base })
  accept(there)
  expect(await editor.publish()).toMatchObject({ done: 'proposed' })
  expect(await editor.text(news)).toBe(base)
  expect(changedOn(there, today)).toEqual([news])
  expect(there.textOf(news, today)).toBe(base)
})

test.each([
  ['reverted', (editor: Editor, file: string, text: string) => editor.edit(file, { op: 'write', text })],
  ['discarded', (editor: Editor, file: string) => editor.call('discard', { file })],
])('publish removes %s drafts from the open proposal and closes an empty one', async (_, takeBack) => {
  const editor = await openEditor(there)
  const first = await editor.text(project)
  await editor.set(news, 'author', 'Redaksia')
  await editor.set(project, 'title', 'Titulli i dërguar')
  await editor.publish()
  await takeBack(editor, project, first)
  expect(await editor.text(project)).toBe(first)
  expect(await editor.call('changes', {})).toMatchObject({
    documents: [{ file: project, state: 'changed' }],
    proposed: [news],
  })
  expect(await editor.publish()).toMatchObject({ done: 'proposed', branch: today })
  expect(changedOn(there, today)).toEqual([news])
  expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [news] })
  await takeBack(editor, news, base)
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: news }], proposed: [] })
  there.setFaults((asked) => (isPatch(asked) ? 'unanswered' : undefined))
  await expect(editor.publish()).rejects.toThrow(words.unreachable)
  there.setFaults((asked) => (isPatch(asked) ? 'unsent' : undefined))
  expect(await editor.publish()).toEqual({ done: 'current', left: [] })
  expect(there.pulls).toMatchObject([{ state: 'closed', merged_at: null }])
  expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [] })
  there.setFaults(() => undefined)
  await editor.set(news, 'author', 'Redaksia')
  expect(await editor.publish()).toMatchObject({ branch: today, address: expect.stringMatching(/\/2$/) })
  await takeBack(editor, news, base)
  expect(await editor.publish()).toEqual({ done: 'withdrawn', left: [] })
  expect(there.pulls).toMatchObject([{ state: 'closed' }, { state: 'closed', merged_at: null }])
})

test('publish removes a discarded new document from its proposal', async () => {
  const editor = await openEditor(there)
  const { file, text } = await editor.call('create', { kind: 'project', title: 'Pylli im', year: '2026' })
  await editor.edit(file, { op: 'write', text: `${text.trimEnd()}\n\nNjë pyll.\n` })
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  expect(changedOn(there, today)).toEqual([news, file])
  expect(await editor.call('discard', { file })).toEqual({ gone: true })
  expect((await editor.call('documents', {})).documents.map((one) => one.file)).not.toContain(file)
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file, state: 'removed' }] })
  await editor.publish()
  expect(changedOn(there, today)).toEqual([news])
  expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [news] })
  const [{ name = '' } = {}] = (await editor.call('trash', {})).deleted
  expect(await editor.call('restore', { name })).toEqual({ file })
  expect(await editor.text(file)).toContain('Një pyll.')
})

test('publish does not repeat changes that a reviewer removed before acceptance', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.remove(project)
  const settings = content.texts['content/site.yaml'] ?? ''
  await editor.publish()
  there.commit(
    { [news]: base, [project]: content.texts[project] ?? '', 'content/site.yaml': `${settings}# ...\n` },
    today,
  )
  accept(there)
  expect(await editor.publish()).toEqual({ done: 'current', left: [] })
  expect(await editor.text(news)).toBe(base)
  expect(await editor.text(project)).toBe(content.texts[project])
})

test('publish opens a new proposal when someone else committed to the open one', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  const theirs = there.commit({ [news]: withReplacedLine('author', 'Redaksia e shoqatës') }, today)
  await editor.set(project, 'title', 'Titulli i ndrequr')
  expect(await editor.publish()).toMatchObject({ branch: `${today}-2` })
  expect(there.git('rev-parse', today)).toBe(theirs)
  expect(changedOn(there, `${today}-2`)).toEqual([news, project])
})
