import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkContent } from '../check.ts'
import { filesOnDisk } from '../files-on-disk.ts'
import { copyGoodSite, pictureFacts } from '../testing/good-site.ts'

type Options = Partial<Parameters<typeof checkContent>[0]>

/** Problems of a copy of the good site on disk, after `prepare` has changed it. */
async function problemsAfter(
  prepare: (root: string) => Promise<void>,
  options: Options = {},
): Promise<string[]> {
  const root = await copyGoodSite()
  await prepare(root)
  const { problems } = await checkContent({
    root,
    files: filesOnDisk(root),
    pictures: pictureFacts,
    ...options,
  })
  await rm(root, { recursive: true })
  return problems.map(
    ({ file, line, column, rule, severity }) => `${file}:${line}:${column} ${rule} ${severity}`,
  )
}

async function rewrite(root: string, file: string, change: (text: string) => string): Promise<void> {
  await writeFile(path.join(root, file), change(await readFile(path.join(root, file), 'utf8')))
}

const report = 'content/reports/2021/index.mdx'

test('placeholder setting is a warning and in a release an error', async () => {
  const listing = (root: string) =>
    rewrite(root, 'content/site.yaml', (text) => text.replace('placeholders: []', 'placeholders: [email]'))
  expect(await problemsAfter(listing)).toEqual(['content/site.yaml:6:8 placeholder/listed warning'])
  expect(await problemsAfter(listing, { release: true })).toEqual([
    'content/site.yaml:6:8 placeholder/listed error',
  ])
})

test('release with placeholders yields no content', async () => {
  const root = await copyGoodSite()
  await rewrite(root, 'content/site.yaml', (text) =>
    text.replace('placeholders: []', 'placeholders: [email]'),
  )
  expect(
    (await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts })).content,
  ).toBeDefined()
  expect(
    (await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts, release: true })).content,
  ).toBeUndefined()
  await rm(root, { recursive: true })
})

test('check never follows a symbolic link', async () => {
  const linking = async (root: string) => {
    await mkdir(path.join(root, 'content/news/e-re'))
    await symlink(path.join(root, 'content/site.yaml'), path.join(root, 'content/news/e-re/index.mdx'))
  }
  expect(await problemsAfter(linking)).toEqual(['content/news/e-re/index.mdx:1:1 collect/not-a-file error'])
})

test('link check accepts a link to a file of public/ and to no other file', async () => {
  const linking = (address: string) => async (root: string) => {
    await mkdir(path.join(root, 'public/dokumente'), { recursive: true })
    await writeFile(path.join(root, 'public/dokumente/plani.pdf'), '')
    await rewrite(root, report, (text) => text.replace('(/projects)', `(${address})`))
  }
  expect(await problemsAfter(linking('/dokumente/plani.pdf'))).toEqual([])
  expect(await problemsAfter(linking('/dokumente/plan.pdf'))).toEqual([
    `${report}:26:37 link/missing-file error`,
  ])
})

test.each([
  ...['/about#qellimi', '/projects#viti-2017', '/projects#viti-2018-2020', '/projects#projekti-1', '#main'],
  ...['/#information', '/#pyetja-1', '/kerko?q=hije', '/feed.atom', '/projects.csv'],
])('link check accepts a link to %s', async (address) => {
  const linking = (root: string) =>
    rewrite(root, report, (text) => text.replace('(/projects)', `(${address})`))
  expect(await problemsAfter(linking)).toEqual([])
})

test.each([
  ['https://www.dielli.test/klubi/projects', 'own-address'],
  ['https://DIELLI.test/klubi#pyetjet', 'own-address'],
  ['https://dielli.test/klubi', 'own-address'],
  ['https://127.0.0.1/projects', 'local-address'],
  ['https://server.local/projects', 'local-address'],
])('link check refuses %s as %s', async (address, rule) => {
  const linking = (root: string) =>
    rewrite(root, report, (text) => text.replace('(/projects)', `(${address})`))
  expect(await problemsAfter(linking)).toEqual([`${report}:26:37 link/${rule} error`])
})

