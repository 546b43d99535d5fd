import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Act } from '../protocol.ts'
import { beforeEachStep } from './testing/steps.ts'
import { homes, openStudioOf, projectForEachTest, readIn, stateOf, writeIn } from './testing/studio.ts'

const report = 'content/reports/2024/index.mdx'
const home = 'content/pages/home/index.yaml'

let root: string
let before: Record<string, string>
const take = (...project: [root: string, before: Record<string, string>]) => {
  ;[root, before] = project
}

describe.each(homes)('%s', (where) => {
  projectForEachTest(take, where)

  test('edit of an outdated revision is refused and merged with remote changes', async () => {
    const { call, act } = await openStudioOf(root)
    const { text: seen } = await call('open', { file: report })
    const opened = await call('open', { file: report })
    await act(opened, { act: 'set', path: ['title'], value: 'Një' })
    const author: Act = { act: 'set', path: ['author'], value: 'Dy' }
    await expect(act(opened, author)).rejects.toMatchObject({ status: 412 })
    const { document, conflict } = await call('merge', { file: report, seen, acts: [author] })
    expect(conflict).toBeUndefined()
    expect(document).toMatchObject({ isDraft: true, values: { title: 'Një', author: 'Dy' } })
  })

  test('edit merges into a file that another program has changed', async () => {
    const { call } = await openStudioOf(root)
    const { text: seen } = await call('open', { file: report })
    const other = seen.replace('author: Ekipi i shoqatës', 'author: Tjetri')
    await writeIn(root, report, other)
    const title: Act = { act: 'set', path: ['title'], value: 'Imi' }
    const { document } = await call('merge', { file: report, seen, acts: [title] })
    expect(document.values).toMatchObject({ title: 'Imi', author: 'Tjetri' })
    expect((await call('save', { file: report, revision: document.revision })).saved).toBe(true)
  })

  test('edit of a place that others changed writes nothing and returns both texts', async () => {
    const { call, act } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    await act(
      opened,
      { act: 'set', path: ['title'], value: 'Një' },
      { act: 'set', path: ['author'], value: 'A' },
    )
    const acts: Act[] = [{ act: 'set', path: ['title'], value: 'Dy' }]
    const { document, conflict } = await call('merge', { file: report, seen: opened.text, acts })
    expect(document.values).toMatchObject({ title: 'Një', author: 'A' })
    expect(conflict?.filter((passage) => 'mine' in passage)).toEqual([
      { mine: expect.stringContaining('Dy'), theirs: expect.stringContaining('Një') },
    ])
  })

  test('edit is not repeated when its response was lost', async () => {
    const { call, act } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const lost: Act = { act: 'remove', path: ['gallery', 0] }
    const { text } = await act(opened, lost)
    const again = await call('merge', { file: report, seen: opened.text, lost, acts: [] })
    expect(again.document.text).toBe(text)
    const title = (value: string): Act => ({ act: 'set', path: ['title'], value })
    const { text: seen } = again.document
    await act(again.document, title('Një'))
    const further = { file: report, seen, lost: title('Një'), acts: [title('Një e dy')] }
    expect((await call('merge', further)).document.values).toMatchObject({ title: 'Një e dy' })
  })

  test('save with errors reports them at their fields, keeps the draft, writes nothing', async () => {
    const { call, act } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const changed = await act(
      opened,
      { act: 'set', path: ['author'], value: '' },
      { act: 'set', path: ['gallery', 3, 'alt'], value: '' },
      { act: 'remove', path: ['start'] },
    )
    const saved = await call('save', { file: report, revision: changed.revision })
    expect(saved).toMatchObject({ saved: false, document: { isDraft: true } })
    const errors = saved.document.problems.filter(({ severity }) => severity === 'error')
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: ['author'], sentence: 'Te „Autori“ nuk ka ende asgjë.' }),
        expect.objectContaining({ path: ['gallery', 3, 'alt'], sentence: 'Fotos i mungon përshkrimi.' }),
        expect.objectContaining({ path: ['start'], sentence: 'Te „Dita e parë“ nuk ka ende asgjë.' }),
      ]),
    )
    expect(await stateOf(root)).toEqual(before)
  })

  test('save keeps changes of others in the file and asks where both changed a place', async () => {
    const { call, act } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const { revision } = await act(opened, { act: 'set', path: ['title'], value: 'Imi' })
    const title = /^title: .*$/m.exec(opened.text)?.[0] ?? ''
    const other = opened.text
      .replace('author: Ekipi i shoqatës', 'author: Tjetri')
      .replace(title, 'title: "I tij"')
    await writeIn(root, report, other)
    const save = (chosen?: { disk: string; text: string }) => call('save', { file: report, revision, chosen })
    const { saved, conflict } = await save()
    expect([saved, conflict?.disk, await readIn(root, report)]).toEqual([false, other, other])
    const passages = conflict?.passages ?? []
    expect(passages.filter((passage) => 'mine' in passage)).toEqual([
      { mine: 'title: "Imi"\n', theirs: 'title: "I tij"\n' },
    ])
    const text = passages.map((passage) => ('same' in passage ? passage.same : passage.mine)).join('')
    // A choice replaces only the text on the disk that the editor has seen.
    expect(await save({ disk: opened.text, text })).toMatchObject({ saved: false, conflict: { disk: other } })
    expect((await save({ disk: other, text })).saved).toBe(true)
    const merged = opened.text
      .replace('author: Ekipi i shoqatës', 'author: Tjetri')
      .replace(title, 'title: "Imi"')
    expect(await readIn(root, report)).toBe(merged)
  })

  test('save asks nothing when others changed only other places', async () => {
    const { call, act } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const { text, revision } = await act(opened, { act: 'set', path: ['title'], value: 'Imi' })
    const [mine, theirs] = ['author: Ekipi i shoqatës', 'author: Tjetri']
    await writeIn(root, report, opened.text.replace(mine, theirs))
    expect((await call('save', { file: report, revision })).saved).toBe(true)
    expect(await readIn(root, report)).toBe(text.replace(mine, theirs))
  })
})

