import { expect, test } from 'vitest'
import { reportParts } from '../../../model/report-parts.ts'
import { openStudioOf, projectForEachTest } from '../../core/testing/studio.ts'
import type { Operation, Path } from '../../protocol.ts'
import { Failure } from '../api.ts'
import { valueAt } from '../values.ts'
import type { Session } from './session.ts'
import { bodyText, Conflict } from './state.ts'
import { windowOn } from './testing/window.ts'
import type { UnsentStore } from './unsent.ts'

const file = 'content/reports/2024/index.mdx'

let root: string

projectForEachTest((...[given]) => {
  root = given
}, 'in a browser')

/** A window on a report with two paragraphs; `type` and `others` change the first and the last one. */
async function openReport(moment: string) {
  const { studio, call } = await openStudioOf(root)
  const first = await call('open', { file })
  const { start = 0 } = first.body ?? {}
  const edit = async (operation: Operation) => {
    const { revision } = await call('open', { file })
    return await call('edit', { file, revision, operation })
  }
  const body = '\n## Hyrje\n\nE para.\n\nE mesme.\n\nE fundit.\n'
  const opened = await edit({ op: 'body', text: body })
  /** What the editor does while the answer of the first call of this name is on its way. */
  const typing: (() => void)[] = []
  const session = windowOn(() => studio, opened, {
    during: async (name) => name === moment && typing.shift()?.(),
  })
  return {
    session,
    typing,
    type: (text: string) => session.write('body', body.replace('E para.', text)),
    others: async (text: string) => {
      const now = (await call('open', { file })).text.slice(start)
      await edit({ op: 'body', text: now.slice(now.indexOf('\n## Hyrje')).replace('E fundit.', text) })
    },
    edit,
    text: async () => (await call('open', { file })).text,
  }
}

/** Sends all that waits, with what is typed meanwhile. */
async function settle(session: Session): Promise<void> {
  for (let round = 0; round < 4; round++) await session.refresh()
  expect(session.state()).toMatchObject({ failure: undefined, waiting: [] })
}

test.each(['merge', 'open'])(
  'session keeps remote edits when the editor types in the body during %s',
  async (moment) => {
    const { session, typing, type, others, text } = await openReport(moment)
    typing.push(() => type('E para, dy.'))
    await others('E fundit e tjetrit.')
    if (moment === 'merge') type('E para, një.')
    await settle(session)
    expect(await text()).toMatch(/\nE para, dy\.\n\nE mesme\.\n\nE fundit e tjetrit\.\n/)
    expect(session.state().document.text).toBe(await text())
  },
)

test('session sees no conflict in its own words after a lost response to a merge', async () => {
  const { session, typing, type, others, text } = await openReport('merge')
  typing.push(() => {
    type('E para, dy.')
    throw new Failure('pa përgjigje')
  })
  await others('E fundit e tjetrit.')
  type('E para, një.')
  await settle(session)
  expect(await text()).toMatch(/\nE para, dy\.\n\nE mesme\.\n\nE fundit e tjetrit\.\n/)
})

test('session asks when a field is typed in that another window changed during a merge', async () => {
  const { session, typing, edit, text } = await openReport('merge')
  const set = (path: Path, value: string) => session.edit({ op: 'set', path, value })
  typing.push(() => set(['title'], 'Titulli im'))
  await edit({ op: 'set', path: ['title'], value: 'Titulli i tjetrit' })
  set(['author'], 'Imi')
  await session.refresh()
  await session.refresh()
  expect(session.state().failure).toBeInstanceOf(Conflict)
  expect(session.state().values).toMatchObject({ title: 'Titulli im' })
  expect(await text()).toContain('Titulli i tjetrit')
  await session.compare()
  const ours = expect.stringContaining('Titulli im')
  const theirs = expect.stringContaining('Titulli i tjetrit')
  expect(session.state().conflict?.passages.filter((one) => 'ours' in one)).toEqual([{ ours, theirs }])
})

test('session removes the seen item when others add one before it during a merge', async () => {
  const { session, typing, edit } = await openReport('merge')
  const alts = () => (valueAt(session.state().values, ['gallery']) as { alt: string }[]).map(({ alt }) => alt)
  const [first, second, ...rest] = alts()
  const added = 'Pjesëmarrës të rinj në oborr'
  typing.push(() => {
    expect(alts()).toEqual([first, second, ...rest])
    session.edit({ op: 'remove', path: ['gallery', 1] })
  })
  await edit({ op: 'insert', path: ['gallery'], index: 0, value: { file: '01.jpg', alt: added } })
  session.edit({ op: 'set', path: ['author'], value: 'Imi' })
  await settle(session)
  expect(alts()).toEqual([added, first, ...rest])
})

test('session keeps titles that follow a new date when the body is typed meanwhile', async () => {
  const { session, typing, edit, text } = await openReport('edit')
  const titles = (start: string, end: string) => reportParts(start, end).slice(2, -1)
  const bodyWith = (days: readonly string[], paragraph: string) =>
    `\n${days.map((day) => `## ${day}\n\nPasditja.\n\nMbrëmja.\n`).join('\n')}\n## Përfundim\n\n${paragraph}\n`
  const before = titles('2024-11-21', '2024-11-23')
  await edit({ op: 'set', path: ['start'], value: '2024-11-21' })
  await edit({ op: 'set', path: ['end'], value: '2024-11-23' })
  await edit({ op: 'body', text: bodyWith(before, 'Fundi.') })
  await edit({ op: 'set', path: ['end'], value: '2025-11-23' })
  await session.refresh()
  typing.push(() => session.write('body', bodyWith(before, 'Fundi, një fjalë.')))
  session.edit({ op: 'set', path: ['start'], value: '2025-11-21' })
  await settle(session)
  expect(await text()).toContain(bodyWith(titles('2025-11-21', '2025-11-23'), 'Fundi, një fjalë.'))
})

test('session rebases the unsent edits of the page before a reload', async () => {
  const storage = new Map<string, string>()
  const unsent: UnsentStore = {
    read: (name) => JSON.parse(storage.get(name) ?? 'null') ?? undefined,
    write: (name, given) => void (given ? storage.set(name, JSON.stringify(given)) : storage.delete(name)),
  }
  const { studio, call } = await openStudioOf(root)
  const opened = await call('open', { file })
  const fails = () => Promise.reject(new Failure('e mbyllur'))
  const before = windowOn(() => studio, opened, { before: fails }, unsent)
  before.edit({ op: 'set', path: ['author'], value: 'Imi' })
  before.write('body', `${bodyText(opened)}\nFjalia ime.\n`)
  await before.refresh()
  expect(before.state().failure?.message).toBe('e mbyllur')
  const { revision } = opened
  const title: Operation = { op: 'set', path: ['title'], value: 'Titulli i tjetrit' }
  const now = await call('edit', { file, revision, operation: title })
  const after = windowOn(() => studio, now, {}, unsent)
  expect(after.state().values).toMatchObject({ author: 'Imi' })
  await settle(after)
  expect(after.state().values).toMatchObject({ author: 'Imi', title: 'Titulli i tjetrit' })
  expect(after.state().document.text).toContain('Fjalia ime.')
  expect(storage.size).toBe(0)
})
