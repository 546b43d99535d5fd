import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { checkContent } from '../../../src/check/check.ts'
import { filesOnDisk } from '../../../src/check/files-on-disk.ts'
import { rules } from '../../../src/check/rules/index.ts'
import { withChanges } from '../../../src/check/testing/overlay.ts'
import { createPictureFacts } from '../../../src/pipeline/pictures/facts.ts'
import { paths } from '../../../src/util/paths.ts'

// Pictures of the real content may not be in the cache yet.
vi.setConfig({ testTimeout: 120_000 })

const cacheDir = path.join(paths.cache, 'pictures')

test('check of the real content reports only placeholders', async () => {
  const pictures = await createPictureFacts({ cacheDir })
  const { problems } = await checkContent({ root: paths.root, files: filesOnDisk(paths.root), pictures })
  expect(
    problems
      .filter(({ rule }) => !rules[rule].stopsRelease)
      .map(({ file, line, column, rule, message, hint }) => ({
        place: `${file}:${line}:${column} ${rule}`,
        message,
        hint,
      })),
  ).toEqual([])
})

test.each(['good', 'varied'])('check of the %s fixture site reports nothing', async (name) => {
  const fixtures = path.join(paths.root, 'tests', 'fixtures')
  const root = path.join(fixtures, 'content-check', name)
  const bytes = await readFile(path.join(fixtures, 'whole-site', 'content', 'words.yaml'))
  const files = withChanges(filesOnDisk(root), { 'content/words.yaml': bytes })
  const { problems, content } = await checkContent({
    root,
    pictures: await createPictureFacts({ cacheDir }),
    files,
  })
  expect(problems.map(({ file, line, column, rule }) => `${file}:${line}:${column} ${rule}`)).toEqual([])
  expect(content).toBeDefined()
})
