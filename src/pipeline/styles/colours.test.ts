import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colours, paper } from '../../model/colours.ts'
import { paths } from '../../util/paths.ts'

const tokens = readFileSync(join(paths.root, 'src/site/styles/tokens.css'), 'utf8')

test.each(Object.entries(colours))(
  '--%s is %s in the style sheet too, in the light scheme',
  (name, colour) => {
    const value = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1]
    expect(value).toBe(colour)
  },
)

test('the page has the same colours in both schemes there', () => {
  const [, light, dark] = /--paper: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(tokens) ?? []
  expect(paper).toEqual({ light, dark })
})
