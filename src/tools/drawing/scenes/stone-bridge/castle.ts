import { mix } from '../../core/colour.ts'
import { heightAt } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { poly, stroke } from '../../core/svg.ts'

/** Walls and towers of the fortress on the hill. */
export function castle(stage: Stage, line: readonly P[]): string {
  const { h, tone, inks, mood, w } = stage
  const middle = line.reduce((a, b) => (b[1] < a[1] ? b : a))[0]
  const wallAt = (x: number, rise: number): P => [x, heightAt(line, x) - rise]
  const run = Math.min(w, h) * 0.15
  const wall: P[] = Array.from({ length: 13 }, (_, i) =>
    wallAt(middle - run + (2 * run * i) / 12, h * (0.022 + 0.006 * Math.sin(i))),
  )
  const foot: P[] = [...wall].reverse().map(([x]): P => [x, heightAt(line, x) + h * 0.02])
  const towers = [-0.95, -0.4, 0.2, 0.8]
    .map((t, i) => {
      const x = middle + t * run
      const [tw, th] = [h * (0.016 + (i % 2) * 0.006), h * (0.038 + (i % 2) * 0.016)]
      const y = heightAt(line, x)
      return (
        poly(
          [
            [x - tw, y + h * 0.016],
            [x - tw, y - th],
            [x + tw, y - th],
            [x + tw, y + h * 0.016],
          ],
          tone(inks.stone, 0.85, 0.2),
        ) +
        poly(
          mood.side > 0
            ? [
                [x - tw, y + h * 0.016],
                [x - tw, y - th],
                [x, y - th],
                [x, y + h * 0.016],
              ]
            : [
                [x, y + h * 0.016],
                [x, y - th],
                [x + tw, y - th],
                [x + tw, y + h * 0.016],
              ],
          tone(inks.stone, 0.3, 0.25),
        )
      )
    })
    .join('')
  return (
    poly([...wall, ...foot], tone(inks.stone, 0.65, 0.22)) +
    stroke(wall, tone(mix(inks.stone, inks.paper, 0.4), 1, 0.2), 2.4) +
    towers
  )
}
