import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { expect, test } from 'vitest'
import { charactersOutsideFonts, fontCharacters, neighbourCharacters } from '../../model/font-characters.ts'
import { paths } from '../../util/paths.ts'
import { makeFont, siteFonts } from './fonts.ts'

const bytesOf = (name: string) => readFileSync(join(paths.root, 'src/site/styles/fonts', `${name}.woff2`))
const fontOf = (name: string) => create(bytesOf(name)) as Font

test.each(siteFonts)('$name equals the subset of the designers’ file', async (font) => {
  expect((await makeFont(font)).equals(bytesOf(font.name))).toBe(true)
})

test.each(siteFonts)('$name has every character of its list', ({ name, characters }) => {
  const font = fontOf(name)
  const missing = [...characters].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  expect(missing).toEqual([])
  const drawn = [...charactersOutsideFonts].filter((sign) =>
    font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  )
  expect(drawn, 'not foreign to the font').toEqual([])
})

test.each(siteFonts)('$name has the weights that fonts.css declares', ({ name, weights }) => {
  const { min, max } = fontOf(name).variationAxes.wght ?? {}
  expect({ min, max }).toEqual(weights)
  const faces = readFileSync(join(paths.root, 'src/site/styles/fonts.css'), 'utf8').split('@font-face')
  const face = faces.find((text) => text.includes(`fonts/${name}.woff2`))
  expect(face).toContain(`font-weight: ${weights.min} ${weights.max};`)
})

test("page loads neighbours' letters only when it uses one", () => {
  const css = readFileSync(join(paths.root, 'src/site/styles/fonts.css'), 'utf8')
  const ranges = css.split('@font-face').map((face) => [face.includes('-ext-'), face.includes('U+0100-024F')])
  expect(ranges.filter(([isOfNeighbours]) => isOfNeighbours)).toEqual(Array(3).fill([true, true]))
  expect(ranges.filter(([, hasRange]) => hasRange)).toHaveLength(3)
  expect([...neighbourCharacters].every((letter) => /[\u0100-\u024F]/.test(letter))).toBe(true)
  expect(fontCharacters).not.toMatch(/[\u0100-\u024F]/)
})

test('style sheets use only weights that the fonts have', () => {
  const { min, max } = siteFonts[0]?.weights ?? {}
  const asked = readdirSync(join(paths.root, 'src'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.module.css') || file === join('styles', 'base.css'))
    .flatMap((file) => {
      const text = readFileSync(join(paths.root, 'src', file), 'utf8')
      return [...text.matchAll(/font(?:-weight)?:\s*(?:italic\s+)?(\d{3})\b/g)].map(([, weight]) =>
        Number(weight),
      )
    })
  expect(asked.length).toBeGreaterThan(20)
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(min ?? 0)
  expect(Math.max(...asked)).toBeLessThanOrEqual(max ?? 0)
})

test.each([
  ['Bricolage fallback', 'bricolage-grotesque-wght-normal'],
  ['Source Serif fallback', 'source-serif-4-wght-normal'],
])('%s has the line height of %s', (family, name) => {
  const { ascent, descent, lineGap, unitsPerEm } = fontOf(name)
  const css = readFileSync(join(paths.root, 'src/site/styles/fallbacks.css'), 'utf8')
  const faces = css.split('@font-face').filter((face) => face.includes(`"${family}"`))
  expect(faces.length).toBeGreaterThan(1)
  for (const face of faces) {
    const percent = (property: string) => Number(new RegExp(`${property}: ([\\d.]+)%`).exec(face)?.[1])
    const adjusted = (property: string) => (percent(property) * percent('size-adjust')) / 10_000
    expect(adjusted('ascent-override')).toBeCloseTo(ascent / unitsPerEm, 2)
    expect(adjusted('descent-override')).toBeCloseTo(-descent / unitsPerEm, 2)
    expect(percent('line-gap-override')).toBe(lineGap)
  }
})
