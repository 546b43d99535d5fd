import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { format } from '../../../model/message/format.ts'
import type { Stored } from '../../store/stored-disk.ts'
import words from '../../words/github.json'
import {
  accept,
  changedOn,
  content,
  type Editor,
  news,
  openEditor,
  openRepository,
  photo,
  project,
  today,
} from './testing/editors.ts'
import type { Fault } from './testing/github.ts'
import { problem } from './testing/github-answers.ts'

const there = openRepository()
afterAll(() => there.close())
const now = Date.now()

/** The beginning of the sentence about a limit. */
const wait = format(words.wait, { count: 2 }).slice(0, 24)
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }))
afterEach(() => vi.useRealTimers())

const limited = (status: number, headers: Record<string, string>) => {
  return { ...problem(status, 'You have exceeded a secondary rate limit.'), headers }
}

const faults: Readonly<Record<string, { fault: Fault; message: string }>> = {
  'a lost request': { fault: 'unsent', message: words.unreachable },
  'a lost response': { fault: 'unanswered', message: words.unreachable },
  401: { fault: problem(401, 'Bad credentials'), message: words.expired },
  403: { fault: problem(403, 'Resource not accessible by personal access token'), message: words.forbidden },
  404: { fault: problem(404, 'Not Found'), message: words.refused },
  409: { fault: problem(409, 'Git Repository is empty.'), message: words.again },
  422: { fault: problem(422, 'Validation Failed'), message: words.refused },
  'Retry-After': {
    fault: limited(429, { 'retry-after': '120' }),
    message: wait,
  },
  'an unknown limit': {
    fault: limited(403, {}),
    message: 'GitHub-i kërkon një pushim. Prisni të paktën një minutë',
  },
  500: { fault: problem(500, 'Server Error'), message: words.broken },
}

test('publish waits at most one hour at a rate limit when the device clock is behind', async () => {
  const reset = String(Math.ceil(now / 1000) + 366 * 24 * 3600)
  const editor = await openEditor(there)
  there.setFaults(() => limited(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset }))
  await expect(editor.publish()).rejects.toThrow(format(words.wait, { count: 60 }))
  there.setFaults(() => undefined)
  there.log.length = 0
})

/** The files that an editor's browser keeps, and the state of the repository at that time. */
type State = { stored: Map<string, Stored>; refs: ReadonlyMap<string, string>; pulls: typeof there.pulls }

function stateOf(stored: Map<string, Stored>): State {
  return { stored: new Map(stored), refs: there.branches(), pulls: structuredClone(there.pulls) }
}

/** Sets the repository back to a state; returns the files that the editor's browser keeps in it. */
function backTo({ stored, refs, pulls }: State): Map<string, Stored> {
  there.point(refs)
  there.pulls.splice(0, Number.POSITIVE_INFINITY, ...structuredClone(pulls))
  return new Map(stored)
}

/** Publishes with a fault at one request, then again in the same studio or a reopened one; returns all requests. */
async function publishTwice(
  state: State,
  befallen: { count: number; fault: Fault; message: string; isReopened: boolean },
) {
  const { count, fault, message, isReopened } = befallen
  const stored = backTo(state)
  const editor = await openEditor(there, { stored })
  there.setFaults((_, now) => (now === count ? fault : undefined))
  const begun = await editor.publish().catch((error: Error) => error)
  const stopped = begun instanceof Error ? begun.message : ''
  const first = there.log.splice(0)
  const hit = first[count]
  there.setFaults(() => undefined)
  if (stopped.includes(wait)) {
    // An editor who does not wait gets the same sentence, and the studio sends no request.
    await expect(editor.publish()).rejects.toThrow(wait)
    expect(there.log).toEqual([])
    vi.setSystemTime(Date.now() + 121_000)
  }
  // A studio whose token was refused is opened again, as if with a new token.
  const again = isReopened || message === words.expired ? await openEditor(there, { stored }) : editor
  const repeated = await again.publish()
  expect(repeated).toMatchObject({ done: stopped === '' ? 'current' : 'proposed' })
  const ended = begun instanceof Error ? repeated : begun
  expect(await again.call('changes', {})).toMatchObject({ documents: [], proposed: [project, news] })
  return { stopped, hit, ended, asked: [...first, ...there.log] }
}

async function countOf(state: State): Promise<number> {
  const editor = await openEditor(there, { stored: backTo(state) })
  there.setFaults(() => undefined)
  await editor.publish()
  return there.log.length
}

/**
 * Has each request fail in turn, and publishes again. After a broken connection it tries both the same studio and a
 * reopened one.
 */