test('link check accepts a foreign address that starts like the own one', async () => {
  const linking = (root: string) =>
    rewrite(root, report, (text) => text.replace('(/projects)', '(https://dielli.test/klubi-tjeter)'))
  expect(await problemsAfter(linking)).toEqual([])
})

test('link check includes video cards', async () => {
  const linking = (root: string) =>
    rewrite(root, report, (text) => text.replace('https://video.test/hija', 'https://dielli.test/klubi/x'))
  expect(await problemsAfter(linking)).toEqual([`${report}:53:18 link/own-address error`])
})

test('placeholder text is one warning a document and in a release an error', async () => {
  const mark = async (root: string) => {
    await rewrite(root, report, (text) => text.replace('\n---\n', '\nplaceholder: true\n---\n'))
    await rewrite(root, 'content/pages/home/index.yaml', (text) =>
      text.replaceAll(/, author: [^}]+(?= \})/g, '$&, placeholder: true'),
    )
  }
  const marked = (severity: string) => [
    expect.stringMatching(
      new RegExp(`^content/pages/home/index.yaml:\\d+:\\d+ placeholder/marked ${severity}$`),
    ),
    expect.stringMatching(new RegExp(`^${report}:\\d+:14 placeholder/marked ${severity}$`)),
  ]
  expect(await problemsAfter(mark)).toEqual(marked('warning'))
  expect(await problemsAfter(mark, { release: true })).toEqual(marked('error'))
})

test('placeholder mark reaches the page from testimonials but not from documents', async () => {
  const root = await copyGoodSite()
  await rewrite(root, report, (text) => text.replace('\n---\n', '\nplaceholder: true\n---\n'))
  await rewrite(root, 'content/pages/home/index.yaml', (text) =>
    text.replace(/, author: [^}]+(?= \})/, '$&, placeholder: true'),
  )
  const { content } = await checkContent({ root, files: filesOnDisk(root), pictures: pictureFacts })
  await rm(root, { recursive: true })
  expect(content?.reports.map(({ report }) => 'placeholder' in report)).toEqual([false, false])
  expect(content?.home.testimonials.items.map(({ placeholder }) => placeholder)).toEqual([
    true,
    undefined,
    undefined,
    undefined,
  ])
})

test('date check compares years with the day of the check', async () => {
  const nothing = async () => {}
  expect(await problemsAfter(nothing, { today: '2020-01-01' })).toEqual([])
  expect(await problemsAfter(nothing, { today: '2019-12-31' })).toEqual([
    'content/news/dita-e-diellit/index.mdx:6:12 date/too-late warning',
    `${report}:3:7 date/too-late warning`,
  ])
})

test('date check compares the last year of a project with the day of the check', async () => {
  const nothing = async () => {}
  const late = 'content/projects/2018-2020-hartat.mdx:3:7 date/too-late warning'
  expect(await problemsAfter(nothing, { today: '2010-01-01' })).not.toContain(late)
  expect(await problemsAfter(nothing, { today: '2009-12-31' })).toContain(late)
})

test('gap accepts a missing number when it is retired', async () => {
  const renumber = (retired: string) => async (root: string) => {
    await rewrite(root, 'content/reports/2019/index.mdx', (text) => text.replace('id: 2', 'id: 3'))
    await rewrite(root, 'content/projects/2018-2020-hartat.mdx', (text) => text.replace('/blog/2', '/blog/3'))
    await rewrite(root, 'content/site.yaml', (text) => `${text}${retired}`)
  }
  expect(await problemsAfter(renumber(''))).toEqual(['content/reports/2019/index.mdx:2:5 id/gap warning'])
  expect(await problemsAfter(renumber('retired: { reports: [2] }\n'))).toEqual([])
  expect(await problemsAfter(renumber('retired: { reports: [3] }\n'))).toEqual([
    'content/reports/2019/index.mdx:2:5 id/gap warning',
    'content/reports/2019/index.mdx:2:5 id/reused error',
  ])
})
