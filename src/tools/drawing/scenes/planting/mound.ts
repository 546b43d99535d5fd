import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval } from '../../core/svg.ts'

/** Fresh earth around a young tree. */
export function mound({ tone, inks }: Stage, [x, y]: P, m: number): string {
  return (
    oval([x, y], m * 0.3, tone(inks.earth, 0.3), m * 0.08) +
    oval([x, y - m * 0.03], m * 0.24, tone(inks.earth, 0.7), m * 0.05)
  )
}
