import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { checkerName, modulesOf } from './checker.ts'

test('the checker is all that the check of a document imports', () => {
  const entry = join(paths.root, 'src/content/compile/check-documents.ts')
  const files = modulesOf(entry).map((file) => relative(paths.root, file).replaceAll('\\', '/'))
  expect(files).toEqual(
    expect.arrayContaining([
      'src/content/compile/documents/record.ts',
      'src/content/compile/markdown/leftovers.ts',
      'src/content/schema/fields.ts',
      'src/specification.ts',
    ]),
  )
  expect(files.filter((file) => /\.test\.ts$|\/generated\//.test(file))).toEqual([])
})

test.each(['src/content/compile/text/language.ts', 'src/content/schema/report.ts', 'package-lock.json'])(
  'a change of %s makes it another checker',
  async (file) => {
    const root = await mkdtemp(join(tmpdir(), 'checker-'))
    for (const name of ['src', 'package-lock.json'])
      await cp(join(paths.root, name), join(root, name), {
        recursive: true,
        filter: (path) => !path.includes('illustrate') && !path.includes('generated'),
      })
    const before = checkerName(root)
    expect(before).toBe(checkerName(paths.root))
    await writeFile(join(root, file), `${await readFile(join(root, file), 'utf8')}\n`)
    expect(checkerName(root)).not.toBe(before)
    await rm(root, { recursive: true })
  },
)
