import { Fragment, type Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import { applyEdits, Sync, toDocument } from './changes.ts'

const text = 'Një.\n\nDy.\n\nTre.\n'
const docOf = (body: string) => toDocument(readBlocks(body, 'project'), 'project')

/** The document after what changed elsewhere came in. */
function merged(doc: Node, merges: ReturnType<Sync['receive']>): string {
  const children = [...doc.content.content]
  for (const { from, to, content } of merges) children.splice(from, to - from, ...content)
  return doc.copy(Fragment.from(children)).textBetween(0, doc.copy(Fragment.from(children)).content.size, '|')
}

it('sends each change once', () => {
  const sync = new Sync(text, 'project')
  const doc = docOf('Një.\n\nDy dhe.\n\nTre.')
  const edits = sync.send(doc)
  expect(applyEdits(text, edits)).toBe('Një.\n\nDy dhe.\n\nTre.\n')
  expect(sync.send(doc)).toEqual([])
  expect(sync.receive('Një.\n\nDy dhe.\n\nTre.\n', doc)).toEqual([])
})

it('takes the blocks that changed elsewhere', () => {
  const sync = new Sync(text, 'project')
  const doc = docOf(text)
  const next = 'Një.\n\nDy ndryshe.\n\nTre.\n\nKatër.\n'
  const merges = sync.receive(next, doc)
  expect(merges.map(({ from, to }) => [from, to])).toEqual([
    [3, 3],
    [1, 2],
  ])
  expect(merged(doc, merges)).toBe('Një.|Dy ndryshe.|Tre.|Katër.')
  expect(sync.send(docOf(next))).toEqual([])
})

it('keeps what is still to be sent, and sends it over what changed elsewhere', () => {
  const sync = new Sync(text, 'project')
  const doc = docOf('Një.\n\nDy këtu.\n\nTre.')
  expect(sync.placed(doc)).toBeUndefined()
  const next = 'Një.\n\nDy atje.\n\nTre.\n'
  expect(sync.receive(next, doc)).toEqual([])
  expect(applyEdits(next, sync.send(doc))).toBe('Një.\n\nDy këtu.\n\nTre.\n')
  expect(sync.placed(doc)?.map(({ index }) => index)).toEqual([0, 1, 2])
})

it('takes the whole of another text', () => {
  const sync = new Sync(text, 'project')
  const doc = docOf(text)
  expect(merged(doc, sync.receive('Tjetër.\n', doc))).toBe('Tjetër.')
})
