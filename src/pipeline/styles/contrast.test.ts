import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '../../util/paths.ts'

const sheet = readFileSync(join(paths.root, 'src/site/styles/tokens.css'), 'utf8')
const [usual = '', more = ''] = sheet.split('@media (prefers-contrast: more)')

type Scheme = 'light' | 'dark'

/** Colours on backgrounds, with the minimum contrast of WCAG 2.2: 7 for text, 3 for graphics. */
const duties: [colour: string, ground: string, least: number][] = [
  ...['paper', 'surface', 'sky'].map((ground): [string, string, number] => ['ink', ground, 7]),
  ...['paper', 'surface'].flatMap((ground): [string, string, number][] => [
    ['ink-soft', ground, 7],
    ['spruce', ground, 7],
    ['control-line', ground, 3],
  ]),
  ['on-spruce', 'spruce', 7],
  ['on-sun', 'sun', 7],
  ['on-deep', 'deep', 7],
  ['on-deep-soft', 'deep', 7],
  ['on-deep', 'night', 7],
  ['on-deep-soft', 'night', 7],
  ['sun', 'deep', 3],
  ['sun', 'night', 3],
]

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each(duties)('colour --%s on --%s has a contrast of at least %d : 1', (colour, ground, least) => {
    const value = contrast(hexOf(colour, scheme, usual), hexOf(ground, scheme, usual))
    expect(value).toBeGreaterThanOrEqual(least)
  })

  test.each(['ink', 'ink-soft', 'spruce', 'line', 'control-line'])(
    'prefers-contrast increases the contrast of --%s',
    (colour) => {
      const ground = hexOf('paper', scheme, usual)
      const asked = contrast(hexOf(colour, scheme, more), ground)
      expect(asked).toBeGreaterThan(contrast(hexOf(colour, scheme, usual), ground))
    },
  )
})

test('contrast is stated for each colour except decoration', () => {
  const colours = Array.from(usual.matchAll(/--([\w-]+): (?:light-dark\()?#/g), ([, name]) => name)
  const stated = new Set(duties.flat())
  expect(colours.filter((name = '') => !stated.has(name))).toEqual(['line', 'ridge-far'])
})

test('contrast of white on black is 21 : 1', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

/** The hexadecimal colour of a token in a scheme, resolved through other tokens. */
function hexOf(name: string, scheme: Scheme, text: string): string {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(text) ?? []
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1]
  if (other) return hexOf(other, scheme, text)
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? []
  expect(light, `--${name} is a colour`).not.toBe('')
  return scheme === 'light' ? light : dark
}

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
