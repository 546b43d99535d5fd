import { box } from '../../built/solid.ts'
import type { createCamera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'

/** Shelves with boxes on the back wall. */
export function shelf(stage: Stage, camera: ReturnType<typeof createCamera>, tall: boolean): string {
  const pick = stage.rng.fork('shelf')
  const { inks, mood } = stage
  const x = mood.side * (tall ? 1.2 : 1.9)
  const boards = [0.9, 1.4, 1.9]
    .map((y) => box(stage, camera, [x, y, 8.35], [2, 0.05, 0.35], inks.wood))
    .join('')
  const goods = [0.95, 1.45, 1.95]
    .flatMap((y) =>
      Array.from({ length: 8 }, (_, i) =>
        pick.chance(0.75)
          ? box(
              stage,
              camera,
              [x - 0.88 + i * 0.25, y, 8.35],
              [pick.range(0.08, 0.2), pick.range(0.16, 0.36), 0.2],
              pick.pick([inks.second, inks.accent, inks.field, inks.leaf, inks.wall, inks.roof]),
            )
          : '',
      ),
    )
    .join('')
  return boards + goods
}
