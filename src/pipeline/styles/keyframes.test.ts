import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from '../../util/list-files.ts'
import { paths } from '../../util/paths.ts'

test('keyframes have different names in all style sheets', () => {
  const src = join(paths.root, 'src')
  const sheets = listFiles(src).filter((file) => file.endsWith('.css'))
  const names = sheets.flatMap(
    (file) => readFileSync(join(src, file), 'utf8').match(/@keyframes [\w-]+/g) ?? [],
  )
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
