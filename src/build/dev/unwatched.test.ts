import { join } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../../vite.config.ts'
import { paths } from '../paths.ts'
import { isUnwatched } from './unwatched.ts'

test('what is made from the project is not watched, and what it is made from is', () => {
  const made = ['dist', 'dist/index.html', '.cache/app/files.json', 'src/content/generated/site.ts']
  const own = [
    'content/site.yaml',
    'src/distance.ts',
    'src/content/index.ts',
    'content/news/dist/index.mdx',
    '',
  ]
  const watched = (names: readonly string[]) => names.filter((name) => !isUnwatched(join(paths.root, name)))
  expect([watched(made), watched(own)]).toEqual([[], own])
})

test('no pattern tells it, in which a project in „energjia (1)“ would not find itself', async () => {
  const { server } = await config({ command: 'serve', mode: 'development' })
  expect(server?.watch?.ignored).toEqual([isUnwatched])
})
