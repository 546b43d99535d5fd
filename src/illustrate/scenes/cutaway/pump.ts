import type { Stage } from '../../core/stage.ts'
import { oval, rect, stroke } from '../../core/svg.ts'
import type { Section } from './section.ts'

/** The heat pump outside and the warm pipes under the floor. */
export function pump(stage: Stage, { left, right, base, storey, wall }: Section): string {
  const { tone, inks } = stage
  const size = storey * 0.42
  const x = left - wall * 2.6 - size
  const y = base + 4
  const hot = tone(inks.accent, 0.9)
  const loops = Array.from({ length: 22 }, (_, i) =>
    oval([left + wall + ((right - left - wall * 2) * (i + 0.5)) / 22, base + wall * 0.28], wall * 0.17, hot),
  ).join('')
  return (
    rect(x - 6, y - 6, size + 12, 10, tone(inks.stone, 0.6)) +
    rect(x, y - size * 0.86, size, size * 0.82, tone('#ffffff', 0.85)) +
    oval([x + size * 0.42, y - size * 0.45], size * 0.3, tone(inks.ink, 0.5)) +
    [0, 72, 144, 216, 288]
      .map((d) =>
        stroke(
          [
            [x + size * 0.42, y - size * 0.45],
            [
              x + size * 0.42 + Math.cos((d * Math.PI) / 180) * size * 0.26,
              y - size * 0.45 + Math.sin((d * Math.PI) / 180) * size * 0.26,
            ],
          ],
          tone(inks.stone, 0.9),
          size * 0.06,
        ),
      )
      .join('') +
    stroke(
      [
        [x + size, y - size * 0.3],
        [left - wall * 1.9, y - size * 0.3],
        [left - wall * 1.9, base + wall * 0.28],
        [right - wall, base + wall * 0.28],
      ],
      hot,
      wall * 0.2,
    ) +
    stroke(
      [
        [x + size, y - size * 0.16],
        [left - wall * 2.2, y - size * 0.16],
        [left - wall * 2.2, base + wall * 0.62],
        [right - wall, base + wall * 0.62],
      ],
      tone(inks.second, 0.8),
      wall * 0.2,
    ) +
    loops
  )
}