describe('on a computer', () => {
  projectForEachTest(take)

  test('save reports a conflict when others change the file during the save', async () => {
    const other = 'title: "Tjetër"\n'
    const { call, act } = await openStudioOf(root)
    const changed = await act(await call('open', { file: home }), {
      act: 'set',
      path: ['banner', 'headlines', 0],
      value: 'Imja',
    })
    const { revision } = changed
    const saved = await beforeEachStep(
      () => writeFileSync(join(root, home), other),
      () => call('save', { file: home, revision }),
    )
    expect(saved).toMatchObject({ saved: false, conflict: { disk: other } })
    expect(await readFile(join(root, home), 'utf8')).toBe(other)
  })

  test('undo leaves a file that others are changing, reports it and makes no draft', async () => {
    const other = 'title: "Tjetër"\n'
    const { call, act } = await openStudioOf(root)
    const undoMeanwhile = (file: string) =>
      beforeEachStep(
        () => writeFileSync(join(root, file), other),
        () => call('undo', { file }),
      )
    const changed = await act(await call('open', { file: home }), {
      act: 'set',
      path: ['banner', 'headlines', 0],
      value: 'Imja',
    })
    await call('save', { file: home, revision: changed.revision })
    // The undo of a new document's save makes it a draft again.
    const copy = await call('copy', { file: 'content/projects/2007-2008-fushate-informimi.mdx' })
    expect(await call('save', { file: copy.file, revision: copy.revision })).toMatchObject({ saved: true })
    for (const file of [home, copy.file]) {
      await expect(undoMeanwhile(file)).rejects.toThrow(
        'Ruajtja e fundit nuk kthehet dot mbrapsht: dokumenti ka ndryshuar ndërkohë.',
      )
      expect(await readFile(join(root, file), 'utf8')).toBe(other)
      expect(await call('open', { file })).toMatchObject({ isDraft: false })
    }
  })
})
