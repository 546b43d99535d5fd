import { box } from '../../built/solid.ts'
import type { createCamera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import { oval, poly } from '../../core/svg.ts'

/** Papers, books and a cup on the table. */
export function tools(
  stage: Stage,
  camera: ReturnType<typeof createCamera>,
  z: number,
  wide: number,
): string {
  const pick = stage.rng.fork('tools')
  const { inks, tone } = stage
  return [-0.42, -0.32, 0.36, 0.44]
    .map((t, i) => {
      const [x, dz] = [t * wide, pick.range(-0.3, 0.1)]
      if (i === 1) {
        const [cx, cy] = camera.at([x, 0.87, z + dz])
        const r = camera.scale(z) * 0.05
        return (
          poly(
            [
              [cx - r, cy - r * 2],
              [cx + r, cy - r * 2],
              [cx + r * 0.8, cy],
              [cx - r * 0.8, cy],
            ],
            tone(inks.second, 0.7),
          ) + oval([cx, cy - r * 2], r, tone(inks.wood, 0.3), r * 0.3)
        )
      }
      return box(
        stage,
        camera,
        [x, 0.866, z + dz],
        i === 0 ? [0.34, 0.012, 0.26] : [0.26, 0.03, 0.19],
        i === 0 ? '#fffaf0' : pick.pick([inks.accent, inks.second, inks.leaf]),
        { yaw: pick.range(-0.5, 0.5) },
      )
    })
    .join('')
}
