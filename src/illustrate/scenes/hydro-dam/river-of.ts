import type { createCamera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import { fractal } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { outline, poly } from '../../core/svg.ts'
import { water } from '../../nature/water.ts'

/** The meadow below the dam and the river in it. */
export function riverOf(stage: Stage, camera: ReturnType<typeof createCamera>): string {
  const { w, h, tone, inks, defs } = stage
  const y = camera.at([0, 0, 76])[1]
  const meadowFill = poly(
    [
      [-20, y - 6],
      [w + 20, y - 6],
      [w + 20, h + 20],
      [-20, h + 20],
    ],
    defs.linear(
      [0, y],
      [0, h],
      [
        [0, tone(mix(inks.grass, inks.leaf, 0.4), 0.7, 0.2)],
        [1, tone(inks.leaf, 0.5)],
      ],
    ),
  )
  const pick = stage.rng.fork('river')
  const side = (k: number): P[] =>
    fractal(
      pick.fork(`${k}`),
      [
        [w * 0.5 + k * w * 0.1, y - 4],
        [w * 0.51 + k * w * 0.075, h * 0.77],
        [w * 0.48 + k * w * 0.11, h * 0.86],
        [w * 0.51 + k * w * 0.24, h * 1.03],
      ],
      h * 0.012,
      0.55,
      4,
    )
  const d = outline([...side(-1), ...side(1).reverse()])
  return (
    meadowFill +
    `<path d="${d}" fill="none" stroke="${tone(inks.stone, 0.8)}" stroke-width="14" stroke-linejoin="round"/>` +
    defs.clip(d, water(stage, 'river', y - 6, h + 10))
  )
}
