import type { Rule } from '../../../src/check/rules/index.ts'
import { documents, nextEditionFile, nextEditionText } from '../../../src/check/testing/good-site.ts'
import type { Fixture, SiteFixture } from './fixture.ts'
import { newsPost, project } from './samples.ts'

const paragraph = '<p>Po.</p>\n'
const { shortProject } = documents
const speller = (word: string) => word !== 'lapps'
const projectOf = (word: string) =>
  `---\nid: 1\nyear: 2017\ntitle: Fletorja\n---\nNjë fletore, një ${word}.\n`

/** Whole documents. */
export const documentFixtures = {
  'date/unreadable': {
    ...posts(
      newsPost(2, paragraph),
      newsPost(2, paragraph).replace('03 MAJ', '03 MAI').replace('-05-03', '-05-32'),
      '5:7-5:18',
    ),
    besides: 'frontmatter/date',
  },
  'edition/past': edition('2099-07-10', '1999-07-10', '3:6-3:16', 'report/date-range'),
  'edition/deadline': edition('2099-05-15', '2099-07-07', '5:11-5:21'),
  'edition/no-way-to-apply': edition('email: aplikime@dielli.test\n', '', '6:42-6:43'),
  'project/year-range': {
    right: { files: { 'content/projects/2014-2015-era.mdx': project(3, '2014-2015') } },
    wrong: { files: { 'content/projects/2014-2013-era.mdx': project(3, '2014-2013') } },
    at: ['content/projects/2014-2013-era.mdx:3:7-3:16'],
  },
  'spelling/unknown-word': {
    right: { files: { [shortProject]: projectOf('laps') }, speller },
    wrong: { files: { [shortProject]: projectOf('lapps') }, speller },
    at: [`${shortProject}:6:18-6:23`],
  },
} satisfies Record<string, Fixture>

/** A next edition with another text in the place of one. */
function edition(right: string, wrong: string, place: string, besides?: Rule): SiteFixture {
  const filesOf = (text: string) => ({ files: { [nextEditionFile]: text } })
  return {
    right: filesOf(nextEditionText),
    wrong: filesOf(nextEditionText.replace(right, wrong)),
    at: [`${nextEditionFile}:${place}`],
    ...(besides && { besides }),
  }
}

/** A second news post with its picture. */
function posts(right: string, wrong: string, place: string): SiteFixture {
  const folder = 'content/news/dita-e-re'
  const filesOf = (text: string) => ({ files: { [`${folder}/01.jpg`]: '', [`${folder}/index.mdx`]: text } })
  return { right: filesOf(right), wrong: filesOf(wrong), at: [`${folder}/index.mdx:${place}`] }
}
