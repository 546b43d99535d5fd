import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { paths } from '../../src/build/paths.ts'
import { createPictureFacts } from '../../src/build/pictures/facts.ts'
import { filesOnDisk } from '../../src/content/compile/files.ts'
import { checkContent } from '../../src/content/compile/index.ts'
import { overlaid } from '../../src/content/compile/testing/overlay.ts'

// The pictures of the real content may have to be decoded first.
vi.setConfig({ testTimeout: 120_000 })

const cacheDir = path.join(paths.cache, 'pictures')

// Warnings stop no build: neither may they stop the tests of whoever removes a document or writes a short title.
test('the content as it is has no error', async () => {
  const pictures = await createPictureFacts({ cacheDir })
  const { problems } = await checkContent({ root: paths.root, pictures })
  const errors = problems.filter(({ severity }) => severity === 'error')
  expect(errors.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([])
})

test.each(['good', 'varied'])('the %s site, written in other ways, has none at all', async (name) => {
  const root = path.join(paths.root, 'tests', 'fixtures', 'content-check', name)
  const words = await readFile(path.join(paths.content, 'words.yaml'))
  const files = overlaid(filesOnDisk(root), { 'content/words.yaml': words })
  const { problems, content } = await checkContent({
    root,
    pictures: await createPictureFacts({ cacheDir }),
    files,
  })
  expect(problems.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([])
  expect(content).toBeDefined()
})
