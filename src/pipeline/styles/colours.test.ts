import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colours, paper } from '../../model/colours.ts'
import { paths } from '../../util/paths.ts'

const tokens = readFileSync(join(paths.root, 'src/site/styles/tokens.css'), 'utf8')

test.each(Object.entries(colours))(
  'colour --%s is %s in the light scheme of the style sheet',
  (name, colour) => {
    const value = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1]
    expect(value).toBe(colour)
  },
)

test('paper colour of the page matches the style sheet in both schemes', () => {
  const [, light, dark] = /--paper: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(tokens) ?? []
  expect(paper).toEqual({ light, dark })
})
