import { expect, test } from 'vitest'
import { checkContent } from '../../check/check.ts'
import type { Content } from '../../check/content.ts'
import { goodContent, goodFiles, nextEdition, pictureFacts } from '../../check/testing/good-site.ts'
import { projectsPerPage } from '../../model/paging.ts'
import { publishedModules } from './published.ts'
import { siteValues } from './site-values.ts'

const content = await goodContent()

test('site module has what pages need and leaves out what only the build reads', () => {
  const repository = { name: 'shoqata/faqja', branch: 'main' }
  const { site, words } = JSON.parse(siteValues({ ...content, site: { ...content.site, repository } }))
  expect(site.name).toBe(content.site.name)
  expect(words.nav).toEqual(content.words.nav)
  for (const name of ['placeholders', 'retired', 'address', 'description', 'repository'])
    expect(site).not.toHaveProperty(name)
  expect(words).not.toHaveProperty('synonyms')
})

test('footer has its line about placeholders only while settings are placeholders', () => {
  const footerWith = (placeholders: Content['site']['placeholders']) =>
    JSON.parse(siteValues({ ...content, site: { ...content.site, placeholders } })).words.footer
  expect(footerWith(['email'])).toEqual(content.words.footer)
  expect(footerWith([])).not.toHaveProperty('placeholders')
})

test('site module has the next edition with its printed days', () => {
  expect(JSON.parse(siteValues(content)).next).toEqual({})
  expect(JSON.parse(siteValues({ ...content, nextEdition })).next.edition).toEqual({
    ...nextEdition,
    days: '6-10 Korrik 2099',
    until: '15 Maj 2099',
  })
})

test('site module has project pages only when the projects need a second page', () => {
  const pagesWith = (length: number) =>
    JSON.parse(siteValues({ ...content, projects: Array.from({ length }, () => ({})) })).hasProjectPages
  expect([pagesWith(projectsPerPage), pagesWith(projectsPerPage + 1)]).toEqual([false, true])
})

test('site module has the same bytes with and without a cache', async () => {
  const cache = new Map()
  const files = await goodFiles()
  const texts = []
  for (const options of [{}, { cache }, { cache }]) {
    const checked = await checkContent({ root: '', files, pictures: pictureFacts, ...options })
    texts.push(checked.content && bytesOf(checked.content))
  }
  expect(texts).toEqual([bytesOf(content), bytesOf(content), bytesOf(content)])
})

function bytesOf(content: Content): string {
  return JSON.stringify([siteValues(content), publishedModules(content).map((module) => module.values())])
}
