import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { isOwnCode } from './own-code.ts'

test('what the server runs needs another start, what it hands out does not', () => {
  const run = [
    'src/build/dev/pages.ts',
    'src/content/compile/check.ts',
    'src/content/schema/news.ts',
    'vite.config.ts',
  ]
  const handedOut = [
    'content/site.yaml',
    'src/build/dev/overlay.ts',
    'src/build/paths.test.ts',
    'src/components/Footer.tsx',
    'src/content/index.ts',
  ]
  const own = (names: readonly string[]) => names.filter((name) => isOwnCode(join(paths.root, name)))
  expect([own(run), own(handedOut)]).toEqual([run, []])
})
