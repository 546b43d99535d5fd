import { smooth } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, poly, shape, stroke } from '../core/svg.ts'

/** A hand-held placard with a picture of a sun, the Earth, a leaf or a turbine; its stick ends at the place. */
export function placard(stage: Stage, [x, y]: P, size: number, which: number): string {
  const { tone, inks } = stage
  const tilt = ((which % 5) - 2) * 0.05
  const at = (dx: number, dy: number): P => [
    x + (dx * Math.cos(tilt) + dy * Math.sin(tilt)) * size,
    y - (dy * Math.cos(tilt) - dx * Math.sin(tilt)) * size,
  ]
  const pole = stroke([at(0, -0.5), at(0, 0.4)], tone(inks.wood, 0.6), size * 0.045)
  const board = poly(
    [at(-0.55, 0.2), at(0.55, 0.2), at(0.55, 1), at(-0.55, 1)],
    tone(which % 4 === 1 ? inks.field : '#fffaf0', 0.92),
  )
  const disc = (r: number, fill: string): string => oval(at(0, 0.6), r * size, fill)
  const sun =
    disc(0.17, tone(inks.sun, 1)) +
    Array.from({ length: 10 }, (_, i) => {
      const a = (i / 10) * Math.PI * 2
      return stroke(
        [at(Math.cos(a) * 0.23, 0.6 + Math.sin(a) * 0.23), at(Math.cos(a) * 0.31, 0.6 + Math.sin(a) * 0.31)],
        tone(inks.sun, 1),
        size * 0.035,
      )
    }).join('')
  const earth =
    disc(0.29, tone(inks.water, 0.85)) +
    shape(
      smooth([at(-0.2, 0.74), at(0.02, 0.82), at(0.04, 0.66), at(-0.1, 0.52), at(-0.22, 0.6)]),
      tone(inks.leaf, 0.8),
    ) +
    shape(smooth([at(0.08, 0.6), at(0.24, 0.62), at(0.2, 0.44), at(0.08, 0.4)]), tone(inks.leaf, 0.8))
  const leaf =
    shape(
      smooth([at(-0.22, 0.36), at(-0.24, 0.66), at(0, 0.86), at(0.26, 0.88), at(0.24, 0.6), at(0.04, 0.4)]),
      tone(inks.leaf, 0.85),
    ) + stroke([at(-0.28, 0.3), at(0.18, 0.8)], tone(inks.conifer, 0.5), size * 0.03)
  const wind =
    stroke([at(0, 0.24), at(0, 0.62)], tone(inks.second, 0.8), size * 0.05) +
    [90, 210, 330]
      .map((d) =>
        stroke(
          [
            at(0, 0.62),
            at(Math.cos((d * Math.PI) / 180) * 0.28, 0.62 + Math.sin((d * Math.PI) / 180) * 0.28),
          ],
          tone(inks.second, 0.8),
          size * 0.06,
        ),
      )
      .join('')
  return pole + board + ([sun, earth, leaf, wind][Math.floor(which / 2) % 4] ?? sun)
}
