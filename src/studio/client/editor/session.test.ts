import { expect, test, vi } from 'vitest'
import type { Act, Calls, OpenDocument, Passage } from '../../protocol.ts'
import words from '../../words/client.json'
import { type Api, Failure, Refused, Stale } from '../api.ts'
import { applyAct, type FieldAct } from '../values.ts'
import { Clash, type Session, startSession } from './session.ts'

const text = '---\ntitle: Një\n---\nTrupi i gjatë'

const opened: OpenDocument = {
  file: 'content/reports/2024/index.mdx',
  kind: 'report',
  title: 'Dita',
  label: 'Raport',
  group: 'Raportet',
  base: 'digest',
  revision: 1,
  isDraft: false,
  text,
  fields: [{ key: 'title', label: 'Titulli', isRequired: true, type: 'line' }],
  values: { title: 'Një', tags: ['a', 'b'] },
  body: { start: 19, end: text.length },
  pictures: [],
  problems: [],
  canUndo: false,
}

/** A server that does what it is told, and notes it. */
function server() {
  let document = opened
  const calls: [name: string, takes: unknown][] = []
  const fails: Failure[] = []
  let isLost = false
  const did = (act: Act) => {
    if (act.act === 'body') return { text: document.text.slice(0, document.body?.start) + act.text }
    if (act.act === 'mend' || act.act === 'write') return {}
    return { values: applyAct(document.values, act as FieldAct) }
  }
  let last: Act | undefined
  let conflict: readonly Passage[] | undefined
  const doAll = (acts: readonly Act[]) => {
    for (const act of acts) {
      document = { ...document, ...did(act) }
      document = { ...document, revision: document.revision + 1, isDraft: true }
      last = act
    }
  }
  const api: Api = {
    async call(name, takes) {
      calls.push([name, takes])
      await Promise.resolve()
      const failure = fails.shift()
      if (failure !== undefined) throw failure
      if (name === 'act') {
        const { act, revision } = takes as Calls['act']['takes']
        if (revision !== document.revision) throw new Stale('dikush tjetër')
        doAll([act])
      }
      if (name === 'merge') {
        const { lost, acts } = takes as Calls['merge']['takes']
        if (conflict !== undefined) return { document: structuredClone(document), conflict } as never
        doAll(lost === undefined || lost === last ? acts : [lost, ...acts])
        return { document: structuredClone(document) } as never
      }
      if (isLost) {
        isLost = false
        throw new Failure('pa përgjigje')
      }
      if (name === 'save') return { saved: true, document } as never
      return structuredClone(document) as never
    },
    async upload({ name }) {
      calls.push(['upload', name])
      const failure = fails.shift()
      if (failure !== undefined) throw failure
      document = { ...document, revision: document.revision + 1 }
      return { picture: '01.jpg', document }
    },
  }
  const change = (next: Partial<OpenDocument>) => {
    document = { ...document, ...next }
  }
  return {
    api,
    calls,
    fails,
    change,
    /** Somebody else has changed the same place, until nobody has. */
    clash: (passages?: readonly Passage[]) => {
      conflict = passages
    },
    /** The next answer gets lost. */
    loseAnswer: () => {
      isLost = true
    },
    acts: () => calls.filter(([name]) => name === 'act').map(([, takes]) => takes),
  }
}

const set = (value: string): FieldAct => ({ act: 'set', path: ['title'], value })
/** As after a pause in typing. */
const settled = (session: Session) => {
  session.flush()
  return new Promise((resolve) => setTimeout(resolve, 5))
}

test('an act shows at once, and acts go one after another with the revision of the last answer', async () => {
  const { api, acts } = server()
  const session = startSession(api, opened)
  session.act(set('Dy'))
  expect(session.state().values).toEqual({ title: 'Dy', tags: ['a', 'b'] })
  const move = { act: 'move', path: ['tags'], from: 0, to: 1 } as const
  session.act(move)
  await settled(session)
  const { file } = opened
  expect(acts()).toEqual([
    { file, revision: 1, act: set('Dy') },
    { file, revision: 2, act: move },
  ])
  expect(session.state().values).toEqual({ title: 'Dy', tags: ['b', 'a'] })
  expect(session.state().waiting).toEqual([])
})

