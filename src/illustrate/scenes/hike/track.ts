import { mix } from '../../core/colour.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { poly } from '../../core/svg.ts'

/** The path along the slope. */
export function track({ h, tone, inks, rng }: Stage, slope: readonly P[]): string {
  const middle = slope.filter((_, i) => i % 8 === 0)
  const pick = rng.fork('track')
  const top = middle.map(([x, y], i): P => [x, y + h * 0.03 + Math.sin(i * 0.9) * h * 0.008])
  const low = [...top].reverse().map(([x, y]): P => [x, y + h * (0.018 + pick.next() * 0.004)])
  return poly([...top, ...low], tone(mix(inks.earth, inks.paper, 0.35), 0.85))
}
