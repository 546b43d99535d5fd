import { panelField } from '../../built/panels.ts'
import { planeOf } from '../../built/plane.ts'
import { castShadow } from '../../built/solid.ts'
import type { createCamera, V } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import { poly, stroke } from '../../core/svg.ts'

/**
 * One table of a solar field: a long row of panels on its posts.
 *
 * @param half half of its length, in m
 * @param i the number of its row: later rows fade
 */
export function tableOf(
  stage: Stage,
  camera: ReturnType<typeof createCamera>,
  x: number,
  z: number,
  half: number,
  i: number,
): string {
  const [low, high, depth] = [0.75, 2.5, 2.5]
  const far = Math.min(0.5, i * 0.07)
  const corner = (sx: number, y: number, dz: number): V => [x + sx * half, y, z + dz]
  const { plane, long, high: tall } = planeOf(corner(-1, low, 0), corner(1, low, 0), corner(-1, high, depth))
  const legs = Array.from({ length: Math.round(half) + 1 }, (_, k) => {
    const lx = x - half + 0.5 + (k * (2 * half - 1)) / Math.round(half)
    const thick = camera.scale(z) * 0.05
    return (
      stroke(
        [camera.at([lx, 0, z + 1.7]), camera.at([lx, 1.8, z + 1.7])],
        stage.tone(stage.inks.rock, 0.4, far),
        thick,
      ) +
      stroke(
        [camera.at([lx, 0, z + 0.4]), camera.at([lx, 0.95, z + 0.4])],
        stage.tone(stage.inks.rock, 0.6, far),
        thick,
      )
    )
  }).join('')
  const under = poly(
    [corner(-1, 0, 0.2), corner(1, 0, 0.2), corner(1, 0, depth), corner(-1, 0, depth)].map(camera.at),
    stage.tone(stage.inks.conifer, 0.15, far),
    0.5,
  )
  const shade = castShadow(stage, camera, [corner(-1, high, depth), corner(1, high, depth)], 0.2)
  return (
    shade +
    under +
    legs +
    panelField(
      stage,
      camera,
      plane,
      { u: 0, v: 0, w: long, h: tall, cols: Math.round(half * 1.6), rows: 2 },
      far,
    )
  )
}
