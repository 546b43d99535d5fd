import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { valueAt } from '../../check/yaml/locate.ts'
import { copyProject, openStudioOf, readIn, removeProject, stateOf, writeIn } from './testing/studio.ts'

const report = 'content/reports/2024/index.mdx'
const news = 'content/news/prizren-klima/index.mdx'

let root: string
let before: Record<string, string>
beforeEach(async () => {
  root = copyProject()
  before = await stateOf(root)
})
afterEach(() => removeProject(root))

test('the save that takes away the last use of a photograph takes its file, and an undo brings it back', async () => {
  const { call, act } = await openStudioOf(root)
  const opened = await call('open', { file: report })
  const names = (opened.values as { gallery: { file: string }[] }).gallery.map(({ file }) => file)
  const at = names.findIndex((name) => opened.text.split(name).length === 2)
  const name = names[at] ?? ''
  const picture = join(root, report, '..', name)
  const without = await act(opened, { act: 'remove', path: ['gallery', at] })
  const { saved, document } = await call('save', { file: report, revision: without.revision })
  expect([saved, existsSync(picture)]).toEqual([true, false])
  expect(document.pictures.map(({ file }) => file)).not.toContain(name)
  await call('undo', { file: report })
  expect(await stateOf(root)).toEqual(before)
})

test('a draft’s photograph gives way to another of its name: both are kept, each with its description', async () => {
  const { call, act, studio } = await openStudioOf(root)
  const { revision } = await call('open', { file: report })
  const uploaded = await studio.upload(
    { file: report, name: '91.jpg', revision },
    new TextEncoder().encode('imja'),
  )
  const value = { file: '91.jpg', alt: 'Pjesëmarrës në oborr, dy veta' }
  const changed = await act(uploaded.document, { act: 'insert', path: ['gallery'], index: 0, value })
  await writeIn(root, report.replace('index.mdx', '91.jpg'), 'e tjetrit')
  const { saved, document } = await call('save', { file: report, revision: changed.revision })
  expect([saved, document.values]).toMatchObject([true, { gallery: { 0: { ...value, file: '92.jpg' } } }])
  const bytesOf = (name: string) => readFile(join(root, report, '..', name), 'utf8')
  expect([await bytesOf('91.jpg'), await bytesOf('92.jpg')]).toEqual(['e tjetrit', 'imja'])
})

test('several photographs of a draft give way in one opening', async () => {
  const { call, act, studio } = await openStudioOf(root)
  const names = ['91.jpg', '92.jpg']
  let document = await call('open', { file: report })
  for (const [index, name] of names.entries()) {
    const { revision } = document
    const uploaded = await studio.upload({ file: report, name, revision }, new TextEncoder().encode(name))
    const value = { file: name, alt: 'Pjesëmarrës në oborr, dy veta' }
    document = await act(uploaded.document, { act: 'insert', path: ['gallery'], index, value })
  }
  for (const name of names) await writeIn(root, report.replace('index.mdx', name), 'e tjetrit')
  const { values } = await call('open', { file: report })
  expect(values).toMatchObject({ gallery: { 0: { file: '93.jpg' }, 1: { file: '94.jpg' } } })
})

test('a new document whose number another one has got meanwhile takes the next free one', async () => {
  const { call } = await openStudioOf(root)
  const begun = await call('create', { kind: 'news', title: 'Imi', published: '2025-06-01' })
  const { id } = begun.values as { id: number }
  await mkdir(join(root, 'content/news/tjeter'))
  const other = (await readFile(join(root, news), 'utf8')).replace(/^id: .*$/m, `id: ${id}`)
  await writeIn(root, 'content/news/tjeter/index.mdx', other)
  expect((await call('open', { file: begun.file })).values).toMatchObject({ id: id + 1 })
  expect((await call('changes', {})).renumbered).toEqual([{ title: 'Imi', from: id, to: id + 1 }])
})

test('a number that another document has too is told so, and the free one is a click away', async () => {
  const { call, act } = await openStudioOf(root)
  const { values } = await call('open', { file: 'content/reports/2014/index.mdx' })
  const id = Number(valueAt(values, ['id']))
  const good = await readIn(root, report)
  await writeIn(root, report, good.replace(/^id: .*/m, `id: ${id}`))
  const opened = await call('open', { file: report })
  const [problem] = opened.problems
  expect(problem?.sentence).toBe(`Numrin ${id} e ka edhe një dokument tjetër.`)
  const free = /numrin e lirë (\d+)\.$/.exec(problem?.hint ?? '')?.[1]
  // The number of the other document may be the wrong one: only its own button changes this one.
  expect((await act(opened, { act: 'fixAll' })).values).toMatchObject({ id })
  const { start = 0, end = 0 } = problem ?? {}
  const fixed = await act(opened, { act: 'fix', start, end })
  expect(fixed.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(fixed.values).toMatchObject({ id: Number(free) })
})
