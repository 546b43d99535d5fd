import { join } from 'node:path'
import { expect, test } from 'vitest'
import { className } from './class-name.ts'
import { paths } from './paths.ts'

const header = join(paths.root, 'src', 'components', 'Header.module.css')

test('a class has its own name and four letters of its file', () => {
  expect(className('title', header)).toMatch(/^title_[\w-]{4}$/)
})

test('the name follows from the file alone, however it is asked for', () => {
  expect(className('title', `${header}?used`)).toBe(className('title', header))
  expect(className('title', join(paths.root, 'src', 'components', 'Footer.module.css'))).not.toBe(
    className('title', header),
  )
})
