import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { poly, stroke } from '../../core/svg.ts'

/** A spade set into the ground before somebody who digs. */
export function spade({ tone, inks }: Stage, [x, y]: P, m: number, facing: number): string {
  const [tip, top]: readonly [P, P] = [
    [x + facing * m * 0.78, y + m * 0.04],
    [x + facing * m * 0.36, y - m * 1.08],
  ]
  return (
    stroke([top, tip], tone(inks.wood, 0.6), m * 0.045) +
    poly(
      [
        [tip[0] - facing * m * 0.16, tip[1] - m * 0.26],
        [tip[0] + facing * m * 0.04, tip[1] - m * 0.3],
        [tip[0] + facing * m * 0.07, tip[1]],
        [tip[0] - facing * m * 0.04, tip[1] + m * 0.01],
      ],
      tone(inks.rock, 0.7),
    )
  )
}
