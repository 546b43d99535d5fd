import type { History } from '../../../src/check/site-wide/history.ts'
import { documents } from '../../../src/check/testing/good-site.ts'
import type { Fixture, SiteFixture } from './fixture.ts'
import { newsPost, project, siteSettings } from './samples.ts'

const second = 'content/projects/2021-uji.mdx'

/** Files, folders, numbers, links and settings: rules that concern more than one document. */
export const siteFixtures = {
  'collect/missing': {
    right: {
      files: {
        'content/news/dita-e-re/01.jpg': '',
        'content/news/dita-e-re/index.mdx': newsPost(2, '<p>Po.</p>\n'),
      },
    },
    wrong: { files: { 'content/news/dita-e-re/01.jpg': '' } },
    at: ['content/news/dita-e-re/index.mdx:1:1'],
  },
  'collect/wrong-place': stray('content/shenime.txt'),
  'collect/wrong-extension': stray('content/reports/2021/zeri.mp3'),
  'collect/wrong-name': renamed('content/projects/2020-era.md'),
  'collect/folder-name': inFolder('content/news/Dita_e_Re'),
  'collect/copy': {
    right: { files: { 'content/projects/2020-era.mdx': project(3) } },
    wrong: {
      files: {
        'content/projects/2020-era.mdx': project(3),
        'content/projects/2020-era - Kopje.mdx': project(3),
      },
    },
    at: ['content/projects/2020-era - Kopje.mdx:1:1'],
  },
  'collect/unpacked': {
    right: {},
    wrong: { beside: ['ndryshimet/NDRYSHIMET.json', 'ndryshimet/NDRYSHIMET.txt'] },
    at: ['ndryshimet/NDRYSHIMET.json:1:1'],
  },
  'collect/folder-depth': inFolder('content/news/2021/dita-e-re'),
  'collect/other-kind': {
    right: { files: { 'content/projects/2020-era.mdx': project(3) } },
    wrong: { files: { 'content/reports/2020/index.mdx': project(3) } },
    at: ['content/reports/2020/index.mdx:1:1-1:4'],
  },
  'collect/wrong-case': renamed('content/projects/2020-Era.mdx'),
  'collect/case-clash': {
    right: {},
    wrong: { files: { 'content/reports/2021/01.JPG': '' } },
    at: ['content/reports/2021/01.jpg:1:1'],
  },
  'collect/picture-place': stray('content/projects/foto.jpg'),
  'collect/picture-format': stray('content/reports/2021/04.heic'),
  'collect/not-a-file': {
    right: {},
    wrong: { others: ['reports/2021/lidhja.jpg'] },
    at: ['content/reports/2021/lidhja.jpg:1:1'],
  },
  'id/reused': {
    right: { files: { [documents.site]: siteSettings('retired: { reports: [3] }') } },
    wrong: { files: { [documents.site]: siteSettings('retired: { reports: [2] }') } },
    at: [`${documents.shortReport}:2:5-2:6`],
  },
  'id/gap': {
    right: { files: { 'content/projects/2020-era.mdx': project(3) } },
    wrong: { files: { 'content/projects/2020-era.mdx': project(4) } },
    at: ['content/projects/2020-era.mdx:2:5-2:6'],
  },
  'id/removed': {
    right: { files: { [documents.site]: siteSettings('retired: { reports: [3] }') }, history: past(true) },
    wrong: { history: past(true) },
    at: [`${documents.site}:1:1`],
  },
  'id/history': {
    right: {
      files: { [documents.site]: siteSettings('retired: { reports: [3] }') },
      history: past(true),
      release: true,
    },
    wrong: {
      files: { [documents.site]: siteSettings('retired: { reports: [3] }') },
      history: past(false),
      release: true,
    },
    at: [`${documents.site}:1:1`],
  },
  'id/duplicate': {
    right: { files: { 'content/projects/2020-era.mdx': project(3) } },
    wrong: { files: { 'content/projects/2020-era.mdx': project(2) } },
    at: [`${documents.project}:2:5-2:6`, 'content/projects/2020-era.mdx:2:5-2:6'],
  },

  'title/repeated': {
    right: { files: { 'content/projects/2020-era.mdx': project(3), [second]: project(4, '2021', 'Uji') } },
    wrong: { files: { 'content/projects/2020-era.mdx': project(3), [second]: project(4, '2021', 'ERA') } },
    at: [`${second}:4:8-4:11`],
  },
} satisfies Record<string, Fixture>

/** The history of a site that once had a third report. */
function past(isWhole: boolean): History {
  const file = 'content/reports/2022/index.mdx'
  return { isWhole, bearers: [{ list: 'reports', id: 3, file, isRemoved: true, traits: ['title: Uji'] }] }
}

/** A good project under an unexpected file name. */
function renamed(file: string): SiteFixture {
  return {
    right: { files: { 'content/projects/2020-era.mdx': project(3) } },
    wrong: { files: { [file]: project(3) } },
    at: [`${file}:1:1`],
  }
}

/** A good news post in an unexpected folder. */
function inFolder(folder: string): SiteFixture {
  const post = newsPost(2, '<p>Po.</p>\n')
  const filesIn = (place: string) => ({ [`${place}/01.jpg`]: '', [`${place}/index.mdx`]: post })
  return {
    right: { files: filesIn('content/news/dita-e-re') },
    wrong: { files: filesIn(folder) },
    at: [`${folder}/index.mdx:1:1`],
  }
}

/** A file in an unexpected place; the corrected twin lacks it. */
function stray(file: string): SiteFixture {
  return { right: { files: { [file]: undefined } }, wrong: { files: { [file]: 'Po' } }, at: [`${file}:1:1`] }
}
