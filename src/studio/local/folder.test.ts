import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha256 } from '../../util/sha256.ts'
import { servicesWith } from '../core/testing/studio.ts'
import { refusals as words } from '../words/core.json'
import { openFolderAt } from './folder.ts'

const news = 'content/news/dita/index.mdx'
const photo = 'content/news/dita/01.jpg'

let root = ''
let local: ReturnType<typeof openFolderAt>

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'folder-'))
  await mkdir(join(root, 'content/news/dita'), { recursive: true })
  await mkdir(join(root, 'drafts/open'), { recursive: true })
  await writeFile(join(root, news), 'Dita\n')
  await writeFile(join(root, photo), 'foto')
  await writeFile(join(root, 'drafts/lock.json'), '{}')
  await writeFile(join(root, 'package.json'), '{}')
  local = openFolderAt({ root, services: servicesWith(async () => ({ error: 'unreadable' })) })
})
afterEach(() => rm(root, { recursive: true }))

test('folder lists texts without digests, pictures with them, and no lock or code', async () => {
  const { files } = await local.folder.list()
  expect(Object.keys(files).sort()).toEqual([photo, news])
  expect([files[news]?.digest, files[photo]?.digest]).toEqual([undefined, sha256('foto', 64)])
})

test('folder writes and removes a file only in the version that the caller knows', async () => {
  const { folder } = local
  const stamp = (await folder.list()).files[news]?.stamp ?? ''
  const next = await folder.write(news, new TextEncoder().encode('Nata\n'), stamp)
  expect((await folder.list()).files[news]?.stamp).toBe(next)
  await utimes(join(root, news), new Date(0), new Date(0))
  for (const stale of [next, '']) {
    const write = folder.write(news, new Uint8Array(), stale)
    await expect(write).rejects.toMatchObject({ message: words.otherRevision })
  }
  await expect(folder.remove(news, next)).rejects.toMatchObject({ message: words.otherRevision })
  expect(await readFile(join(root, news), 'utf8')).toBe('Nata\n')
  await folder.remove(news, (await folder.list()).files[news]?.stamp)
  // Somebody else has removed it: that is what the caller wants.
  await folder.remove(news, next)
  expect((await folder.list()).files[news]).toBeUndefined()
})

test('folder copies a listed picture by its digest and refuses an unknown digest', async () => {
  const { folder } = local
  await folder.list()
  const copy = 'drafts/trash/1/pictures/01.jpg'
  await folder.write(copy, { digest: sha256('foto', 64) }, '')
  expect(await readFile(join(root, copy), 'utf8')).toBe('foto')
  const write = folder.write('drafts/trash/1/x.jpg', { digest: sha256('x', 64) }, '')
  await expect(write).rejects.toMatchObject({ message: words.otherRevision })
})

test('folder copies no picture that has changed since it was listed', async () => {
  const { folder, bytesOf } = local
  await folder.list()
  await writeFile(join(root, photo), 'tjetër')
  expect(bytesOf(sha256('foto', 64))).toBeUndefined()
})

test.each([
  'package.json',
  'content/../package.json',
  '../x',
  'content/./site.yaml',
  '/etc/passwd',
  'content\\site.yaml',
  'content/a\0',
  'content/link/a.txt',
  'content/link',
  'drafts',
  'content',
  '',
  7,
])('folder reads, writes, moves and removes nothing at %j', async (path) => {
  await mkdir(join(root, 'outside'))
  await writeFile(join(root, 'outside/a.txt'), 'larg')
  await symlink(join(root, 'outside'), join(root, 'content/link'))
  const { folder } = local
  const given = path as string
  const refused = { message: words.outsideContent }
  await expect(folder.read([given])).rejects.toMatchObject(refused)
  await expect(folder.write(given, new Uint8Array(), '')).rejects.toMatchObject(refused)
  await expect(folder.move(given, 'content/x')).rejects.toMatchObject(refused)
  await expect(folder.move(news, given)).rejects.toMatchObject(refused)
  await expect(folder.remove(given)).rejects.toMatchObject(refused)
  await expect(folder.removeEmpty(given)).rejects.toMatchObject(refused)
  expect(await readFile(join(root, 'package.json'), 'utf8')).toBe('{}')
  expect(await readFile(join(root, 'outside/a.txt'), 'utf8')).toBe('larg')
})

test('folder lists a link as neither file nor folder', async () => {
  await symlink(join(root, 'package.json'), join(root, 'content/link.mdx'))
  expect((await local.folder.list()).files['content/link.mdx']).toMatchObject({ isOther: true })
})
