import { furnish } from '../../built/furniture.ts'
import { mix } from '../../core/colour.ts'
import { smooth } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { rect, shape, stroke } from '../../core/svg.ts'
import { person } from '../../people/person.ts'
import type { Section } from './section.ts'

/** The four rooms with lamps, furniture and people. */
export function rooms(stage: Stage, at: Section): string {
  const { tone, inks, defs } = stage
  const { left, right, base, storey, wall } = at
  const middle = (left + right) / 2
  const inner = wall * 0.55
  const half = middle - left - inner
  const cells: readonly (readonly [number, number, string])[] = [
    [left + inner, base - storey, inks.plaster],
    [middle, base - storey, mix(inks.wall, inks.sun, 0.18)],
    [left + inner, base - storey * 2, mix(inks.wall, inks.second, 0.14)],
    [middle, base - storey * 2, mix(inks.plaster, inks.accent, 0.14)],
  ]
  return (
    cells
      .map(([x, y, colour], i) => {
        const floor = y + storey - wall * 0.3
        const lamp: P = [x + half * 0.5, y + storey * 0.24]
        const glow = rect(
          x,
          y + wall * 0.3,
          half,
          storey - wall * 0.6,
          defs.radial(lamp, half * 0.7, [
            [0, '#fff0b8', 0.75],
            [1, '#fff0b8', 0],
          ]),
        )
        const size = storey * 0.66
        const figure = person(stage, `r${i}`, [x + half * (i % 2 ? 0.36 : 0.7), floor], size, {
          pose: (['write', 'sit', 'stand', 'carry'] as const)[i] ?? 'stand',
          facing: i % 2 ? 1 : -1,
          shadow: false,
          dress: { skirt: false },
        })
        return (
          rect(x, y + wall * 0.3, half, storey - wall * 0.6, tone(colour, 0.9)) +
          glow +
          furnish(stage, i, [x, floor], half, storey) +
          figure +
          stroke([[lamp[0], y + wall * 0.3], lamp], tone(inks.ink, 0.5), 2) +
          shape(
            smooth([
              [lamp[0] - size * 0.12, lamp[1] + size * 0.09],
              [lamp[0] - size * 0.07, lamp[1] - size * 0.03],
              [lamp[0] + size * 0.07, lamp[1] - size * 0.03],
              [lamp[0] + size * 0.12, lamp[1] + size * 0.09],
            ]),
            inks.sun,
          )
        )
      })
      .join('') +
    rect(
      middle - wall * 0.16,
      base - storey * 2 + wall * 0.3,
      wall * 0.32,
      storey * 2 - wall * 0.6,
      tone(inks.stone, 0.6),
    )
  )
}
