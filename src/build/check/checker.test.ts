import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { modulesOf, readChecker } from './checker.ts'

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
    const before = readChecker(root).name
    expect(before).toBe(readChecker(paths.root).name)
    await writeFile(join(root, file), `${await readFile(join(root, file), 'utf8')}\n`)
    expect(readChecker(root).name).not.toBe(before)
    await rm(root, { recursive: true })
  },
)

test('a process that began before the last change of the checker may run another one', async () => {
  const root = await mkdtemp(join(tmpdir(), 'checker-'))
  const entry = join(root, 'src/content/compile/check-documents.ts')
  await mkdir(dirname(entry), { recursive: true })
  const files = [entry, join(dirname(entry), 'record.ts'), join(root, 'package-lock.json')]
  for (const file of files) await writeFile(file, "export * from './record.ts'\n")
  const [before, after] = [Date.now() - 60_000, Date.now() + 60_000]
  const checker = readChecker(root)
  expect([checker.isChanged(before), checker.isChanged(after)]).toEqual([true, false])
  await utimes(entry, 0, 0)
  expect(checker.isChanged(before)).toBe(true)
  await rm(join(dirname(entry), 'record.ts'))
  expect(checker.isChanged(after)).toBe(true)
  await rm(root, { recursive: true })
})
