import { expect, test } from 'vitest'
import { nearestTone, tones, tonesCss } from './tones.ts'

test('nearest tone of a tone is itself', () => {
  const channels = (tone: string) =>
    [1, 3, 5].map((start) => Number.parseInt(tone.slice(start, start + 2), 16))
  const nearest = tones.map((tone) => {
    const [red = 0, green = 0, blue = 0] = channels(tone)
    return nearestTone(red, green, blue)
  })
  expect(nearest).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('nearest tone is the darkest for a night sky, the lightest for snow', () => {
  expect(nearestTone(20, 30, 45)).toBe(0)
  expect(nearestTone(250, 250, 250)).toBe(11)
})

test('style sheet has a rule for every tone', () => {
  expect(tonesCss()).toContain('[data-tone="11"] {\n    background-color: #e3e2d6;\n    color: #000;\n  }')
  expect(tonesCss().match(/background-color/g)).toHaveLength(12)
})

test('alternative text has enough contrast on every tone', () => {
  const pairs = [...tonesCss().matchAll(/background-color: #(\w{6});\s+color: #(\w{3});/g)]
  const contrasts = pairs.map(([, ground = '', ink]) => {
    const luminance = luminanceOf(ground)
    return ink === 'fff' ? 1.05 / (luminance + 0.05) : (luminance + 0.05) / 0.05
  })
  expect(contrasts).toHaveLength(12)
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
})

/** Relative luminance as WCAG 2.2 defines it. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
