import type { createCamera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import { poly, stroke } from '../../core/svg.ts'

/** The paving of the square and the shade of the houses on it. */
export function paving(stage: Stage, camera: ReturnType<typeof createCamera>): string {
  const line = stage.tone(stage.inks.ink, 0.5)
  const along = Array.from({ length: 21 }, (_, i) =>
    stroke([camera.at([(i - 10) * 1.6, 0, 3.2]), camera.at([(i - 10) * 1.6, 0, 56])], line, 1.3, 0.12),
  ).join('')
  const across = Array.from({ length: 22 }, (_, i) => {
    const z = 4 + i * i * 0.11 + i * 0.6
    return stroke([camera.at([-16, 0, z]), camera.at([16, 0, z])], line, 1.2, 0.1)
  }).join('')
  const edge = 9.2 + (stage.tall ? 0 : 0.4)
  const shade = poly(
    [
      [stage.mood.side * edge, 6],
      [stage.mood.side * edge, 56],
      [stage.mood.side * (edge - 5.5), 56],
      [stage.mood.side * (edge - 5), 6],
    ].map(([x = 0, z = 6]) => camera.at([x, 0, z])),
    stage.tone(stage.inks.ink, 0.3),
    0.2,
  )
  return along + across + shade
}
