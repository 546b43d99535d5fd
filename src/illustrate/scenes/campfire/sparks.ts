import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval } from '../../core/svg.ts'

/** Sparks that rise from the fire and fade. */
export function sparks({ rng }: Stage, [x, y]: P, m: number): string {
  const pick = rng.fork('sparks')
  return Array.from({ length: 34 }, () => {
    const up = pick.next()
    return oval(
      [x + pick.bell() * m * (0.3 + up), y - m * (0.8 + up * 2.4)],
      1 + pick.next() * 2,
      '#ffcf7a',
      undefined,
      0.9 - up * 0.7,
    )
  }).join('')
}
