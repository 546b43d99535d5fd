import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themes } from '../../../model/themes.ts'

const sheetOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const themeSheet = sheetOf('./Themes.module.css')
const tokens = sheetOf('../../styles/tokens.css')

test.each(themes)('theme %s has a contrast of 3 : 1 on paper in both schemes', (theme) => {
  const [, ...colours] =
    new RegExp(`\\[data-theme="${theme}"\\] \\{\\s+--theme: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(
      themeSheet,
    ) ?? []
  const [, ...papers] = /--paper: light-dark\((#\w{6}), (#\w{6})\)/.exec(tokens) ?? []
  expect(colours).toHaveLength(2)
  for (const [index, colour] of colours.entries())
    expect(contrast(colour, papers[index] ?? '')).toBeGreaterThanOrEqual(3)
})

test.each(themes)('theme %s hides the projects of others by its anchor without scripts', (theme) => {
  expect(themeSheet).toContain(
    `:has([id="tema-${theme}"]:target) [data-themes]:not([data-themes~="${theme}"])`,
  )
})

/** WCAG 2.2, "contrast ratio". */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
