import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  charactersOutsideFonts,
  fontCharacters,
  neighbourCharacters,
} from '../../../src/model/font-characters.ts'
import { paths } from '../../../src/util/paths.ts'

const expected = new Set(`${fontCharacters}${neighbourCharacters}${charactersOutsideFonts}\n`)

// A missing character would be shown in another font. To add it: src/tools/fonts/fonts.ts, then
// `npm run fonts`.
test('site fonts have every character of the content', () => {
  const files = readdirSync(paths.content, { recursive: true })
    .map(String)
    .filter((file) => /\.(mdx|yaml)$/.test(file))
    .sort()
  const strange = files.flatMap((file) =>
    readFileSync(join(paths.content, file), 'utf8')
      .normalize('NFC')
      .split('\n')
      .flatMap((line, index) =>
        [...line]
          .filter((character) => !expected.has(character))
          .map((character) => `${file}:${index + 1} ${character}`),
      ),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(strange, 'add these to src/tools/fonts/fonts.ts and run „npm run fonts“').toEqual([])
})
