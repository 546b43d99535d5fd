import type { createCamera } from '../../core/camera.ts'
import { fractal } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { poly, stroke } from '../../core/svg.ts'

/** One sheet of falling water. */
export function fallOf(
  stage: Stage,
  camera: ReturnType<typeof createCamera>,
  x: number,
  top: number,
  i: number,
): string {
  const pick = stage.rng.fork(`fall${i}`)
  const [a, b] = [camera.at([x - 2.6, top + 0.2, 84]), camera.at([x + 2.6, top + 0.2, 84])]
  const [c, d] = [camera.at([x - 3.4, 0, 76]), camera.at([x + 3.4, 0, 76])]
  const edge = (from: P, to: P, k: number): P[] =>
    fractal(pick.fork(`${k}`), [from, [(from[0] + to[0]) / 2 + k, (from[1] + to[1]) / 2], to], 5, 0.6, 4)
  const white = stage.tone('#fbfdfb', 1, 0.06)
  const sheet = poly(
    [...edge(a, c, -2), ...edge(d, b, 2)],
    stage.defs.linear(a, c, [
      [0, white, 0.75],
      [1, white, 1],
    ]),
  )
  const lines = Array.from({ length: 9 }, (_, k) => {
    const t = (k + 0.7) / 10
    return stroke(
      [
        [a[0] + (b[0] - a[0]) * t, a[1] + 4],
        [c[0] + (d[0] - c[0]) * t, c[1] - pick.range(2, 60)],
      ],
      stage.tone(stage.inks.water, 0.5),
      1.5,
      0.4,
    )
  }).join('')
  return sheet + lines
}