test('what is typed into a field is sent once, after a pause, and not while its answer is awaited', async () => {
  vi.useFakeTimers()
  const { api, acts } = server()
  const session = startSession(api, opened)
  for (const word of ['D', 'Dy', 'Dy f']) {
    session.act(set(word))
    await vi.advanceTimersByTimeAsync(200)
  }
  expect(acts()).toEqual([])
  vi.advanceTimersByTime(100)
  await Promise.resolve()
  session.act(set('Dy fjalë'))
  expect(session.state().waiting).toEqual([set('Dy fjalë')])
  await vi.advanceTimersByTimeAsync(200)
  expect(acts()).toMatchObject([{ act: set('Dy f') }])
  expect(session.state().values).toMatchObject({ title: 'Dy fjalë' })
  await vi.advanceTimersByTimeAsync(100)
  expect(acts()).toMatchObject([{ act: set('Dy f') }, { act: set('Dy fjalë') }])
  expect(session.state().waiting).toEqual([])
  vi.useRealTimers()
})

test('an answer to an earlier act does not take back what was typed meanwhile', async () => {
  const { api } = server()
  const session = startSession(api, opened)
  const seen: unknown[] = []
  session.subscribe(() => seen.push((session.state().values as { title: string }).title))
  session.act(set('Dy'))
  session.flush()
  await Promise.resolve()
  session.act(set('Tri'))
  await settled(session)
  expect([...new Set(seen)]).toEqual(['Dy', 'Tri'])
})

test('what could not be sent stays, and goes with the next try', async () => {
  const { api, fails, acts } = server()
  fails.push(new Failure('pa lidhje'))
  const session = startSession(api, opened)
  session.act(set('Dy'))
  await settled(session)
  expect(session.state().failure?.message).toBe('pa lidhje')
  expect(session.state().values).toEqual({ title: 'Dy', tags: ['a', 'b'] })
  session.refresh()
  await settled(session)
  expect(session.state().failure).toBeUndefined()
  expect(acts().at(-1)).toEqual({ file: opened.file, revision: 1, act: set('Dy') })
})

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
  // What others changed is told by the text that the window has seen.
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

test('a photo finds its document, whatever others have made of it meanwhile', async () => {
  const { api, change, fails } = server()
  const session = startSession(api, opened)
  change({ revision: 7, values: { title: 'E tjetrit' } })
  fails.push(new Stale('dikush tjetër'))
  const used = vi.fn()
  await session.addPhotos([new File(['x'], 'a.jpg')], used)
  expect(used.mock.calls).toEqual([['01.jpg']])
  expect(session.state().values).toEqual({ title: 'E tjetrit' })
})

test('what could not be sent goes when the document is left or the window is looked at again', async () => {
  const { api, fails, acts } = server()
  const session = startSession(api, opened)
  for (const again of [session.flush, session.refresh]) {
    fails.push(new Failure('pa lidhje'))
    session.act(set('Dy'))
    await settled(session)
    expect(session.state().failure?.message).toBe('pa lidhje')
    again()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(session.state()).toMatchObject({ failure: undefined, waiting: [] })
  }
  expect(acts()).toHaveLength(4)
})

test('what is typed into the body is sent once, after what was typed into a field', async () => {
  const { api, acts } = server()
  const session = startSession(api, opened)
  session.act(set('Shumë më gjatë'))
  session.write('body', 'Trupi')
  session.write('body', 'Trupi i shkurtër')
  await settled(session)
  expect(acts()).toMatchObject([
    { act: set('Shumë më gjatë') },
    { act: { act: 'body', text: 'Trupi i shkurtër' } },
  ])
  expect(session.state().document.text).toBe(text.replace('i gjatë', 'i shkurtër'))
})

