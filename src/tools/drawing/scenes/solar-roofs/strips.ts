import type { Stage } from '../../core/stage.ts'
import { poly } from '../../core/svg.ts'

/** Strips of fields behind the village. */
export function strips(stage: Stage, horizon: number): string {
  const { w, h, rng, tone, inks } = stage
  const pick = rng.fork('strips')
  return Array.from({ length: 7 }, (_, i) => {
    const y = horizon + (h - horizon) * (0.02 + 0.035 * i * (1 + i * 0.28))
    const x = pick.range(-0.2, 0.75) * w
    const long = w * pick.range(0.3, 0.6)
    const thick = (h - horizon) * 0.018 * (1 + i * 0.8)
    return poly(
      [
        [x, y],
        [x + long, y - thick * 0.3],
        [x + long * 1.12, y + thick * 0.6],
        [x + long * 0.05, y + thick],
      ],
      tone(i % 2 ? inks.field : inks.leaf, 0.8, 0.4 - i * 0.045),
      0.65,
    )
  }).join('')
}
