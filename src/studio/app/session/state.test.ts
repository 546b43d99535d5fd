import { expect, test } from 'vitest'
import { Failure, Refused } from '../api.ts'
import { Conflict, type EditorEvent, type EditorState, reduce, stateOf } from './state.ts'
import { opened, set } from './testing/session.ts'

/** The state of a document after events, from its opening on. */
const after = (...events: readonly EditorEvent[]): EditorState => events.reduce(reduce, stateOf(opened))
const typed = (value: string): EditorEvent => ({ event: 'typed', operation: set(value) })
const body = (text: string) => ({ op: 'body', text }) as const

test('state replaces repeated edits of one field and keeps the others in order', () => {
  const removal = { op: 'remove', path: ['tags', 0] } as const
  const state = after(
    typed('D'),
    typed('Dy'),
    { event: 'typed', operation: removal },
    { event: 'typed', operation: body('Trupi') },
    { event: 'typed', operation: body('Trupi i ri') },
  )
  expect(state.waiting).toEqual([set('Dy'), removal, body('Trupi i ri')])
  expect(state.values).toEqual({ title: 'Dy', tags: ['b'] })
  expect(state.isTyping).toBe(true)
})

test('state keeps text typed during a request over the response', () => {
  const sent = [set('Dy')]
  const document = { ...opened, revision: 2, values: { title: 'Dy', tags: ['a', 'b'] } }
  const begun = after({ event: 'typed', operation: sent[0] ?? set('') }, typed('Dy fjalë'))
  const state = reduce(begun, { event: 'answered', document, sent, seen: document })
  expect(state.waiting).toEqual([set('Dy fjalë')])
  expect(state.values).toEqual({ title: 'Dy fjalë', tags: ['a', 'b'] })
  expect(state.seen).toBe(document)
})

test('state queues edits after a refusal without waiting for a pause', () => {
  const state = after(typed('Dy'), { event: 'failed', failure: new Refused('jo') }, typed('Tri'))
  expect(state).toMatchObject({ waiting: [set('Tri')], isTyping: false, failure: { message: 'jo' } })
})

test('state shows the conflict of pending edits before that of the draft', () => {
  const conflict = { published: 'a1', passages: [{ ours: 'a', theirs: 'b' }] }
  const passages = [{ ours: 'c', theirs: 'd' }]
  const ofDraft: EditorEvent = { event: 'opened', document: { ...opened, conflict } }
  const clash: EditorEvent = { event: 'failed', failure: new Conflict(passages) }
  expect(after(ofDraft).conflict).toEqual(conflict)
  expect(after(ofDraft, clash).conflict).toEqual({ passages })
  expect(after(ofDraft, clash, { event: 'failed', failure: undefined }).conflict).toEqual(conflict)
  expect(after(clash, { event: 'noteClosed' }).conflict).toBeUndefined()
})

test('state gives up a failed task when the editor writes on', () => {
  const again = () => Promise.resolve()
  const failed: EditorEvent = { event: 'taskFailed', failure: new Failure('pa lidhje'), again }
  expect(after({ event: 'taskBegan', task: 'discard' }, failed)).toMatchObject({
    task: undefined,
    failure: undefined,
    failed: { failure: { message: 'pa lidhje' } },
  })
  expect(after(failed, typed('Dy')).failed).toBeUndefined()
})
