import type { Camera } from '../core/camera.ts'
import type { Stage } from '../core/stage.ts'
import { poly, stroke } from '../core/svg.ts'
import { type Diagram, diagram } from './diagram.ts'
import type { Plane } from './plane.ts'
import { patch } from './plane.ts'

/** A flip chart on three legs at a place of a room, with a diagram on its sheet. */
export function flipChart(
  stage: Stage,
  camera: Camera,
  [x, z]: readonly [number, number],
  kind: Diagram,
): string {
  const { tone, inks } = stage
  const plane: Plane = { origin: [x - 0.42, 0.72, z], along: [1, 0, 0], up: [0, 0.995, 0.1] }
  const thick = camera.scale(z) * 0.035
  const legs = [
    [-0.36, -0.18],
    [0.36, -0.18],
    [0, 0.5],
  ]
    .map(([dx = 0, dz = 0]) =>
      stroke(
        [camera.at([x + dx * 0.5, 1.7, z + 0.08]), camera.at([x + dx, 0, z + dz])],
        tone(inks.wood, 0.4),
        thick,
      ),
    )
    .join('')
  return (
    legs +
    poly(patch(camera, plane, -0.04, -0.04, 0.92, 1.24), tone(inks.wood, 0.6)) +
    poly(patch(camera, plane, 0, 0, 0.84, 1.16), tone('#fffdf6', 0.9)) +
    poly(patch(camera, plane, -0.04, 1.12, 0.92, 0.1), tone(inks.ink, 0.5)) +
    diagram(stage, camera, plane, { u: 0.04, v: 0.06, w: 0.76, h: 1 }, kind, 0.85)
  )
}
