import { rm, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { diskAt } from '../../../util/disk/node.ts'
import { withClosed } from '../../core/testing/faulty-disk.ts'
import words from '../../words/publish.json'
import { manifestName } from '../zip/manifest.ts'
import {
  at,
  clone,
  currentBranch,
  first,
  git,
  localText,
  news,
  openPublishing,
  picture,
  remoteGit,
  setUpFolder,
  write,
} from './testing/project.ts'

setUpFolder()

test('export leaves out a link that leads outside the content', async () => {
  await clone()
  await symlink('/etc/hostname', join(at.root, 'content/projects/2024-x.mdx'))
  expect(Object.keys(unzipSync(await openPublishing().zip([])))).toEqual([words.zip.note, manifestName])
})

test('changes lists other documents when a photo is unreadable', async () => {
  await clone()
  await write(picture, 'other bytes')
  await write('content/projects/2024-pylli.mdx', '---\ntitle: Pylli\n---\n')
  const publisher = openPublishing(withClosed(diskAt(at.root), picture))
  expect((await publisher.changes()).pending).toMatchObject([{ title: 'Pylli' }])
})

test('changes lists other documents when a folder is unreadable', async () => {
  await clone()
  await write('content/projects/2024-pylli.mdx', '---\ntitle: Pylli\n---\n')
  // Git takes what lies in such a folder for removed.
  await rm(join(at.root, dirname(news)), { recursive: true })
  const publisher = openPublishing(withClosed(diskAt(at.root), dirname(news)))
  expect((await publisher.changes()).pending).toMatchObject([{ title: 'Pylli' }])
})

/** Files that the site does not read: of the system, of office programs, and notes. */
const strays = [
  'content/.env',
  'content/news/lajmi/notes.txt',
  'content/news/lajmi/~$raport.docx',
  'content/plani.docx',
]

test('publish by Git leaves out and names files that the site does not read', async () => {
  await clone()
  for (const stray of [...strays, 'content/.DS_Store']) await write(stray, 'a note')
  await write('content/projects/README.txt', 'changed')
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  const changes = await openPublishing().changes()
  expect(changes.pending.map(({ file }) => file)).toEqual([news])
  expect(changes.leftOut).toEqual([...strays, 'content/projects/README.txt'].sort())
  expect(await openPublishing().publish()).toMatchObject({ done: 'proposed' })
  expect(remoteGit('diff', '--name-only', `main..${currentBranch()}`).trim()).toBe(news)
  expect(await localText('content/plani.docx')).toBe('a note')
  expect(git('diff', '--cached', '--name-only')).toBe('')
  expect((await openPublishing().changes()).pending).toEqual([])
})

test('publish by Git removes a file that the site does not read once it is deleted', async () => {
  await clone()
  await rm(join(at.root, 'content/projects/README.txt'))
  expect(await openPublishing().publish()).toMatchObject({ done: 'proposed' })
  expect(remoteGit('diff', '--name-status', `main..${currentBranch()}`).trim()).toBe(
    'D\tcontent/projects/README.txt',
  )
})

test('export leaves out files that the site does not read', async () => {
  await clone()
  for (const stray of strays) await write(stray, 'a note')
  await write(news, first.replace('Lajmi i parë', 'Lajmi i ri'))
  expect(Object.keys(unzipSync(await openPublishing().zip([]))).sort()).toEqual(
    [news, words.zip.note, manifestName].sort(),
  )
})
