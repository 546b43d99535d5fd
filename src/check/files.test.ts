import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { filesOnDisk } from './files.ts'

test('says in words that the content is a file and no folder', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'content-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await writeFile(path.join(root, 'content'), '')
  await expect(filesOnDisk(root).list('content')).rejects.toThrow(
    '„content“ nuk është dosje. (Not a folder.)',
  )
})

test('says in words that a file may not be read', async () => {
  const readBytes = (file: string) => {
    throw Object.assign(new Error(`EACCES: permission denied, open '${file}'`), { code: 'EACCES' })
  }
  await expect(filesOnDisk('/site', readBytes).read('content/site.yaml')).rejects.toThrow(
    '„content/site.yaml“ nuk lexohet: mungon leja. (No permission to read it.)',
  )
})
