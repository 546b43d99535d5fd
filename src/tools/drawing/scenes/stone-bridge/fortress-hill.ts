import { fractal } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'

/** The outline of the hill above the town. */
export function fortressHill({ w, h, rng }: Stage, horizon: number): P[] {
  const pick = rng.fork('hill')
  const peak = w * pick.pick([0.3, 0.68])
  return fractal(
    pick,
    [
      [-60, horizon - h * 0.12],
      [peak - w * 0.24, horizon - h * 0.2],
      [peak - w * 0.1, horizon - h * 0.335],
      [peak + w * 0.1, horizon - h * 0.34],
      [peak + w * 0.26, horizon - h * 0.2],
      [w + 60, horizon - h * 0.15],
    ],
    h * 0.018,
    0.55,
    6,
  )
}
