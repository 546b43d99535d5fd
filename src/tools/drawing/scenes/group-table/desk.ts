import type { Camera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { poly, stroke } from '../../core/svg.ts'

/** The height of what lies on the table, in metres. */
export const high = 0.79

/** The things that are drawn on the table; x to the right of its middle, dz away from the viewer, in metres. */
export type Desk = ReturnType<typeof openDesk>

/** Sets up the drawing on a table at a distance. */
export function openDesk(stage: Stage, camera: Camera, z: number, wide: number) {
  const { inks, tone } = stage
  const at = (x: number, dz: number, y = high): P => camera.at([x, y, z + dz])
  const pen = Math.max(1, camera.scale(z) * 0.012)
  const sheet = (x: number, dz: number, w: number, d: number, fill = '#fffdf6', turn = 0): string => {
    const corner = (sx: number, sz: number): P =>
      at(x + (sx * w) / 2 + sz * turn * d, dz + (sz * d) / 2 - sx * turn * w * 0.5)
    const corners = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    return (
      poly(
        corners.map(([px, py]): P => [px + 3, py + 4]),
        tone(inks.ink, 0.2),
        0.18,
      ) + poly(corners, tone(fill, 0.92))
    )
  }
  const line = (points: readonly (readonly [number, number])[], colour: string, width = 1): string =>
    stroke(
      points.map(([x, dz]) => at(x, dz)),
      tone(colour, 0.7),
      pen * width,
    )
  const patch = (x: number, dz: number, w: number, d: number, fill: string): string =>
    poly([at(x, dz), at(x + w, dz), at(x + w, dz + d), at(x, dz + d)], tone(fill, 0.85))
  const arrow = (a: readonly [number, number], b: readonly [number, number], colour: string): string => {
    const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
    const l = Math.hypot(dx, dz) || 1
    const tip = (k: number): readonly [number, number] => [
      b[0] - (dx / l) * 0.07 + (dz / l) * 0.045 * k,
      b[1] - (dz / l) * 0.07 - (dx / l) * 0.045 * k,
    ]
    return line([a, b], colour, 1.1) + line([tip(1), b, tip(-1)], colour, 1.1)
  }
  const pens = [inks.accent, inks.second, inks.sun]
    .map((colour, i) =>
      line(
        [
          [wide * 0.3 + i * 0.11, -0.55],
          [wide * 0.3 + i * 0.11 + 0.13, -0.45 - i * 0.02],
        ],
        colour,
        2.4,
      ),
    )
    .join('')
  const notes = (colour = inks.paper): string =>
    sheet(-wide * 0.39, -0.42, 0.3, 0.36, colour, 0.12) +
    [0, 1, 2]
      .map((i) =>
        line(
          [
            [-wide * 0.39 - 0.1, -0.52 + i * 0.09],
            [-wide * 0.39 + 0.09, -0.53 + i * 0.09],
          ],
          inks.rock,
          0.7,
        ),
      )
      .join('')
  return { stage, camera, z, wide, inks, tone, at, pen, sheet, line, patch, arrow, pens, notes }
}
