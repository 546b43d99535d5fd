import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, poly } from '../../core/svg.ts'

/** A small sailing boat with its shadow on the water. */
export function boat(stage: Stage, [x, y]: P, size: number, i: number): string {
  const { tone, inks, mood } = stage
  const s = i % 2 ? 1 : -1
  return (
    poly(
      [
        [x - size * 0.5, y],
        [x + size * 0.5, y],
        [x + size * 0.36, y + size * 0.16],
        [x - size * 0.38, y + size * 0.16],
      ],
      tone(i === 1 ? inks.accent : inks.wall, 0.6, 0.12),
    ) +
    poly(
      [
        [x, y - size * 1.4],
        [x, y - size * 0.06],
        [x + s * size * 0.46, y - size * 0.06],
      ],
      tone('#ffffff', mood.side === s ? 1 : 0.55, 0.1),
    ) +
    poly(
      [
        [x - s * size * 0.04, y - size * 1.2],
        [x - s * size * 0.04, y - size * 0.08],
        [x - s * size * 0.34, y - size * 0.08],
      ],
      tone('#ffffff', mood.side === s ? 0.5 : 0.95, 0.1),
    ) +
    oval([x, y + size * 0.24], size * 0.5, tone(inks.water, 0.05), size * 0.05, 0.4)
  )
}
