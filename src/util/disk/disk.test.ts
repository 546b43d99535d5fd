import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Disk, filesBelow } from './disk.ts'
import { memoryDisk } from './memory.ts'
import { diskAt } from './node.ts'

async function onNode(): Promise<Disk & { root: string }> {
  const root = await mkdtemp(join(tmpdir(), 'disk-'))
  onTestFinished(() => rm(root, { recursive: true }))
  return { ...diskAt(root), root }
}

describe.each([
  ['of this computer', onNode],
  ['in memory', async () => memoryDisk()],
])('a disk %s', (_, open) => {
  const textOf = (disk: Disk, file: string) => new TextDecoder().decode(disk.read(file))

  test('disk reads what was written and nothing else', async () => {
    const disk = await open()
    await disk.write('a/b/c.txt', 'ë')
    await disk.write('a/b/c.txt', Uint8Array.of(120))
    expect(textOf(disk, 'a/b/c.txt')).toBe('x')
    expect([disk.read('a/d'), disk.entryKind('a/d'), disk.list('d')]).toEqual([undefined, undefined, []])
    expect([disk.entryKind('a'), disk.entryKind('a/b'), disk.entryKind('a/b/c.txt')]).toEqual([
      'folder',
      'folder',
      'file',
    ])
    expect(disk.list('a')).toEqual([{ name: 'b', kind: 'folder' }])
    expect(filesBelow(disk, 'a')).toEqual(['b/c.txt'])
    expect(Date.now() - +disk.writtenAt('a/b/c.txt')).toBeLessThan(60_000)
  })

  test('disk lists nothing below a file', async () => {
    const disk = await open()
    await disk.write('a', '')
    expect([disk.read('a/b'), disk.entryKind('a/b'), +disk.writtenAt('a/b')]).toEqual([
      undefined,
      undefined,
      0,
    ])
  })

  test('disk moves a folder with its files', async () => {
    const disk = await open()
    await disk.write('a/b/c', '1')
    await disk.write('a/d', '2')
    await disk.move('a', 'x/y')
    expect(filesBelow(disk, 'x').sort()).toEqual(['y/b/c', 'y/d'])
    expect([disk.entryKind('a'), textOf(disk, 'x/y/b/c')]).toEqual([undefined, '1'])
    await disk.move('x/y/d', 'd')
    expect([disk.entryKind('x/y/d'), textOf(disk, 'd')]).toEqual([undefined, '2'])
  })

  test('disk removes files, folders and missing paths', async () => {
    const disk = await open()
    for (const file of ['a/b/c', 'a/b/d', 'ab/e']) await disk.write(file, '')
    await disk.removeEmpty('a/b')
    await disk.remove('a/b/c')
    expect(filesBelow(disk, 'a')).toEqual(['b/d'])
    await disk.remove('a/b/d')
    await disk.removeEmpty('a/b')
    expect(disk.entryKind('a/b')).toBeUndefined()
    for (const path of ['a', 'a', 'none']) await disk.remove(path)
    expect([disk.entryKind('a'), disk.entryKind('ab/e')]).toEqual([undefined, 'file'])
  })
})

test('disk reports a link as neither file nor folder', async () => {
  const { root, ...disk } = await onNode()
  await disk.write('real/a', '')
  await symlink(join(root, 'real'), join(root, 'linked'))
  expect(disk.entryKind('linked')).toBe('other')
  expect(filesBelow(disk, '.').sort()).toEqual(['linked', 'real/a'])
})
