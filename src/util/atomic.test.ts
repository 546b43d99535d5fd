import disk from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createFolder } from './atomic.ts'
import { diskAt } from './disk/node.ts'

async function newFolder(): Promise<string> {
  const root = await disk.mkdtemp(join(tmpdir(), 'atomic-'))
  onTestFinished(() => disk.rm(root, { recursive: true }))
  return root
}

/** Lets no folder be made below `root`, with the codes of a read-only folder, of which Node's recursive call hides one. */
function refuseFolders(root: string, code: string): void {
  const real = disk.mkdir
  vi.spyOn(disk, 'mkdir').mockImplementation(async (folder, options) => {
    if (folder === root || !String(folder).startsWith(root)) return await real(folder, options)
    const isHidden = options !== undefined || dirname(String(folder)) !== root
    throw Object.assign(new Error(), { code: isHidden ? 'ENOENT' : code })
  })
  // Only this call updates the imports by name from the module's object.
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
}

test.each(['EROFS', 'EIO', 'EDQUOT'])(
  'atomic write in a refused folder fails with %s, not ENOENT',
  async (code) => {
    const root = await newFolder()
    refuseFolders(root, code)
    await expect(diskAt(root).write('a/b/c.txt', 'ë')).rejects.toMatchObject({ code })
    await expect(diskAt(root).move('d.txt', 'a/b/d.txt')).rejects.toMatchObject({ code })
  },
)

test('atomic write names the first missing folder', async () => {
  const root = await newFolder()
  expect(await createFolder(join(root, 'a/b/c'))).toBe(join(root, 'a'))
  expect(await createFolder(join(root, 'a/b/c'))).toBeUndefined()
})
