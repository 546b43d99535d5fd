import { expect, test } from 'vitest'
import { at, first, git, news, project, repository, setUpFolder, write } from './testing/project.ts'
import { openVersions } from './versions.ts'

setUpFolder()

test('versions lists all versions across renames, newest first, and reads each', async () => {
  await repository()
  const second = first.replace('Fjalia e parë.', 'Fjalia e re.')
  await write(news, second)
  git('commit', '-qam', 'E dyta', '--date=2024-11-21T10:00:00+01:00', '--author=Tjetri <t@example.org>')
  const moved = 'content/news/lajmi-i-ri/index.mdx'
  git('mv', 'content/news/lajmi', 'content/news/lajmi-i-ri')
  git('commit', '-qm', 'E treta')

  const { list, read } = openVersions(at.root)
  const versions = await list(moved)
  expect(versions.map(({ message }) => message)).toEqual(['E treta', 'E dyta', 'First'])
  expect(versions[1]).toMatchObject({ author: 'Tjetri', day: '21 Nëntor 2024' })
  const texts = await Promise.all(versions.map(({ id }) => read(moved, id)))
  expect(texts).toEqual([second, second, first])
  expect(await read(moved, 'HEAD')).toBe(undefined)
})

test('versions begins the history of a copy with the copy', async () => {
  await repository()
  const copy = 'content/news/lajmi-kopje/index.mdx'
  const text = first.replace('Fjalia e parë.', 'Fjalia e kopjes.')
  await write(copy, text)
  git('add', copy)
  git('commit', '-qm', 'Kopja')
  await write(copy, text.replace('Fjalia', 'Thënia'))
  git('commit', '-qam', 'E dyta')

  const { list, read } = openVersions(at.root)
  const versions = await list(copy)
  expect(versions.map(({ message }) => message)).toEqual(['E dyta', 'Kopja'])
  expect(await read(copy, versions[1]?.id ?? '')).toBe(text)
})

test('versions is empty without a repository or for an uncommitted document', async () => {
  await project()
  expect(await openVersions(at.root).list(news)).toEqual([])
  await repository()
  expect(await openVersions(at.root).list('content/news/tjetri/index.mdx')).toEqual([])
})
