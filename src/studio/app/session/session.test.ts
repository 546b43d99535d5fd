import { afterEach, expect, test, vi } from 'vitest'
import { Failure, Refused } from '../api.ts'
import { startSession } from './session.ts'
import { fakeCore, opened, set, settled } from './testing/session.ts'
import type { Unsent, UnsentStore } from './unsent.ts'

// A test that fails leaves no timers of its own to the others: they would wait for ever.
afterEach(() => void vi.useRealTimers())

test('session shows an edit at once and sends edits in order with the last revision', async () => {
  const { api, operations } = fakeCore()
  const session = startSession(api, opened)
  session.edit(set('Dy'))
  expect(session.state().values).toEqual({ title: 'Dy', tags: ['a', 'b'] })
  const move = { op: 'move', path: ['tags'], from: 0, to: 1 } as const
  session.edit(move)
  await settled(session)
  const { file } = opened
  expect(operations()).toEqual([
    { file, revision: 1, operation: set('Dy') },
    { file, revision: 2, operation: move },
  ])
  expect(session.state().values).toEqual({ title: 'Dy', tags: ['b', 'a'] })
  expect(session.state().waiting).toEqual([])
})

test('session sends typed text once after a pause, not while a response is pending', async () => {
  vi.useFakeTimers()
  const { api, operations } = fakeCore()
  const session = startSession(api, opened)
  for (const word of ['D', 'Dy', 'Dy f']) {
    session.edit(set(word))
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(operations()).toEqual([])
  vi.advanceTimersByTime(100)
  await Promise.resolve()
  session.edit(set('Dy fjalë'))
  expect(session.state().waiting).toEqual([set('Dy fjalë')])
  await vi.advanceTimersByTimeAsync(200)
  expect(operations()).toMatchObject([{ operation: set('Dy f') }])
  expect(session.state().values).toMatchObject({ title: 'Dy fjalë' })
  await vi.advanceTimersByTimeAsync(100)
  expect(operations()).toMatchObject([{ operation: set('Dy f') }, { operation: set('Dy fjalë') }])
  expect(session.state().waiting).toEqual([])
})

test('session sends text that is typed without a pause every two seconds', async () => {
  vi.useFakeTimers()
  const { api, operations } = fakeCore()
  const session = startSession(api, opened)
  const typed = Array.from({ length: 25 }, (_, count) => `Fjala ${count}`)
  for (const text of typed) {
    session.write('body', text)
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(operations()).toMatchObject([
    { operation: { text: 'Fjala 9' } },
    { operation: { text: 'Fjala 19' } },
  ])
  expect(session.state().document.text).toContain('Fjala 19')
})

test('session keeps newer typing when the response to an earlier edit arrives', async () => {
  const { api } = fakeCore()
  const session = startSession(api, opened)
  const seen: unknown[] = []
  session.subscribe(() => seen.push((session.state().values as { title: string }).title))
  session.edit(set('Dy'))
  session.flush()
  await Promise.resolve()
  session.edit(set('Tri'))
  await settled(session)
  expect([...new Set(seen)]).toEqual(['Dy', 'Tri'])
})

test('session keeps what is typed for the next page before it is sent', async () => {
  const { api, change } = fakeCore()
  const kept = new Map<string, Unsent>()
  const unsent: UnsentStore = {
    read: (file) => kept.get(file),
    write: (file, given) => void (given ? kept.set(file, given) : kept.delete(file)),
  }
  const session = startSession(api, opened, unsent)
  session.edit(set('Dy'))
  session.edit(set('Dyte'))
  expect(kept.get(opened.file)?.waiting).toEqual([set('Dyte')])
  // A page that is loaded after a crash goes on with it.
  expect(startSession(api, opened, unsent).state().values).toMatchObject({ title: 'Dyte' })
  // The path of a new document follows its year: nothing is left at the old one.
  change({ file: 'content/reports/2025/index.mdx' })
  await settled(session)
  expect(session.state().document.file).toBe('content/reports/2025/index.mdx')
  expect([...kept]).toEqual([])
})

test('session keeps an unsent edit and sends it with the next retry', async () => {
  const { api, fails, operations } = fakeCore()
  fails.push(new Failure('pa lidhje'))
  const session = startSession(api, opened)
  session.edit(set('Dy'))
  await settled(session)
  expect(session.state().failure?.message).toBe('pa lidhje')
  expect(session.state().values).toEqual({ title: 'Dy', tags: ['a', 'b'] })
  session.refresh()
  await settled(session)
  expect(session.state().failure).toBeUndefined()
  expect(operations().at(-1)).toEqual({ file: opened.file, revision: 1, operation: set('Dy') })
})

test('session retries a failed edit when the document is left or the window is shown', async () => {
  const { api, fails, operations } = fakeCore()
  const session = startSession(api, opened)
  for (const again of [session.flush, session.refresh]) {
    fails.push(new Failure('pa lidhje'))
    session.edit(set('Dy'))
    await settled(session)
    expect(session.state().failure?.message).toBe('pa lidhje')
    again()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(session.state()).toMatchObject({ failure: undefined, waiting: [] })
  }
  expect(operations()).toHaveLength(4)
})

test('session sends the body once, after the fields', async () => {
  const { api, operations } = fakeCore()
  const session = startSession(api, opened)
  session.edit(set('Shumë më gjatë'))
  session.write('body', 'Trupi')
  session.write('body', 'Trupi i shkurtër')
  await settled(session)
  expect(operations()).toMatchObject([
    { operation: set('Shumë më gjatë') },
    { operation: { op: 'body', text: 'Trupi i shkurtër' } },
  ])
  expect(session.state().document.text).toBe(opened.text.replace('i gjatë', 'i shkurtër'))
})

test('session sends all pending edits at once and reports a failure', async () => {
  const { api, operations, fails } = fakeCore()
  const session = startSession(api, opened)
  session.write('body', 'Në fund')
  await session.sendAll()
  expect(operations()).toMatchObject([{ operation: { text: 'Në fund' } }])
  fails.push(new Failure('pa lidhje'))
  session.edit(set('Dy'))
  await expect(session.sendAll()).rejects.toThrow('pa lidhje')
  expect(session.state()).toMatchObject({ waiting: [set('Dy')], failure: { message: 'pa lidhje' } })
})

test('session sends a fix with the position of its problem after pending edits', async () => {
  const problem = {
    sentence: 'dy hapësira',
    severity: 'error',
    hint: '',
    label: 'Titulli',
    fix: 'certain',
    path: ['title'],
  } as const
  const { api, operations, change } = fakeCore()
  const session = startSession(api, opened)
  change({ problems: [{ ...problem, start: 14, end: 16 }] })
  session.edit(set('Dy  fjalë'))
  session.fix({ ...problem, start: 4, end: 6 })
  await settled(session)
  expect(operations().at(-1)).toMatchObject({ operation: { op: 'fix', start: 14, end: 16 } })
})

test('session runs tasks in order and shows each until it has ended', async () => {
  const { api } = fakeCore()
  const session = startSession(api, opened)
  const tasks: unknown[] = []
  session.subscribe(() => tasks.push(session.state().task))
  await Promise.all([session.takeBack('discard'), session.takeBack('open')])
  expect(tasks).toEqual(['discard', 'open', 'discard', undefined, 'open', undefined])
})

test('session replaces a failed edit by the newer typing', async () => {
  const { api, fails, operations } = fakeCore()
  const session = startSession(api, opened)
  fails.push(new Failure('pa lidhje'))
  session.edit(set('Dy'))
  session.flush()
  await Promise.resolve()
  session.edit(set('Dy fjalë'))
  await settled(session)
  expect(operations()).toMatchObject([{ operation: set('Dy') }, { operation: set('Dy fjalë') }])
  expect(session.state()).toMatchObject({ values: { title: 'Dy fjalë' }, waiting: [] })
})

test('session shows a failed task until it succeeds or the editor goes on', async () => {
  const { api, calls, fails } = fakeCore()
  const session = startSession(api, opened)
  const tryDiscard = async (task: () => void) => {
    fails.push(new Refused('vetëm për lexim'))
    task()
    await settled(session)
    expect(session.state().failed?.failure.message).toBe('vetëm për lexim')
  }
  await tryDiscard(() => void session.takeBack('discard'))
  session.refresh()
  await settled(session)
  expect(session.state()).toMatchObject({ failed: {}, failure: undefined, waiting: [] })
  await tryDiscard(() => void session.retry())
  await session.retry()
  expect(calls.at(-1)?.[0]).toBe('discard')
  expect(session.state()).toMatchObject({ failed: undefined, outcome: 'discarded' })
  await tryDiscard(() => void session.takeBack('discard'))
  session.endFailure()
  expect(session.state().failed).toBeUndefined()
})

test('session does not repeat a failed discard after an edit', async () => {
  const { api, calls, fails } = fakeCore()
  const session = startSession(api, opened)
  fails.push(new Failure('pa lidhje'))
  await session.takeBack('discard')
  session.edit(set('Dy'))
  await session.retry()
  expect(calls.map(([name]) => name)).toEqual(['discard', 'edit'])
  expect(session.state()).toMatchObject({ failed: undefined, values: { title: 'Dy' } })
})
