import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { specifiedStyles } from './specified.ts'

test.each([...specifiedStyles()])('%s has the specified numbers (npm run format)', (name, text) => {
  expect(readFileSync(join(paths.root, name), 'utf8')).toBe(text)
})
