import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, poly } from '../../core/svg.ts'

/** A log to sit on, its cut face to the side. */
export function log({ tone, inks }: Stage, [x, y]: P, m: number): string {
  return (
    poly(
      [
        [x - m * 0.5, y - m * 0.36],
        [x + m * 0.5, y - m * 0.36],
        [x + m * 0.52, y + m * 0.02],
        [x - m * 0.48, y + m * 0.02],
      ],
      tone(inks.wood, 0.35),
    ) + oval([x + m * 0.51, y - m * 0.17], m * 0.1, tone(mix(inks.wood, inks.field, 0.6), 0.8), m * 0.19)
  )
}