async function expectWhole(state: State, name: string): Promise<void> {
  const { fault, message } = faults[name] ?? { fault: 'unsent', message: '' }
  const count = await countOf(state)
  expect(count).toBeGreaterThan(8)
  const ways = typeof fault === 'string' ? [true, false] : [undefined]
  const cases = Array.from({ length: count }, (_, at) =>
    ways.map((way) => [at, way ?? at % 2 === 0] as const),
  ).flat()
  for (const [at, isReopened] of cases) {
    const { stopped, hit, ended, asked } = await publishTwice(state, {
      count: at,
      fault,
      message,
      isReopened,
    })
    const where = `${name} at ${at}: ${hit?.method} ${hit?.path}`
    // Two answers have a meaning of their own: 404 for a branch that is not there, 422 for a tree with deleted files.
    const isExpected =
      stopped === '' || stopped.startsWith(message) || (name === '422' && stopped.startsWith(words.again))
    expect({ where, stopped, isExpected }).toEqual({ where, stopped, isExpected: true })
    const branch = 'branch' in ended ? String(ended.branch) : ''
    const branches = there.branches()
    const sides = `${branches.get('main')}...${branches.get(branch)}`
    const changed = there.ofObjects(['diff', '--name-only', sides]).toString().trim()
    expect([where, changed.split('\n')]).toEqual([where, [photo, news, project]])
    expect([where, there.pulls.filter(({ head }) => head.ref === branch).length]).toEqual([where, 1])
    // There is one branch, unless the host says that the open proposal's branch cannot be moved or is gone.
    const names = [...branches.keys()].filter((one) => one !== 'main').sort()
    const isRefused =
      (hit?.method === 'PATCH' && name === '422') ||
      (state === waiting && /git\/ref\//.test(hit?.path ?? '') && name === '404')
    expect([where, names]).toEqual([where, isRefused ? [today, `${today}-2`] : [today]])
    expect([where, asked.filter(({ body }) => body.force === true)]).toEqual([where, []])
    // A file whose upload was answered is not sent again, unless the host no longer has it.
    const sent = asked.filter(
      ({ method, path, status }) => method === 'POST' && /blobs$/.test(path) && status === 201,
    )
    expect([where, sent.length]).toEqual([where, new Set(sent.map(({ body }) => body.content)).size])
  }
}

const stored = new Map<string, Stored>()
const editor = await openEditor(there, { stored })
await editor.set(project, 'title', 'Titulli i parë')
const begun = stateOf(stored)
await editor.addPhoto()
const first = stateOf(stored)

const waiting = await (async () => {
  const stored = backTo(begun)
  const editor = await openEditor(there, { stored })
  await editor.publish()
  await editor.addPhoto()
  there.commit({ 'content/site.yaml': `${content.texts['content/site.yaml']}# ...\n` })
  return stateOf(stored)
})()

for (const name of Object.keys(faults)) {
  test(`publish recovers a first proposal when any request fails with ${name}`, async () => {
    await expectWhole(first, name)
  })
  test(`publish recovers an added commit when any request fails with ${name}`, async () => {
    await expectWhole(waiting, name)
  })
}

/** Does some work in a browser that ends after each number of writes to its store; then in one that goes on. */
async function endAfterEach(
  state: State,
  work: (editor: Editor) => Promise<unknown>,
  then: (editor: Editor) => unknown,
) {
  there.setFaults(() => undefined)
  for (let untilEnd = 0, isWhole = false; !isWhole; untilEnd++) {
    const stored = backTo(state)
    const ending = await openEditor(there, { stored, untilEnd })
    isWhole = await work(ending).then(
      () => true,
      () => false,
    )
    const editor = await openEditor(there, { stored })
    await work(editor)
    await then(editor)
  }
}

test('publish goes on wherever the browser ended, with one branch and one proposal', async () => {
  for (const state of [first, waiting])
    await endAfterEach(
      state,
      (editor) => editor.publish(project, news),
      async (editor) => {
        expect([...there.branches().keys()].sort()).toEqual(['main', today])
        expect([there.pulls.length, changedOn(there, today)]).toEqual([1, [photo, news, project]])
        expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [project, news] })
      },
    )
})

test('accepted proposal deletes sent drafts but no later edits after a crash', async () => {
  const stored = backTo(waiting)
  const editor = await openEditor(there, { stored })
  await editor.publish()
  await editor.set(news, 'title', 'Titulli i dytë')
  accept(there)
  const accepted = stateOf(stored)
  await endAfterEach(
    accepted,
    ({ takeNew }) => takeNew(),
    async ({ call, text }) => {
      expect(await call('changes', {})).toMatchObject({ documents: [{ file: news }], proposed: [] })
      expect(await text(news)).toContain('title: "Titulli i dytë"')
      expect(await text(project)).toBe(there.textOf(project))
      expect((await call('open', { file: news })).conflict).toBeUndefined()
    },
  )
})

test('closed proposal restores all its drafts after a crash at any request', async () => {
  const stored = backTo(waiting)
  await (await openEditor(there, { stored })).publish()
  for (const pull of there.pulls) pull.state = 'closed'
  const closed = stateOf(stored)
  await endAfterEach(
    closed,
    ({ takeNew }) => takeNew(),
    async ({ call }) => {
      const { documents, proposed } = await call('changes', {})
      expect([documents.map(({ file }) => file).sort(), proposed]).toEqual([[news, project], []])
    },
  )
})
