import { Fragment, type Node } from 'prosemirror-model'
import { expect, it } from 'vitest'
import { readBlocks } from './blocks.ts'
import { applyEdits, Sync, toDocument } from './changes.ts'

const text = 'Një.\n\nDy.\n\nTre.\n'
const docOf = (body: string) => toDocument(readBlocks(body, 'project'), 'project')

/** The document after what changed elsewhere came in. */
function merged(doc: Node, merges: ReturnType<Sync['receive']>): string {
  const children = [...doc.content.content]
  for (const { from, to, content } of merges) children.splice(from, to - from, ...content.content)
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

it('takes what changed elsewhere, and keeps what was typed meanwhile', () => {
  const sync = new Sync(text, 'project')
  const doc = docOf('Një e re.\n\nDy.\n\nTre.')
  expect(merged(doc, sync.receive('Një.\n\nDy.\n\nTre ndryshe.\n\nKatër.\n', doc))).toBe(
    'Një e re.|Dy.|Tre ndryshe.|Katër.',
  )
  expect(
    applyEdits(
      'Një.\n\nDy.\n\nTre ndryshe.\n\nKatër.\n',
      sync.send(docOf('Një e re.\n\nDy.\n\nTre ndryshe.\n\nKatër.')),
    ),
  ).toBe('Një e re.\n\nDy.\n\nTre ndryshe.\n\nKatër.\n')
})

it('keeps a block that was typed in here and changed elsewhere as it is here', () => {
  const sync = new Sync(text, 'project')
  const doc = docOf('Një.\n\nDy këtu.\n\nTre.')
  expect(merged(doc, sync.receive('Një.\n\nDy atje.\n\nTre.\n', doc))).toBe('Një.|Dy këtu.|Tre.')
})

it('takes the whole of another text', () => {
  const sync = new Sync(text, 'project')
  const doc = docOf(text)
  expect(merged(doc, sync.receive('Tjetër.\n', doc))).toBe('Tjetër.')
})
