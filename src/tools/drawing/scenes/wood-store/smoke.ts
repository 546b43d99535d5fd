import { blob, smooth } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { shape } from '../../core/svg.ts'

/** Smoke from a chimney, drifting away from the light. */
export function smoke(stage: Stage, [x, y]: P): string {
  const pick = stage.rng.fork('smoke')
  return Array.from({ length: 9 }, (_, i) =>
    shape(
      smooth(blob(pick, [x + i * i * 1.5 * -stage.mood.side, y - i * 17], 9 + i * 4.6, 7 + i * 3, 0.22, 10)),
      stage.tone('#ffffff', 0.8, 0.4),
      0.34 - i * 0.032,
    ),
  ).join('')
}
