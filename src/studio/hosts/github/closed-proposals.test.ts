import { expect, test } from 'vitest'
import type { Stored } from '../../store/stored-disk.ts'
import {
  changedOn,
  news,
  openEditor,
  project,
  repositoryForEachTest,
  today,
  withReplacedLine,
} from './testing/editors.ts'

const there = repositoryForEachTest()
const address = 'https://github.com/shoqata/faqja/pull/1'

/** Closes the open proposals without accepting them. */
function close(): void {
  for (const pull of there.pulls) pull.state = 'closed'
}

test('studio reports a proposal closed without a merge and keeps its drafts', async () => {
  const stored = new Map<string, Stored>()
  const editor = await openEditor(there, { stored })
  await editor.set(news, 'author', 'Redaksia')
  await editor.addPhoto()
  await editor.publish()
  close()
  await editor.takeNew()
  const again = await openEditor(there, { stored })
  for (const { call } of [editor, again])
    expect(await call('changes', {})).toMatchObject({
      closed: address,
      documents: [{ file: news, state: 'changed', pictures: 1 }],
      proposed: [],
    })
  expect(await again.text(news)).toContain('author: Redaksia')
})

test('publish sends nothing when it finds that the proposal was closed', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  close()
  await editor.set(project, 'title', 'Parku i ri')
  there.setFaults(() => undefined)
  expect(await editor.publish()).toEqual({ done: 'closed', address, left: [] })
  expect(there.log.filter(({ method }) => method !== 'GET')).toEqual([])
  const { documents } = await editor.call('changes', {})
  expect(documents.map(({ file }) => file).sort()).toEqual([news, project])
})

test('publish sends the changes of a closed proposal again as a new proposal', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  close()
  await editor.publish()
  there.setFaults(({ method, path }) => (method === 'POST' && /pulls$/.test(path) ? 'unsent' : undefined))
  await expect(editor.publish()).rejects.toThrow()
  there.setFaults(() => undefined)
  expect(await editor.publish()).toEqual({
    done: 'proposed',
    branch: today,
    address: address.replace(/1$/, '2'),
    left: [],
  })
  expect(changedOn(there, today)).toEqual([news])
  expect(there.git('rev-list', '--count', `main..${today}`)).toBe('1')
  const changes = await editor.call('changes', {})
  expect(changes).toMatchObject({ documents: [], proposed: [news] })
  expect(changes.closed).toBeUndefined()
})

test('studio counts a closed proposal as accepted when its changes were published', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  there.commit({ [news]: withReplacedLine('author', 'Redaksia') })
  close()
  expect(await editor.publish()).toEqual({ done: 'current', left: [] })
  const changes = await editor.call('changes', {})
  expect(changes).toMatchObject({ documents: [], proposed: [] })
  expect(changes.closed).toBeUndefined()
})

test('studio forgets a closed proposal when its changes are discarded', async () => {
  const editor = await openEditor(there)
  await editor.set(news, 'author', 'Redaksia')
  await editor.publish()
  close()
  await editor.publish()
  await editor.call('discard', { file: news })
  expect(await editor.publish()).toEqual({ done: 'current', left: [] })
  expect((await editor.call('changes', {})).closed).toBeUndefined()
})

test('removal in a closed proposal can be published again or undone', async () => {
  const editor = await openEditor(there)
  await editor.remove(project)
  await editor.publish()
  close()
  expect(await editor.publish()).toMatchObject({ done: 'closed' })
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: project, state: 'removed' }] })
  expect(await editor.publish()).toMatchObject({ done: 'proposed' })
  expect(changedOn(there, today)).toEqual([project, 'content/site.yaml'])
  close()
  await editor.publish()
  const [{ name = '' } = {}] = (await editor.call('trash', {})).deleted
  await editor.call('restore', { name })
  expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [] })
})
