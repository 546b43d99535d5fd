import { expect, test } from 'vitest'
import { nearestTone, tones, tonesCss } from './tones.ts'

test('each tone is its own nearest', () => {
  const channels = (tone: string) =>
    [1, 3, 5].map((start) => Number.parseInt(tone.slice(start, start + 2), 16))
  const nearest = tones.map((tone) => {
    const [red = 0, green = 0, blue = 0] = channels(tone)
    return nearestTone(red, green, blue)
  })
  expect(nearest).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('a night sky gets the darkest tone and snow the lightest', () => {
  expect(nearestTone(20, 30, 45)).toBe(0)
  expect(nearestTone(250, 250, 250)).toBe(11)
})

test('the style sheet has a rule for every tone', () => {
  expect(tonesCss()).toContain('[data-tone="11"] {\n    background-color: #e3e2d6;\n  }')
  expect(tonesCss().match(/background-color/g)).toHaveLength(12)
})
