import { expect, test } from 'vitest'
import {
  accept,
  base,
  changedOn,
  content,
  news,
  openEditor,
  project,
  repositoryForEachTest,
  today,
} from './testing/editors.ts'

const there = repositoryForEachTest()
const site = 'content/site.yaml'

test('publish proposes a removal with its number in the settings as others have them', async () => {
  const editor = await openEditor(there)
  await editor.remove(project)
  const settings = `${content.texts[site]}# E tyre.\n`
  there.commit({ [project]: `${content.texts[project]}\nMë shumë.\n`, [site]: settings })
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: project, state: 'removed' }] })
  expect(await editor.publish()).toMatchObject({ done: 'proposed' })
  expect(changedOn(there, today)).toEqual([project, site])
  const proposed = there.textOf(site, today)
  expect(proposed).toMatch(/^retired:\n {2}projects: \[1\]\n/m)
  expect(proposed).toContain('# E tyre.')
  expect((await editor.call('changes', {})).proposed).toEqual([project])
})

test('removal can be undone before and after it is proposed', async () => {
  const editor = await openEditor(there)
  const restore = async () => {
    const [{ name = '' } = {}] = (await editor.call('trash', {})).deleted
    return await editor.call('restore', { name })
  }
  await editor.remove(project)
  expect(await restore()).toEqual({ file: project })
  expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [] })
  await editor.remove(project)
  await editor.publish()
  await restore()
  expect(await editor.text(project)).toBe(content.texts[project])
  expect(await editor.call('changes', {})).toMatchObject({ documents: [{ file: project }], proposed: [] })
  expect(await editor.publish()).toEqual({ done: 'withdrawn', left: [] })
  expect(await editor.call('changes', {})).toMatchObject({ documents: [], proposed: [] })
  expect(await editor.text(site)).toBe(content.texts[site])
})

test('removed post is restored with its photographs after the removal is merged', async () => {
  const editor = await openEditor(there)
  await editor.remove(news)
  await editor.publish()
  accept(there)
  await editor.takeNew()
  const { deleted } = await editor.call('trash', {})
  expect(deleted).toMatchObject([
    { what: 'document', title: 'Veprimi klimatik nis nga të rinjtë e Prizrenit' },
  ])
  expect(await editor.call('restore', { name: deleted[0]?.name ?? '' })).toEqual({ file: news })
  expect((await editor.call('open', { file: news })).pictures).toHaveLength(5)
  expect(await editor.publish()).toMatchObject({ done: 'proposed', left: [] })
  accept(there)
  const before = Object.keys(content.others).filter((file) => file.startsWith('content/news/'))
  for (const file of before) expect(there.git('cat-file', '-t', `main:${file}`)).toBe('blob')
  expect([there.textOf(news), there.textOf(site)]).toEqual([base, content.texts[site]])
})

test('removal undone after its merge becomes a new document', async () => {
  const editor = await openEditor(there)
  await editor.remove(project)
  await editor.publish()
  const [{ name = '' } = {}] = (await editor.call('trash', {})).deleted
  await editor.call('restore', { name })
  accept(there)
  await editor.takeNew()
  expect(await editor.text(project)).toBe(content.texts[project])
  expect(await editor.publish()).toMatchObject({ done: 'proposed', left: [] })
  expect(changedOn(there, today)).toEqual([project, site])
  accept(there)
  expect(there.textOf(site)).toBe(content.texts[site])
})
