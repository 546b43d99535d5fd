import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { valueAt } from '../../check/yaml/locate.ts'
import { sha256 } from '../../util/sha256.ts'
import { copyProject, openStudioOf, readIn, removeProject, stateOf, writeIn } from './testing/studio.ts'

const report = 'content/reports/2024/index.mdx'

let root: string
let before: Record<string, string>
beforeEach(async () => {
  root = copyProject()
  before = await stateOf(root)
})
afterEach(() => removeProject(root))

test('publishing removes a photo with its last use, and the former version has it', async () => {
  const { call, edit, publish } = await openStudioOf(root)
  const opened = await call('open', { file: report })
  const names = (opened.values as { gallery: { file: string }[] }).gallery.map(({ file }) => file)
  const at = names.findIndex((name) => opened.text.split(name).length === 2)
  const name = names[at] ?? ''
  const picture = join(root, report, '..', name)
  await edit(opened, { op: 'remove', path: ['gallery', at] })
  await publish(report)
  expect(existsSync(picture)).toBe(false)
  const document = await call('open', { file: report })
  expect(document.pictures.map(({ file }) => file)).not.toContain(name)
  const { deleted } = await call('trash', {})
  expect(deleted).toMatchObject([{ what: 'version', title: opened.title }])
  await call('restore', { name: deleted[0]?.name ?? '' })
  expect((await call('open', { file: report })).text).toBe(opened.text)
  await publish(report)
  expect(await stateOf(root)).toEqual(before)
})

test('publishing names a photo by its bytes when another picture has its name', async () => {
  const { call, edit, studio, publish } = await openStudioOf(root)
  let document = await call('open', { file: report })
  for (const [index, name] of ['91.jpg', '92.jpg'].entries()) {
    const { revision } = document
    const bytes = new TextEncoder().encode(`e imja ${index + 1}`)
    const uploaded = await studio.upload({ file: report, name, revision }, bytes)
    const value = { file: name, alt: `Pjesëmarrës në oborr, pamja ${index + 1}` }
    document = await edit(uploaded.document, { op: 'insert', path: ['gallery'], index, value })
    await writeIn(root, report.replace('index.mdx', name), 'e tjetrit')
  }
  await publish(report)
  const { values } = await call('open', { file: report })
  const files = [0, 1].map((index) => valueAt(values, ['gallery', index, 'file']))
  const names = ['e imja 1', 'e imja 2'].map((text) => `foto-${sha256(text, 8)}.jpg`)
  expect(files).toEqual(names)
  const bytesOf = (name: string) => readFile(join(root, report, '..', name), 'utf8')
  expect([await bytesOf('91.jpg'), await bytesOf(names[1] ?? '')]).toEqual(['e tjetrit', 'e imja 2'])
})

test('form reports a duplicate number and offers a free one', async () => {
  const { call, edit } = await openStudioOf(root)
  const { values } = await call('open', { file: 'content/reports/2014/index.mdx' })
  const id = Number(valueAt(values, ['id']))
  const good = await readIn(root, report)
  await writeIn(root, report, good.replace(/^id: .*/m, `id: ${id}`))
  const opened = await call('open', { file: report })
  const [problem] = opened.problems
  expect(problem?.sentence).toBe(`Numrin ${id} e ka edhe një dokument tjetër.`)
  const free = /numrin e lirë (\d+)\.$/.exec(problem?.hint ?? '')?.[1]
  // The number of the other document may be the wrong one: only its own button changes this one.
  expect((await edit(opened, { op: 'fixAll' })).values).toMatchObject({ id })
  const { start = 0, end = 0 } = problem ?? {}
  const fixed = await edit(opened, { op: 'fix', start, end })
  expect(fixed.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(fixed.values).toMatchObject({ id: Number(free) })
})
