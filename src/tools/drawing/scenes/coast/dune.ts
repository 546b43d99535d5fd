import type { Stage } from '../../core/stage.ts'
import { stroke } from '../../core/svg.ts'

/** Dune grass in a lower corner. */
export function dune({ w, h, rng, tone, inks }: Stage, left: number): string {
  const pick = rng.fork('dune')
  return Array.from({ length: 110 }, () => {
    const t = pick.next() ** 1.6
    const x = left > 0 ? w * 0.3 * t : w - w * 0.3 * t
    const y = h * (1.01 - pick.next() * 0.04)
    const tall = h * pick.range(0.05, 0.13) * (1 - t * 0.6)
    const lean = pick.bell() * tall * 0.5 + tall * 0.15 * left
    return stroke(
      [
        [x, y],
        [x + lean * 0.3, y - tall * 0.6],
        [x + lean, y - tall],
      ],
      tone(pick.chance(0.5) ? inks.leaf : inks.grass, pick.range(0.2, 0.9)),
      2.2,
    )
  }).join('')
}
