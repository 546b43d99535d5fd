import { describe, expect, test } from 'vitest'
import { nextEdition } from '../../check/testing/good-site.ts'
import type { OpenDocument, Operation } from '../protocol.ts'
import { refusals as words } from '../words/core.json'
import { openDrafts } from './drafts.ts'
import { diskOf, openStudioOf, projectForEachTest, runtimes, stateOf, writeIn } from './testing/studio.ts'

describe.each(runtimes)('%s', (runtime) => {
  let root: string
  let before: Record<string, string>
  projectForEachTest((...project) => {
    ;[root, before] = project
  }, runtime)

  test('upload keeps an unplaced photo after a restart', async () => {
    const file = 'content/reports/2024/index.mdx'
    const { call, studio } = await openStudioOf(root)
    const { revision } = await call('open', { file })
    await studio.upload({ file, revision, name: '91.jpg' }, new Uint8Array([1, 2, 3]))
    const again = await openStudioOf(root)
    expect((await again.call('open', { file })).pictures.map((one) => one.file)).toContain('91.jpg')
    expect([...again.studio.picture(file, '91.jpg')]).toEqual([1, 2, 3])
  })

  test('discard between two uploads takes the first photo and refuses the second', async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5))
    const { call, studio, edit, drafts } = await openStudioOf(root, {
      async prepare({ name, bytes }) {
        await pause()
        return { name, bytes }
      },
    })
    async function discardDuringUploads({ file, revision }: OpenDocument) {
      const upload = (name: string) => studio.upload({ file, revision, name }, new Uint8Array([1]))
      return await Promise.allSettled([upload('91.jpg'), call('discard', { file }), upload('92.jpg')])
    }
    const file = 'content/reports/2024/index.mdx'
    const published = await call('open', { file })
    const changed = await edit(published, { op: 'set', path: ['title'], value: 'Imi' })
    expect(await discardDuringUploads(changed)).toMatchObject([
      { status: 'fulfilled' },
      { value: { isDraft: false, text: published.text, pictures: published.pictures } },
      { reason: { status: 412 } },
    ])
    const begun = await call('create', { kind: 'project', title: 'Pylli', year: '2026' })
    expect(await discardDuringUploads(begun)).toMatchObject([
      { status: 'fulfilled' },
      { value: { gone: true } },
      { reason: { status: 404 } },
    ])
    expect(drafts.all()).toEqual([])
    const { deleted } = await call('trash', {})
    await call('restore', { name: deleted[0]?.name ?? '' })
    expect(drafts.all()).toMatchObject([
      { file: begun.file, pictures: [begun.file.replace(/[^/]+$/, '91.jpg')] },
    ])
  })

  test('create makes a report draft with number, folder, days, headings and pictures', async () => {
    // As a system's program for files, and a disk without room, leave them.
    for (const folder of ['open', 'trash']) await writeIn(root, `drafts/${folder}/.DS_Store`, '')
    await writeIn(root, 'drafts/renumbered.json', '[[')
    const { call, edit, studio, publish } = await openStudioOf(root)
    const begun = await call('create', { kind: 'report', start: '2025-11-20', end: '2025-11-21' })
    expect(begun).toMatchObject({ file: 'content/reports/2025/index.mdx', isNew: true, isDraft: true })
    expect(begun.values).toMatchObject({ year: 2025, date: '20-21 Nëntor 2025', readTime: '1 minutë lexim' })
    expect(begun.text).toContain('\n## Data: 20 Nëntor 2025\n')
    expect(begun.text).not.toContain('\n#  ')
    expect(await stateOf(root)).toEqual(before)
    const { id } = begun.values as { id: number }
    const next = await call('create', { kind: 'report', start: '2025-12-20', end: '2025-12-21' })
    expect(next).toMatchObject({ file: 'content/reports/2025-2/index.mdx', values: { id: id + 1 } })

    const { file } = begun
    const given = { file, name: '01.jpg', revision: begun.revision }
    const { document } = await studio.upload(given, new Uint8Array([1, 2, 3]))
    expect(document.pictures.map((picture) => picture.file)).toEqual(['01.jpg'])
    const filled = await edit(
      document,
      { op: 'set', path: ['title'], value: 'Shkolla verore 2025' },
      {
        op: 'set',
        path: ['description'],
        value: `${'Dy ditë për energjinë dhe klimën. '.repeat(3)}`.trim(),
      },
      {
        op: 'insert',
        path: ['gallery'],
        index: 0,
        value: { file: '01.jpg', alt: 'Nxënës rreth një tavoline' },
      },
      { op: 'set', path: ['cover', 'file'], value: '01.jpg' },
      { op: 'set', path: ['cover', 'alt'], value: 'Nxënës rreth një tavoline në oborr' },
    )
    const text =
      '\n## Hyrje\n\nFjalë.\n\n## Data: 20 Nëntor 2025\n\nPunë.\n\n## Data: 21 Nëntor 2025\n\nPunë.\n\n## Përfundim\n\nFund.\n'
    const ready = await edit(filled, { op: 'body', text })
    expect(ready.problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(await publish(file)).toEqual({ done: 'written', left: [] })
    const after = await stateOf(root)
    expect(Object.keys(after).filter((name) => !(name in before))).toEqual([
      'reports/2025/01.jpg',
      'reports/2025/index.mdx',
    ])
  })

  test('copy gets its own number and folder and keeps all other content and pictures', async () => {
    const { call, studio } = await openStudioOf(root)
    const other = await call('open', { file: 'content/reports/2024/index.mdx' })
    const { title, id } = other.values as { title: string; id: number }
    const copy = await call('copy', { file: other.file })
    expect(copy).toMatchObject({ file: 'content/reports/2024-2/index.mdx', isNew: true, isDraft: true })
    const own = copy.values as { title: string; id: number }
    expect(own.title).toBe(`${title} (kopje)`)
    expect(copy.text.replace(own.title, title).replace(`id: ${own.id}`, `id: ${id}`)).toBe(other.text)
    expect(copy.pictures.map(({ file }) => file)).toEqual(other.pictures.map(({ file }) => file))
    const [first] = copy.pictures
    const bytesOf = (file: string) => Buffer.from(studio.picture(file, first?.file ?? ''))
    expect(bytesOf(copy.file)).toEqual(bytesOf(other.file))
    expect((await call('copy', { file: copy.file })).file).toBe('content/reports/2024-3/index.mdx')
    await expect(call('copy', { file: 'content/site.yaml' })).rejects.toThrow()
    expect(await stateOf(root)).toEqual(before)
  })

  test('create names the files of a new post and project after their titles', async () => {
    const { call } = await openStudioOf(root)
    const post = await call('create', {
      kind: 'news',
      title: 'Dita e Tokës: çfarë bëmë?',
      published: '2025-04-22',
    })
    expect(post).toMatchObject({
      file: 'content/news/dita-e-tokes-cfare-beme/index.mdx',
      values: { date: '22 PRI 2025' },
    })
    const again = await call('create', {
      kind: 'news',
      title: 'Dita e Tokës: çfarë bëmë?',
      published: '2025-04-23',
    })
    expect(again.file).toBe('content/news/dita-e-tokes-cfare-beme-2/index.mdx')
    const nameless = await call('create', { kind: 'news', title: '100 %?!', published: '2025-04-24' })
    expect(nameless.file).toBe('content/news/100/index.mdx')
    const unsaid = await call('create', { kind: 'news', title: '…!', published: '2025-04-25' })
    const { id } = unsaid.values as { id: number }
    expect(unsaid.file).toBe(`content/news/lajm-${id}/index.mdx`)
    const project = await call('create', { kind: 'project', title: 'Plani i ri', year: '2025-2026' })
    expect(project).toMatchObject({
      file: 'content/projects/2025-2026-plani-i-ri.mdx',
      values: { year: '2025-2026' },
    })
    expect(post.text).toContain('\ntitle: "Dita e Tokës: çfarë bëmë?"\n')
    expect(project.text).toContain('\ntitle: "Plani i ri"\n')
    await expect(
      call('create', { kind: 'project', title: 'Plani', year: '2026-2025' }),
    ).rejects.toMatchObject({
      status: 422,
    })
    expect(await call('discard', { file: project.file })).toEqual({ gone: true })
    for (const { file } of [nameless, unsaid]) await call('discard', { file })
    expect(await stateOf(root)).toEqual(before)
  })

  test('report day headings follow when all days move and return with them', async () => {
    const { call, edit } = await openStudioOf(root)
    const begun = await call('create', { kind: 'report', start: '2024-07-30', end: '2024-08-01' })
    const days = ({ text }: { text: string }) => text.match(/(?<=^## Data: ).*/gm)
    const set = (name: string, value: string): Operation => ({ op: 'set', path: [name], value })
    const nextYear = await edit(begun, set('start', '2025-07-30'), set('end', '2025-08-01'))
    expect(days(nextYear)).toEqual(['30 Korrik 2025', '31 Korrik 2025', '1 Gusht 2025'])
    const nextDay = await edit(nextYear, set('end', '2025-08-02'), set('start', '2025-07-31'))
    expect(days(nextDay)).toEqual(['31 Korrik 2025', '1 Gusht 2025', '2 Gusht 2025'])
    const back = await edit(nextDay, set('start', '2024-07-30'), set('end', '2024-08-01'))
    expect(back.text).toBe(begun.text)

    const few = await edit(begun, {
      op: 'body',
      text: begun.text.slice(begun.body?.start).replace(/## Data: 3.*\n/g, ''),
    })
    const moved = await edit(few, set('end', '2025-08-01'), set('start', '2025-07-30'))
    expect(days(moved)).toEqual(['1 Gusht 2025'])
    // A report that loses a day keeps the part: the editor moves its words.
    const short = await edit(moved, set('end', '2025-07-31'))
    expect(days(short)).toEqual(['1 Gusht 2025'])
  })

  test('new document moves with its photos when its year changes and keeps its old path', async () => {
    const { call, edit, studio, drafts } = await openStudioOf(root)
    const begun = await call('create', { kind: 'report', start: '2026-11-20', end: '2026-11-21' })
    const given = { file: begun.file, name: '01.jpg', revision: begun.revision }
    const { document } = await studio.upload(given, new Uint8Array([1, 2, 3]))
    const cover: Operation = { op: 'set', path: ['cover', 'file'], value: '01.jpg' }
    const moved = await edit(await edit(document, cover), { op: 'set', path: ['start'], value: '2025-11-20' })
    expect(moved).toMatchObject({
      file: 'content/reports/2025/index.mdx',
      isNew: true,
      values: { year: 2025 },
    })
    expect(moved.pictures.map((picture) => picture.file)).toEqual(['01.jpg'])
    expect(moved.problems.filter(({ label }) => label === 'Dita e parë')).toEqual([])
    expect([...studio.picture(moved.file, '01.jpg')]).toEqual([1, 2, 3])
    // A window that did not get the response sets the day back, under the former path.
    const again = {
      file: begun.file,
      revision: moved.revision,
      operation: { op: 'set', path: ['start'], value: '2026-11-20' },
    }
    expect(await studio.call('edit', again)).toMatchObject({ file: begun.file })
    expect(openDrafts(await diskOf(root)).all()).toMatchObject([{ file: begun.file }])
    expect(drafts.all().map(({ pictures }) => pictures)).toEqual([['content/reports/2026/01.jpg']])

    const taken = await edit(await call('open', { file: begun.file }), {
      op: 'set',
      path: ['start'],
      value: '2024-11-20',
    })
    expect(taken.file).toBe('content/reports/2024-2/index.mdx')
    const project = await call('create', { kind: 'project', title: 'Plani i ri', year: '2024' })
    expect(project.fields.find(({ key }) => key === 'year')?.type).toBe('line')
    const later = await edit(project, { op: 'set', path: ['year'], value: '2025-2026' })
    expect(later).toMatchObject({
      file: 'content/projects/2025-2026-plani-i-ri.mdx',
      values: { year: '2025-2026' },
    })
    // It comes back from the trash where it was, not where it began.
    await call('discard', { file: later.file })
    const [name] = (await call('trash', {})).deleted.map((discarded) => discarded.name)
    expect(await call('restore', { name: name ?? '' })).toEqual({ file: later.file })
    // An incomplete year does not move the document.
    expect((await edit(later, { op: 'set', path: ['year'], value: '20' })).file).toBe(later.file)
  })

  test('create makes a single next edition as a draft that can be deleted and restored', async () => {
    const { call, edit, publish } = await openStudioOf(root)
    const asked = {
      kind: 'nextEdition',
      title: ' Shkolla e  diellit',
      start: '2099-07-06',
      end: '2099-07-10',
    } as const
    await expect(call('create', { ...asked, title: ' ' })).rejects.toThrow(words.noTitle)
    await expect(call('create', { ...asked, end: '2099-07-05' })).rejects.toThrow(words.wrongDays)
    const begun = await call('create', asked)
    const { file } = begun
    expect(begun).toMatchObject({ file: 'content/next-edition.yaml', label: 'Ftesë', page: '/summer-school' })
    expect(begun.text).toBe(
      'title: "Shkolla e diellit"\nstart: 2099-07-06\nend: 2099-07-10\nplace: ""\ndeadline: ""\naudience: ""\n',
    )
    await expect(call('create', asked)).rejects.toThrow(words.editionIsThere)
    expect(begun.problems.map(({ path }) => path?.join('.'))).toEqual([
      'place',
      'deadline',
      'audience',
      'phone',
    ])

    const ready = await edit(
      begun,
      { op: 'set', path: ['place'], value: 'Durrës' },
      { op: 'set', path: ['deadline'], value: '2099-05-15' },
      { op: 'set', path: ['audience'], value: 'Nxënës të klasave 10 deri në 12.' },
      { op: 'set', path: ['email'], value: 'aplikime@dielli.test' },
    )
    expect([ready.problems, ready.values]).toEqual([[], nextEdition])
    expect(await publish(file)).toEqual({ done: 'written', left: [] })
    const text = Buffer.from(ready.text).toString('latin1')
    expect(await stateOf(root)).toEqual({ ...before, 'next-edition.yaml': text })
    await expect(call('create', asked)).rejects.toThrow(words.editionIsThere)

    expect(await call('links', { file })).toMatchObject({ links: [] })
    await call('remove', { file, revision: ready.revision })
    await publish(file)
    expect(await stateOf(root)).toEqual(before)
    const [thrown] = (await call('trash', {})).deleted
    await call('restore', { name: thrown?.name ?? '' })
    await publish(file)
    expect(await stateOf(root)).toEqual({ ...before, 'next-edition.yaml': text })
  })
})
