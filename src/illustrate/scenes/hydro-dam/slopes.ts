import type { createCamera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import { fractal } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import { outline, shape } from '../../core/svg.ts'
import { spruce } from '../../nature/spruce.ts'

/** The two wooded slopes that hold the dam. */
export function slopes(stage: Stage, camera: ReturnType<typeof createCamera>): string {
  const { w, h, inks, tone, rng, mood } = stage
  return [-1, 1]
    .map((side) => {
      const pick = rng.fork(`slope${side}`)
      const x = (k: number): number => w / 2 + side * k
      const [ex, ey] = camera.at([side * 30, 19, 76])
      const edge = fractal(
        pick,
        [
          [x(w * 0.6), h * 0.5 - h * 0.26],
          [ex + side * w * 0.1, ey - h * 0.09],
          [ex + side * w * 0.02, ey + h * 0.03],
          [x(w * (stage.tall ? 0.25 : 0.19)), h * 0.66],
          [x(w * (stage.tall ? 0.2 : 0.155)), h * 0.72],
          [x(w * 0.25), h * 0.8],
          [x(w * 0.4), h * 1.04],
        ],
        h * 0.03,
        0.56,
        5,
      )
      const lit = side === mood.side ? 0.25 : 0.85
      const body = shape(
        outline([...edge, [x(w * 0.7), h * 1.04]]),
        stage.defs.linear(
          [x(0), 0],
          [x(w * 0.5), 0],
          [
            [0, tone(mix(inks.leaf, inks.grass, 0.4), lit, 0.12)],
            [1, tone(mix(inks.leaf, inks.conifer, 0.5), lit * 0.8, 0.02)],
          ],
        ),
      )
      const spots = Array.from({ length: 34 }, (_, i) => {
        const t = pick.next()
        const y = h * (0.34 + 0.5 * t)
        const inner = Math.max(
          ...edge.filter(([, py]) => Math.abs(py - y) < h * 0.04).map(([px]) => (side > 0 ? px : w - px)),
          0,
        )
        const from = side > 0 ? inner : w - inner
        return {
          x: from + side * pick.range(0.02, 0.34) * w,
          y: y + h * 0.03,
          size: h * (0.07 + 0.1 * t) * pick.range(0.7, 1.15),
          i,
        }
      })
        .filter((spot) => spot.x > -40 && spot.x < w + 40)
        .sort((a, b) => a.y - b.y)
      return (
        body +
        spots
          .map((spot) =>
            spruce(stage, `s${side}${spot.i}`, [spot.x, spot.y], spot.size, 0.18 - (spot.y / h) * 0.14),
          )
          .join('')
      )
    })
    .join('')
}
