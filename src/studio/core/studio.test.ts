import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { kinds } from '../../check/documents/kinds.ts'
import { copyGoodSite } from '../../check/testing/good-site.ts'
import { recordsInMemory } from '../../check/testing/overlay.ts'
import { valueAt } from '../../check/yaml/locate.ts'
import { failures } from '../words/core.json'
import { reasonOf } from './refusal.ts'
import { createStudio } from './studio.ts'
import { interruptedAt } from './testing/steps.ts'
import {
  copyProject,
  openStudioOf,
  optionsOf,
  projectForEachTest,
  readIn,
  removeProject,
  runtimes,
  stateOf,
  writeIn,
} from './testing/studio.ts'

const report = 'content/reports/2024/index.mdx'
const news = 'content/news/prizren-klima/index.mdx'
const homePage = 'content/pages/home/index.yaml'

describe.each(runtimes)('%s', (runtime) => {
  let root: string
  let before: Record<string, string>
  projectForEachTest((...project) => {
    ;[root, before] = project
  }, runtime)

  test('list names all documents, and the whole site has no errors', async () => {
    const { call } = await openStudioOf(root)
    const { documents } = await call('documents', {})
    const names = Object.keys(kinds).filter((name) => name !== 'nextEdition')
    expect([...new Set(documents.map(({ kind }) => kind))].sort()).toEqual(names.sort())
    expect(documents.find(({ file }) => file === report)).toMatchObject({
      kind: 'report',
      year: 2024,
      isDraft: false,
      errors: 0,
      title: 'Ndryshimet klimatike dhe tranzicioni energjetik: pesë ditë nga pyetja te plani',
      picture: `/studio/picture?file=${encodeURIComponent(report)}&name=01.jpg`,
    })
  })

  test('studio opens every document and writes nothing', async () => {
    const { call } = await openStudioOf(root)
    const { documents } = await call('documents', {})
    for (const { file } of documents) {
      const document = await call('open', { file })
      expect(document.values, file).toBeDefined()
      expect(document.problems.filter(({ severity }) => severity === 'error')).toEqual([])
      for (const { sentence, hint } of document.problems)
        expect(sentence + hint, file).not.toMatch(/YAML|[a-z]+:$|<\w/)
    }
    expect(await stateOf(root)).toEqual(before)
  })

  test('studio reads changed files only after the check of another call', async () => {
    const { services } = await optionsOf(root)
    let isChecking = false
    const whileChecking: boolean[] = []
    const { call } = await openStudioOf(root, {
      services: {
        ...services,
        store: recordsInMemory(),
        async checker(jobs, how) {
          isChecking = true
          // Long enough for the other call to begin.
          await new Promise((resolve) => setTimeout(resolve, 20))
          isChecking = false
          return await services.checker(jobs, how)
        },
      },
      refresh: async () => void whileChecking.push(isChecking),
    })
    const opening = call('open', { file: report })
    await vi.waitUntil(() => isChecking, { interval: 1 })
    await Promise.all([opening, call('changes', {})])
    expect(whileChecking).toEqual([false, false])
  })

  test('studio answers other calls while Git or a host is busy', async () => {
    const options = await optionsOf(root)
    const never = () => new Promise<never>(() => undefined)
    const asking = { before: never, state: never, take: never }
    const studio = await createStudio({
      ...options,
      publisher: (given) => ({ ...options.publisher(given), ...asking }),
      versions: { list: never, read: never },
    })
    for (const name of ['changes', 'publish', 'versions', 'version', 'difference'] as const) {
      void studio.call(name, { file: report, files: [], id: '1' })
      expect(await studio.call('open', { file: report })).toMatchObject({ file: report })
    }
  })

  test('draft survives a restart, and publishing changes one line of one file', async () => {
    const first = await openStudioOf(root)
    const opened = await first.call('open', { file: report })
    const changed = await first.edit(opened, { op: 'set', path: ['title'], value: 'Titull i ri' })
    expect(changed).toMatchObject({ isDraft: true, values: { title: 'Titull i ri' } })
    expect(changed.revision).not.toBe(opened.revision)
    expect(await stateOf(root)).toEqual(before)

    const second = await openStudioOf(root)
    const again = await second.call('open', { file: report })
    expect([again.text, again.revision]).toEqual([changed.text, changed.revision])
    expect(await second.publish(report)).toEqual({ done: 'written', left: [] })
    expect(await second.call('open', { file: report })).toMatchObject({ isDraft: false, text: again.text })
    const name = 'reports/2024/index.mdx'
    const after = await stateOf(root)
    const lines = (text = '') => text.split('\n')
    expect(lines(after[name]).filter((line, index) => line !== lines(before[name])[index])).toEqual([
      'title: "Titull i ri"',
    ])
    expect({ ...after, [name]: '' }).toEqual({ ...before, [name]: '' })
  })

  test('draft is deleted when the original value is typed again', async () => {
    const { call, edit } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const { title } = opened.values as { title: string }
    const changed = await edit(opened, { op: 'set', path: ['title'], value: 'x: y' })
    const back = await edit(changed, { op: 'set', path: ['title'], value: title })
    expect([back.isDraft, back.text]).toEqual([false, opened.text])
  })

  test('preview reloads one document for an edit and all for added or removed files', async () => {
    const { call, edit, studio, notifications } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const begun = await edit(opened, { op: 'set', path: ['title'], value: 'Një' })
    expect(notifications()).toEqual([undefined])
    const { revision } = await edit(begun, { op: 'set', path: ['title'], value: 'Dy' })
    expect(notifications()).toEqual([report])
    await studio.upload({ file: report, name: '91.jpg', revision }, new Uint8Array([1]))
    expect(notifications()).toEqual([undefined])
    await call('discard', { file: report })
    expect(notifications()).toEqual([undefined])
  })

  test('upload keeps a photo once when it is sent again after a lost response', async () => {
    const { call, studio } = await openStudioOf(root)
    const { revision } = await call('open', { file: report })
    const send = () => studio.upload({ file: report, name: '91.jpg', revision }, new Uint8Array([1]))
    await send()
    const { picture, document } = await send()
    const added = document.pictures.filter(({ file }) => file === '91.jpg')
    expect([picture, added.length]).toEqual(['91.jpg', 1])
  })

  test('edit updates the derived days, year and read time', async () => {
    const { call, edit } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const days = await edit(opened, { op: 'set', path: ['end'], value: '2024-11-26' })
    expect(days.values).toMatchObject({ date: '21-26 Nëntor 2024' })
    const text = '\n## Hyrje\n\nPak fjalë.\n\n## Përfundim\n\nFund.\n'
    const short = await edit(days, { op: 'body', text })
    expect(short.values).toMatchObject({ readTime: '1 minutë lexim' })
    const post = await call('open', { file: news })
    const moved = await edit(post, { op: 'set', path: ['published'], value: '2022-12-01' })
    expect(moved.values).toMatchObject({ date: '01 DHJ 2022' })
  })

  test('edit keeps the placeholder mark of a text and restores it with the old text', async () => {
    const { call, edit } = await openStudioOf(root)
    const opened = await call('open', { file: homePage })
    const path = ['faq', 'items', 0, 'title'] as const
    const old = valueAt(opened.values, path)
    const changed = await edit(opened, { op: 'set', path, value: 'Pyetje e vërtetë?' })
    expect(changed.values).toHaveProperty('faq.items.0.placeholder', true)
    const real = await edit(changed, { op: 'remove', path: ['faq', 'items', 0, 'placeholder'] })
    expect(real.values).toHaveProperty('faq.items.0', expect.not.objectContaining({ placeholder: true }))
    const back = await edit(real, { op: 'set', path, value: String(old) })
    expect(back.text).toBe(opened.text)
    expect(back.isDraft).toBe(false)
  })

  test('edit keeps the placeholder mark of a setting until the editor removes it', async () => {
    const { call, edit } = await openStudioOf(root)
    const opened = await call('open', { file: 'content/site.yaml' })
    const email = (value: string) => ({ op: 'set', path: ['email'], value }) as const
    const changed = await edit(opened, email('zyra@energjia.test'))
    const { placeholders } = opened.values as { placeholders: string[] }
    expect(changed.values).toHaveProperty('placeholders', placeholders)
    expect(changed.published).toEqual(opened.values)
    const real = await edit(changed, { op: 'remove', path: ['placeholders', placeholders.indexOf('email')] })
    expect(real.values).toHaveProperty('placeholders', expect.not.arrayContaining(['email']))
    expect((await edit(real, email('info@example.org'))).text).toBe(opened.text)
  })

  test('open explains a broken document, and the plain editor fixes it', async () => {
    const good = await readIn(root, report)
    await writeIn(root, report, good.replace('author: Ekipi', 'author: "Ekipi'))
    const { call, edit, publish } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    expect(opened.values).toBeUndefined()
    expect(opened.problems.length).toBeGreaterThan(0)
    const fixed = await edit(opened, { op: 'write', text: good })
    expect(fixed.values).toBeDefined()
    expect(await publish(report)).toMatchObject({ done: 'written', left: [] })
    expect(await stateOf(root)).toEqual(before)
  })

  test('link targets are all valid pages and places, including projects', async () => {
    const { call, edit } = await openStudioOf(root)
    const { targets } = await call('targets', {})
    const addresses = targets.map(({ address }) => address)
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/#information', '/about', '/blog/8', '/projects']),
    )
    expect(addresses).toContainEqual(expect.stringMatching(/^\/projects#projekti-\d+$/))
    expect(new Set(addresses).size).toBe(addresses.length)
    const opened = await call('open', { file: news })
    const text = addresses
      .map((address) => `\n<p><a href="${address}">Takimi te ${address}</a></p>\n`)
      .join('')
    const { problems } = await edit(opened, { op: 'body', text })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('fix corrects a problem with one right answer in place', async () => {
    const good = await readIn(root, report)
    await writeIn(
      root,
      report,
      good.replaceAll('\n', '\r\n').replace('start: 2024-11-21', 'start: 2024/11/21'),
    )
    const { call, edit } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    const problem = opened.problems.find(({ path }) => path?.[0] === 'start')
    expect(problem).toMatchObject({
      fix: 'certain',
      sentence: 'Te „Dita e parë“ nuk është shkruar një ditë e kalendarit.',
    })
    const { start = 0, end = 0 } = problem ?? {}
    expect(opened.text.slice(start, end)).toBe('2024/11/21')
    const fixed = await edit(opened, { op: 'fix', start, end })
    expect(fixed.values).toMatchObject({ start: '2024-11-21' })
  })

  test('fixAll corrects all problems with one right answer in one edit', async () => {
    const good = await readIn(root, report)
    const wrong = good
      .replace('start: 2024-11-21', 'start: 2024/11/21')
      .replace('## Përfundim\n\n', '## Përfundim\n\n"Një" dhe "dy".\n\n')
    await writeIn(root, report, wrong)
    const { call, edit } = await openStudioOf(root)
    const opened = await call('open', { file: report })
    expect(opened.problems.filter(({ fix }) => fix).length).toBeGreaterThan(1)
    const fixed = await edit(opened, { op: 'fixAll' })
    expect(fixed.problems.filter(({ fix }) => fix)).toEqual([])
    expect(fixed.text).toBe(good.replace('## Përfundim\n\n', '## Përfundim\n\n„Një“ dhe „dy“.\n\n'))
  })
})

test('publishing leaves the draft when it stops at any step, and goes on when repeated', async () => {
  const file = 'content/reports/2021/index.mdx'
  const names = ['91.jpg', '92.jpg', '93.jpg']
  /** Publishes a report with new pictures; returns how many files that renames or removes. */
  const publishWith = async (at: string, end = Number.POSITIVE_INFINITY) => {
    const { call, edit, studio, publish } = await openStudioOf(at)
    const opened = await call('open', { file })
    let document = await edit(opened, { op: 'set', path: ['title'], value: 'Titull i ri' })
    for (const [index, name] of names.entries()) {
      const given = { file, name, revision: document.revision }
      document = (await studio.upload(given, new TextEncoder().encode(name))).document
      const value = { file: name, alt: `Pjesëmarrës në oborr, ${index + 2} vetë` }
      document = await edit(document, { op: 'insert', path: ['gallery'], index, value })
    }
    return await interruptedAt(end, () => publish(file))
  }
  const projects: string[] = []
  const copy = async () => {
    const project = await copyGoodSite()
    projects.push(project)
    return project
  }
  try {
    const whole = await copy()
    const count = await publishWith(whole)
    const published = await stateOf(whole)
    expect(count).toBeGreaterThan(6)
    for (let end = 0; end < count; end++) {
      const project = await copy()
      await publishWith(project, end).catch(() => undefined)
      const again = await openStudioOf(project)
      const text = (await again.call('open', { file })).text
      expect(text, `ended at step ${end}`).toContain('Titull i ri')
      await again.publish(file)
      expect(await stateOf(project), `ended at step ${end}`).toEqual(published)
      expect(again.drafts.has(file), `ended at step ${end}`).toBe(false)
    }
  } finally {
    for (const project of projects) await removeProject(project)
  }
})

test('studio reports a file in place of a folder and writes nothing', async () => {
  const root = copyProject()
  onTestFinished(() => removeProject(root))
  const before = await stateOf(root)
  const { call, edit } = await openStudioOf(root)
  const opened = await call('open', { file: report })
  await writeIn(root, 'drafts', '')
  const typed = edit(opened, { op: 'set', path: ['title'], value: 'Titull i ri' })
  expect(await typed.catch(reasonOf)).toBe(failures.misplaced)
  expect(await stateOf(root)).toEqual(before)
})
