import type { Stage } from '../../core/stage.ts'
import { rect, stroke } from '../../core/svg.ts'
import type { Section } from './section.ts'

/** The pellet stove with its flue. */
export function stove(stage: Stage, { left, right, base, storey, wall }: Section): string {
  const { tone, inks } = stage
  const middle = (left + right) / 2
  const [x, y, s] = [middle + wall * 0.9, base - wall * 0.3, storey * 0.3]
  return (
    stroke(
      [
        [x + s * 0.4, y - s * 1.4],
        [x + s * 0.4, base - storey * 3.25],
      ],
      tone(inks.ink, 0.55),
      wall * 0.5,
    ) +
    rect(x, y - s * 1.4, s * 0.8, s * 1.4, tone(inks.ink, 0.5)) +
    rect(x + s * 0.14, y - s * 0.95, s * 0.52, s * 0.5, '#ffb84d') +
    rect(x + s * 0.2, y - s * 0.78, s * 0.4, s * 0.33, '#fff0c0', 0.8)
  )
}
