import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Passage } from '../../protocol.ts'
import type { Stored } from '../../store/stored-disk.ts'
import {
  accept,
  content,
  type Editor,
  news,
  openEditor,
  project,
  repositoryForEachTest,
} from './testing/editors.ts'
import type { Fault } from './testing/github.ts'
import { problem } from './testing/github-answers.ts'

type Who = 0 | 1

/** A step of one of two editors, of the reviewer, or of the maintainer who builds the studio again. */
type EditorAction =
  | { step: 'write'; who: Who; file: string; line: number }
  /** `at`: the number of the request that has the fault, or the method of all requests that have it. */
  | { step: 'publish'; who: Who; at: number | string; fault: Fault | undefined }
  | { step: 'reopen'; who: Who }
  | { step: 'accept' }
  | { step: 'build' }

const there = repositoryForEachTest()
const who = fc.constantFrom<Who>(0, 1)
const faults: readonly (Fault | undefined)[] = [
  ...(['unsent', 'unanswered', undefined] as const),
  problem(422, 'Update is not a fast forward'),
  problem(500, 'Server Error'),
]
const moment = fc.oneof(fc.nat(11), fc.constantFrom('PATCH', 'POST'))
const step: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.record({ step: fc.constant('write'), who, file: fc.constantFrom(news, project), line: fc.nat(3) }),
  fc.record({ step: fc.constant('publish'), who, at: moment, fault: fc.constantFrom(...faults) }),
  fc.record({ step: fc.constant('accept') }),
  fc.record({ step: fc.constant('reopen'), who }),
  fc.record({ step: fc.constant('build') }),
)

test('publish loses no word of two editors, whatever they do and whatever fails', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), walk)
  await fc.assert(property, { seed: 2050, numRuns: 8 })
  // Each walk starts hundreds of processes of Git, and waits for them on a busy machine.
}, 600_000)

async function walk(steps: EditorAction[]): Promise<void> {
  there.reset()
  let built = content
  const stores = [new Map<string, Stored>(), new Map<string, Stored>()] as const
  const open = async (who: Who) => await openEditor(there, { stored: stores[who], built })
  const editors: [Editor, Editor] = [await open(0), await open(1)]
  const typed: string[] = []

  for (const one of steps) {
    if (one.step === 'write') {
      const word = `fjala${typed.length}`
      await write(editors[one.who], one.file, one.line, word)
      typed.push(word)
    } else if (one.step === 'publish') {
      there.setFaults(({ method }, count) => ([count, method].includes(one.at) ? one.fault : undefined))
      await publish(editors[one.who]).catch((error: unknown) => expect(error).toHaveProperty('status'))
      expect(there.log.filter(({ body }) => body.force === true)).toEqual([])
      there.setFaults(() => undefined)
    } else if (one.step === 'reopen') editors[one.who] = await open(one.who)
    else if (one.step === 'accept') accept(there)
    else {
      const texts = { ...content.texts, [news]: there.textOf(news), [project]: there.textOf(project) }
      built = { ...content, texts, at: there.git('log', '-1', '--format=%cI', 'main') }
    }
  }

  // Without faults, each editor publishes until all is accepted.
  const isSettled = async (who: Who) => {
    editors[who] = await open(who)
    const done = await publish(editors[who])
    accept(there)
    return done === 'current'
  }
  for (let round = 0, settled = 0; round < 5 && settled < 2; round++)
    settled = Number(await isSettled(0)) + Number(await isSettled(1))
  const published = there.textOf(news) + there.textOf(project)
  expect(typed.filter((word) => !new RegExp(`${word}\\b`).test(published))).toEqual([])
  expect(there.log.filter(({ body }) => body.force === true)).toEqual([])
  for (const editor of editors)
    expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [] })
}

/** Adds a paragraph to a document. */
async function write(editor: Editor, file: string, line: number, word: string): Promise<void> {
  const { text, revision } = await editor.call('open', { file })
  const [start = '', fields = '', body = ''] = text.split(/^---\n/m)
  const paragraph = file === news ? `<p>${word}</p>` : word
  const paragraphs = body.trim().split(/\n\n+/)
  paragraphs.splice(Math.min(line, paragraphs.length), 0, paragraph)
  const operation = {
    op: 'write',
    text: [start, fields, `\n${paragraphs.join('\n\n')}\n`].join('---\n'),
  } as const
  await editor.call('edit', { file, revision, operation })
}

/** Publishes all drafts; of a conflict, the editor keeps both versions, and publishes again. */
async function publish(editor: Editor): Promise<string> {
  for (;;) {
    const { done, left } = await editor.publish()
    if (left.length === 0) return done
    expect(left.map(({ why }) => why)).toEqual(left.map(() => 'conflict'))
    for (const { file } of left) await editor.resolve(file, bothOf)
  }
}

function bothOf(passages: readonly Passage[]): string {
  return passages.map((one) => ('same' in one ? one.same : `${one.theirs}\n${one.ours}`)).join('')
}
