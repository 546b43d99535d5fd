import type { Plane } from '../../built/plane.ts'
import { patch } from '../../built/plane.ts'
import type { createCamera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import { poly } from '../../core/svg.ts'

/** Framed landscapes on the back wall. */
export function wallMap(
  stage: Stage,
  camera: ReturnType<typeof createCamera>,
  x: number,
  depth: number,
): string {
  const { tone, inks, mood } = stage
  const plane: Plane = { origin: [0, 0, depth - 0.03], along: [1, 0, 0], up: [0, 1, 0] }
  const frames = [
    [mood.side * 2.9, 1.4, 0.9, 1.15],
    [x - mood.side * 2.1, 1.5, 1.2, 0.85],
  ]
    .map(
      ([u = 0, v = 0, w = 1, h = 1], i) =>
        poly(patch(camera, plane, u - 0.05, v - 0.05, w + 0.1, h + 0.1), tone(inks.wood, 0.45)) +
        poly(patch(camera, plane, u, v, w, h), tone(inks.paper, 0.8)) +
        poly(patch(camera, plane, u, v, w, h * 0.42), tone(i ? inks.leaf : inks.second, 0.7)) +
        poly(
          [
            ...patch(camera, plane, u, v + h * 0.42, w, 0.001).slice(0, 2),
            camera.at([u + w * 0.6, v + h * 0.74, depth - 0.03]),
          ],
          tone(inks.rock, 0.8),
        ),
    )
    .join('')
  return frames
}
