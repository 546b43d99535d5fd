import type { Stage } from '../../core/stage.ts'
import { poly } from '../../core/svg.ts'

/** Boulders in the river. */
export function rocks(stage: Stage): string {
  const { w, h, rng, tone, inks } = stage
  const pick = rng.fork('rocks')
  return Array.from({ length: 16 }, (_, i) => {
    const side = i % 2 ? 1 : -1
    const [x, y, r] = [
      w / 2 + side * w * pick.range(0.2, 0.5),
      h * pick.range(0.86, 0.99),
      h * pick.range(0.012, 0.034),
    ]
    return (
      poly(
        [
          [x - r * 1.5, y + r * 0.3],
          [x - r, y - r * 0.5],
          [x + r * 0.2, y - r * 0.8],
          [x + r * 1.2, y - r * 0.3],
          [x + r * 1.6, y + r * 0.3],
        ],
        tone(inks.stone, 0.4),
      ) +
      poly(
        [
          [x - r * 0.5, y - r * 0.6],
          [x + r * 0.2, y - r * 0.8],
          [x + r * 1.2, y - r * 0.3],
          [x + r * 0.2, y - r * 0.2],
        ],
        tone(inks.stone, 1),
      )
    )
  }).join('')
}
