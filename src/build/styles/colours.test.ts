import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'
import { colours } from './colours.ts'

const tokens = readFileSync(join(paths.root, 'src/site/styles/tokens.css'), 'utf8')

test.each(Object.entries(colours))(
  '--%s is %s in the style sheet too, in the light scheme',
  (name, colour) => {
    const value = new RegExp(`--${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1]
    expect(value).toBe(colour)
  },
)

test('what browsers draw around a page has the colour of its ground, in both schemes', () => {
  const root = readFileSync(join(paths.root, 'src/site/routes/__root.tsx'), 'utf8')
  const said = [...root.matchAll(/name="theme-color" content="(#[0-9a-f]{6})" media="[^"]*: (\w+)\)"/g)]
  const [, light, dark] = /--paper: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(tokens) ?? []
  expect(said.map(([, colour, scheme]) => [scheme, colour])).toEqual([
    ['light', light],
    ['dark', dark],
  ])
  expect(light).toBeDefined()
})
