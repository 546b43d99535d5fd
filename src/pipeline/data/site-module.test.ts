import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyGoodSite, documents } from '../../check/testing/good-site.ts'
import { readAppContent } from './site-module.ts'

test('app content has municipalities and is absent without interface words', async () => {
  const root = await copyGoodSite()
  const project = join(root, documents.project)
  const text = await readFile(project, 'utf8')
  expect((await readAppContent(root))?.projects.filter((one) => 'municipality' in one)).toEqual([])
  await writeFile(project, text.replace('---\n', '---\nmunicipality: Rahovec\n'))
  const content = await readAppContent(root)
  expect(content?.projects.filter((one) => 'municipality' in one)).toEqual([{ municipality: 'Rahovec' }])
  expect(content?.site.shortName).toBe('Dielli')
  await rm(join(root, 'content/words.yaml'))
  expect(await readAppContent(root)).toBeUndefined()
  await rm(root, { recursive: true })
})
