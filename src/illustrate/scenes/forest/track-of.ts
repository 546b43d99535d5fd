import { fractal } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { poly } from '../../core/svg.ts'

/** The path through the trees, wider towards the viewer. */
export function trackOf({ h, w, tone, inks, rng }: Stage, gap: number): string {
  const pick = rng.fork('track')
  const side = (k: number): P[] =>
    fractal(
      pick.fork(String(k)),
      [
        [gap + k * w * 0.008, h * 0.69],
        [gap + k * w * 0.03 + w * 0.02, h * 0.78],
        [gap + k * w * 0.09 - w * 0.01, h * 0.9],
        [gap + k * w * 0.2, h * 1.03],
      ],
      h * 0.006,
      0.5,
      4,
    )
  return poly([...side(-1), ...side(1).reverse()], tone(inks.earth, 0.85, 0.1))
}
