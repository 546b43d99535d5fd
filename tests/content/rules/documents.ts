import { documents } from '../../../src/check/testing/good-site.ts'
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

/** A second news post with its picture. */
function posts(right: string, wrong: string, place: string): SiteFixture {
  const folder = 'content/news/dita-e-re'
  const filesOf = (text: string) => ({ files: { [`${folder}/01.jpg`]: '', [`${folder}/index.mdx`]: text } })
  return { right: filesOf(right), wrong: filesOf(wrong), at: [`${folder}/index.mdx:${place}`] }
}
