import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { woodEdge } from '../../nature/spruce.ts'

/** Strips of wood on the slope. */
export function woods(stage: Stage, ridge: readonly P[]): string {
  const { w, h, rng, tone, inks } = stage
  const pick = rng.fork('woods')
  return Array.from({ length: 5 }, (_, i) => {
    const from = w * (i / 5) + pick.range(-0.06, 0.08) * w
    const drop = h * pick.range(0.06, 0.17)
    const line = ridge.map(([x, y]): P => [x, y + drop])
    return woodEdge(
      stage,
      `p${i}`,
      line,
      h * 0.03,
      tone(inks.conifer, 0.45, 0.16),
      from,
      from + w * pick.range(0.08, 0.2),
    )
  }).join('')
}