test('a save sends what is still being typed before it', async () => {
  const { api, calls } = server()
  const session = startSession(api, opened)
  session.write('body', 'Në fund')
  await session.save()
  expect(calls.map(([name]) => name)).toEqual(['act', 'save'])
  expect(session.state().outcome).toBe('saved')
})

test('a certain fix is asked for where its problem stands after what was typed', async () => {
  const problem = {
    sentence: 'dy hapësira',
    severity: 'error',
    hint: '',
    label: 'Titulli',
    isCertain: true,
    path: ['title'],
  } as const
  const { api, acts, change } = server()
  const session = startSession(api, opened)
  change({ problems: [{ ...problem, start: 14, end: 16 }] })
  session.act(set('Dy  fjalë'))
  session.mend({ ...problem, start: 4, end: 6 })
  await settled(session)
  expect(acts().at(-1)).toMatchObject({ act: { act: 'mend', start: 14, end: 16 } })
})

test('a task that is asked for during another is under way until it has ended itself', async () => {
  const { api } = server()
  const session = startSession(api, opened)
  const tasks: unknown[] = []
  session.subscribe(() => tasks.push(session.state().task))
  await Promise.all([session.save(), session.takeBack('open')])
  expect(tasks).toEqual(['save', 'open', 'save', undefined, 'open', undefined])
})

test('what is typed while its answer fails to come is sent instead of what was typed before', async () => {
  const { api, fails, acts } = server()
  const session = startSession(api, opened)
  fails.push(new Failure('pa lidhje'))
  session.act(set('Dy'))
  session.flush()
  await Promise.resolve()
  session.act(set('Dy fjalë'))
  await settled(session)
  expect(acts()).toMatchObject([{ act: set('Dy') }, { act: set('Dy fjalë') }])
  expect(session.state()).toMatchObject({ values: { title: 'Dy fjalë' }, waiting: [] })
})

test('a photo that is refused concerns that photo alone', async () => {
  const { api, fails, calls } = server()
  const session = startSession(api, opened)
  fails.push(new Refused('tepër e madhe'))
  const photo = new File([new Uint8Array(3)], 'pamje.jpg')
  const used = vi.fn()
  const first = session.addPhotos([photo, photo], used)
  // Those that come meanwhile are handed over after them.
  await Promise.all([first, session.addPhotos([photo], used)])
  const failed = [expect.stringContaining('tepër e madhe')]
  expect(session.state()).toMatchObject({ photos: { done: 3, count: 3, failed } })
  expect(session.state().failure).toBeUndefined()
  expect(used.mock.calls).toEqual([['01.jpg'], ['01.jpg']])
  await session.addPhotos([photo], used)
  expect(session.state().photos).toEqual({ done: 1, count: 1, failed: [] })
  session.act(set('Dy'))
  await settled(session)
  expect(calls.at(-1)).toMatchObject(['act', { revision: 4 }])
})

test('a photo whose place is gone is named, and those after it come all the same', async () => {
  const session = startSession(server().api, opened)
  const used = vi.fn()
  const gone = () => {
    throw new Error('The figure was removed.')
  }
  const first = session.addPhotos([new File(['x'], 'pamje.jpg')], gone)
  await Promise.all([first, session.addPhotos([new File(['x'], 'tjetra.jpg')], used)])
  const failed = [expect.stringContaining('pamje.jpg')]
  expect(session.state()).toMatchObject({ photos: { done: 2, count: 2, failed } })
  expect(used.mock.calls).toEqual([['01.jpg']])
})

test('a folder among the photos is called so, and not a lost connection', async () => {
  const session = startSession(server().api, opened)
  const folder = new File(['x'], 'Fotot')
  const isFolder = Promise.reject(new DOMException('It is a folder.', 'NotFoundError'))
  vi.spyOn(folder, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: () => isFolder }))
  await session.addPhotos([folder, new File(['x'], 'pamje.jpg')], vi.fn())
  const failed = [`Fotot: ${words.gallery.unreadable}`]
  expect(session.state().photos).toEqual({ done: 2, count: 2, failed })
})
