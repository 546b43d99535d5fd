import { mix } from '../../core/colour.ts'
import { blob, smooth } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, shape, stroke } from '../../core/svg.ts'
import { foliage } from '../../nature/broadleaf.ts'

/** A young tree tied to its stake. */
export function sapling(stage: Stage, [x, y]: P, size: number, label: string, far: number): string {
  const { tone, inks, mood } = stage
  const pick = stage.rng.fork(`sap${label}`)
  const lean = pick.bell() * size * 0.05
  const crown = foliage(stage, pick.fork('crown'))
  const leaf = (dx: number, dy: number, r: number, lit: number): string =>
    shape(
      smooth(blob(pick, [x + lean * dy + dx * size, y - dy * size], r * size, r * size * 0.8, 0.25, 9)),
      tone(crown, lit, far),
    )
  return (
    oval([x - mood.side * size * 0.25, y], size * 0.32, tone(inks.ink, 0.2, far), size * 0.05, 0.25) +
    stroke(
      [
        [x, y],
        [x + lean, y - size * 0.8],
      ],
      tone(inks.wood, 0.4, far),
      Math.max(1, size * 0.03),
    ) +
    stroke(
      [
        [x + size * 0.08, y],
        [x + size * 0.08, y - size * 0.7],
      ],
      tone(mix(inks.wood, inks.field, 0.5), 0.8, far),
      Math.max(1, size * 0.022),
    ) +
    leaf(-0.08, 0.62, 0.17, 0.15) +
    leaf(0.07, 0.72, 0.18, 0.45) +
    leaf(0, 0.88, 0.16, 0.7) +
    leaf(mood.side * 0.05, 0.9, 0.09, 1)
  )
}
