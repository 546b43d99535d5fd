import type { Diagram } from '../../built/board.ts'
import { diagram } from '../../built/board.ts'
import type { Plane } from '../../built/plane.ts'
import { patch } from '../../built/plane.ts'
import type { createCamera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import { poly } from '../../core/svg.ts'

/** A projected picture on the back wall, with its glow. */
export function screenOf(
  stage: Stage,
  camera: ReturnType<typeof createCamera>,
  chart: Diagram,
  x: number,
  depth: number,
): string {
  const { tone, inks, defs, w, h } = stage
  const plane: Plane = { origin: [x - 1.7, 1.05, depth - 0.05], along: [1, 0, 0], up: [0, 1, 0] }
  const [cx, cy] = camera.at([x, 2, depth])
  const glow = `<rect width="${w}" height="${h}" fill="${defs.radial([cx, cy], h * 0.7, [
    [0, '#fff6d8', 0.4],
    [1, '#fff6d8', 0],
  ])}"/>`
  return (
    glow +
    poly(patch(camera, plane, -0.07, -0.07, 3.54, 2.09), tone(inks.ink, 0.5)) +
    poly(patch(camera, plane, 0, 0, 3.4, 1.95), '#fffaea') +
    diagram(stage, camera, plane, { u: 0.6, v: 0.05, w: 2.2, h: 1.85 }, chart, 1)
  )
}
