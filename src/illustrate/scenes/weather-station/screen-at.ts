import { box } from '../../built/solid.ts'
import type { createCamera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import { oval, stroke } from '../../core/svg.ts'

/** The white louvred box for the thermometers. */
export function screenAt(
  stage: Stage,
  camera: ReturnType<typeof createCamera>,
  x: number,
  z: number,
): string {
  const { tone, inks } = stage
  const white = mix('#ffffff', inks.wall, 0.3)
  const legs = [-0.3, 0.3]
    .flatMap((dx) =>
      [-0.22, 0.22].map((dz) => box(stage, camera, [x + dx, 0, z + dz], [0.06, 1.1, 0.06], inks.wall)),
    )
    .join('')
  const slats = Array.from({ length: 8 }, (_, i) =>
    stroke(
      [camera.at([x - 0.36, 1.18 + i * 0.085, z - 0.31]), camera.at([x + 0.36, 1.18 + i * 0.085, z - 0.31])],
      tone(inks.rock, 0.4),
      2.2,
      0.55,
    ),
  ).join('')
  return (
    oval(camera.at([x, 0, z]), camera.scale(z) * 0.55, tone(inks.ink, 0.2), camera.scale(z) * 0.09, 0.26) +
    legs +
    box(stage, camera, [x, 1.1, z], [0.84, 0.76, 0.62], white) +
    slats +
    box(stage, camera, [x, 1.86, z], [1, 0.07, 0.78], white)
  )
}
