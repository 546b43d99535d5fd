import { box } from '../../built/solid.ts'
import type { createCamera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'

/** Papers, books and cups on a row of desks. */
export function things(
  stage: Stage,
  camera: ReturnType<typeof createCamera>,
  z: number,
  seats: number,
  gap: number,
): string {
  const pick = stage.rng.fork(`things${z}`)
  return Array.from({ length: seats }, (_, i) => {
    const x = (i - (seats - 1) / 2) * gap + pick.range(-0.2, 0.2)
    return (
      box(
        stage,
        camera,
        [x, 0.785, z],
        [0.24, 0.015, 0.17],
        pick.pick(['#fffaf0', stage.inks.paper, stage.inks.accent, stage.inks.second]),
        { yaw: pick.range(-0.4, 0.4) },
      ) +
      (pick.chance(0.5)
        ? box(
            stage,
            camera,
            [x + 0.3, 0.785, z + 0.05],
            [0.07, 0.1, 0.07],
            pick.pick([stage.inks.sun, stage.inks.wall, stage.inks.accent]),
          )
        : '')
    )
  }).join('')
}
