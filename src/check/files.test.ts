import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { memoryDisk } from '../util/disk/memory.ts'
import { contentFiles, slug } from './files.ts'
import { filesOnDisk } from './files-on-disk.ts'

test('check reports in words that the content is a file and not a folder', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(path.join(root, 'content'), '')
  await expect(filesOnDisk(root).list('content')).rejects.toThrow(
    '„content“ nuk është dosje. (Not a folder.)',
  )
})

test('check reports in words that a file cannot be read', async () => {
  const read = (file: string) => {
    throw Object.assign(new Error(`EACCES: permission denied, open '${file}'`), { code: 'EACCES' })
  }
  await expect(contentFiles({ ...memoryDisk(), read }).read('content/site.yaml')).rejects.toThrow(
    '„content/site.yaml“ nuk lexohet: mungon leja. (No permission to read it.)',
  )
})

test('file list and contents are the same in memory and on a disk', async () => {
  const files = contentFiles(
    memoryDisk({ 'content/b/a.mdx': 'ë', 'content/a.yaml': '', 'content/.git/x': '' }),
  )
  expect(await files.list('content')).toEqual({ files: ['a.yaml', 'b/a.mdx'], others: [] })
  expect(await files.list('public')).toEqual({ files: [], others: [] })
  expect(new TextDecoder().decode(await files.read('content/b/a.mdx'))).toBe('ë')
  await expect(files.read('content/c.mdx')).rejects.toThrow('content/c.mdx')
})

test('file list includes an empty folder with the name of a document', async () => {
  const disk = memoryDisk({ 'content/projects/a.mdx': '' })
  const list = (folder: string) =>
    folder === 'content/projects'
      ? [...disk.list(folder), { name: '2020-era.mdx', kind: 'folder' as const }]
      : folder === 'content/projects/2020-era.mdx'
        ? []
        : disk.list(folder)
  expect(await contentFiles({ ...disk, list }).list('content')).toEqual({
    files: ['projects/a.mdx'],
    others: ['projects/2020-era.mdx/'],
  })
})

test.each([
  ['Dita e Diellit', 'dita-e-diellit'],
  ['Efiçienca në Gjilan', 'eficienca-ne-gjilan'],
  ['Đorđe Łoś: Straße', 'dorde-los-strasse'],
])('slug spells %s in plain letters', (name, expected) => {
  expect(slug(name)).toBe(expected)
})
