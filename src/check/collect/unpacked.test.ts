import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesOnDisk } from '../files-on-disk.ts'
import { formatFinding } from '../present.ts'
import { leaveOutUnpacked } from './unpacked.ts'

const own = ['news/dita/index.mdx', 'site.yaml']

test.each([
  ['beside content/', [], ['ndryshimet-2026-11-28/NDRYSHIMET.json', 'ndryshimet-2026-11-28/NDRYSHIMET.txt']],
  ['beside content/ by a former studio', [], ['content (2)/NDRYSHIMET.txt']],
  ['over the project', [], ['NDRYSHIMET.json', 'NDRYSHIMET.txt']],
  ['in content/', ['NDRYSHIMET.json', 'NDRYSHIMET.txt', 'content/news/dita/index.mdx'], []],
  ['in a folder below content/', ['a/NDRYSHIMET.json', 'a/content/site.yaml'], []],
])('check reports an archive unpacked %s once', (_, inside, beside) => {
  const { others, findings } = leaveOutUnpacked([...own, ...inside].sort(), beside)
  expect(others).toEqual(own)
  const [file] = [...inside.map((name) => `content/${name}`), ...beside]
  expect(findings.map(({ place }) => place.source.file)).toEqual([file])
  for (const language of ['sq', 'en'] as const)
    for (const found of findings)
      expect(formatFinding(found, language).hint).toContain('npm run import -- ndryshimet.zip')
})

test('check ignores the note of an earlier archive in the project folder', () => {
  expect(leaveOutUnpacked(own, ['NDRYSHIMET.txt'])).toEqual({ others: own, findings: [] })
})

test('project files include those that an archive left next to content/', async () => {
  const root = await mkdtemp(join(tmpdir(), 'unpacked-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const folder of ['content', 'content (2)', '.git', 'drafts']) await mkdir(join(root, folder))
  for (const folder of ['content', 'content (2)', '.git', '.'])
    await writeFile(join(root, folder, 'NDRYSHIMET.json'), '{}')
  expect(await filesOnDisk(root).unpacked?.()).toEqual(['NDRYSHIMET.json', 'content (2)/NDRYSHIMET.json'])
})
