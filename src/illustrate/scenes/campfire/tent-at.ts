import { mix } from '../../core/colour.ts'
import { fractal } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, poly } from '../../core/svg.ts'

/** A ridge tent with a lit opening. */
export function tentAt(stage: Stage, [x, y]: P, m: number): string {
  const { tone, inks, rng, mood } = stage
  const colour = mix(inks.sun, inks.accent, 0.35)
  const [a, top, b, back, end]: readonly [P, P, P, P, P] = [
    [x - m * 1.2, y],
    [x, y - m * 1.7],
    [x + m * 1.2, y],
    [x + mood.side * m * 1.5, y - m * 1.5],
    [x + mood.side * m * 2.6, y - m * 0.25],
  ]
  const corner = mood.side > 0 ? b : a
  const flap = fractal(
    rng.fork('flap'),
    [
      [x - m * 0.3, y],
      [x, y - m * 1.1],
      [x + m * 0.3, y],
    ],
    2,
    0.5,
    2,
  )
  return (
    poly([top, back, end, corner], tone(colour, 0.35)) +
    poly([a, top, b], tone(colour, 0.75)) +
    poly(flap, tone(inks.ink, 0.4)) +
    oval([x, y - m * 0.4], m * 0.14, '#ffd98a', m * 0.2, 0.7)
  )
}
