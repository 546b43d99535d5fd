import { mix } from '../../core/colour.ts'
import { oval, poly } from '../../core/svg.ts'
import type { Desk } from './desk.ts'

/** The map of a village with a river and a hill. */
export function village(desk: Desk): string {
  const { wide, inks, tone, at, sheet, line, patch, pens, notes } = desk
  return (
    sheet(0, 0, wide * 0.7, 1.22, mix(inks.paper, '#ffffff', 0.5)) +
    poly(
      [at(0.35, 0.5), at(0.75, 0.58), at(1.1, 0.5), at(1.05, 0.12), at(0.72, 0), at(0.42, 0.14)],
      tone(mix(inks.leaf, '#ffffff', 0.35), 0.85),
    ) +
    line(
      [
        [0.5, 0.3],
        [0.7, 0.42],
        [0.95, 0.32],
      ],
      inks.conifer,
    ) +
    line(
      [
        [-1.12, 0.2],
        [-0.8, 0.3],
        [-0.5, 0.02],
        [-0.1, -0.08],
        [0.2, -0.36],
        [0.7, -0.42],
        [1.1, -0.5],
      ],
      inks.water,
      5,
    ) +
    [
      [-0.5, 0.36],
      [-0.25, 0.44],
      [-0.1, 0.26],
      [-0.7, -0.3],
      [-0.42, -0.36],
      [0.1, 0.2],
    ]
      .map(([x = 0, dz = 0], i) => patch(x, dz, 0.15, 0.1, i === 4 ? inks.sun : inks.roof))
      .join('') +
    [0.6, 0.8, 0.97].map((x) => turbine(desk, x)).join('') +
    line(
      [
        [-0.42, 0.36],
        [-0.38, 0.1],
        [-0.34, -0.28],
      ],
      inks.earth,
      2,
    ) +
    pens +
    notes(mix(inks.sun, '#ffffff', 0.6))
  )
}

/** A wind turbine on the hill of the map. */
function turbine({ inks, line }: Desk, x: number): string {
  return (
    line(
      [
        [x, 0.3],
        [x, 0.5],
      ],
      inks.ink,
      1.1,
    ) +
    line(
      [
        [x - 0.06, 0.46],
        [x, 0.5],
        [x + 0.06, 0.54],
      ],
      inks.ink,
      1.1,
    )
  )
}

/** The floor plan of a building, with a pencil. */
export function plan({ wide, inks, tone, at, sheet, line, patch, arrow, pens, notes }: Desk): string {
  return (
    sheet(0, 0.02, wide * 0.62, 1.16, '#f4f8fb') +
    [
      [
        [-0.85, -0.4],
        [0.85, -0.4],
        [0.85, 0.42],
        [-0.85, 0.42],
        [-0.85, -0.4],
      ],
      [
        [-0.2, -0.4],
        [-0.2, 0.1],
      ],
      [
        [-0.85, 0.1],
        [0.3, 0.1],
      ],
      [
        [0.3, 0.42],
        [0.3, -0.1],
        [0.85, -0.1],
      ],
    ]
      .map((points) =>
        line(
          points.map(([x = 0, dz = 0]) => [x, dz] as const),
          inks.second,
          2,
        ),
      )
      .join('') +
    patch(-0.85, -0.55, 1.7, 0.1, mix(inks.water, '#ffffff', 0.5)) +
    poly([at(0.32, 0.4), at(0.83, 0.4), at(0.83, 0.1)], tone(mix(inks.rock, '#ffffff', 0.4), 0.7), 0.7) +
    arrow([-0.5, -0.25], [0.1, 0.28], inks.accent) +
    line(
      [
        [0.95, 0.1],
        [1.25, 0.34],
      ],
      inks.wood,
      5,
    ) +
    pens +
    notes()
  )
}

/** The map of a quarter: hot places red, cool ones green. */
export function heat({ wide, inks, tone, at, pen, sheet, patch, pens }: Desk): string {
  return (
    sheet(0, 0, wide * 0.7, 1.22) +
    Array.from({ length: 15 }, (_, i) => {
      const [col, row] = [i % 5, Math.floor(i / 5)]
      const fill =
        [
          inks.accent,
          mix(inks.accent, '#ffffff', 0.45),
          inks.leaf,
          mix(inks.sun, '#ffffff', 0.4),
          inks.accent,
        ][(i * 7) % 5] ?? inks.leaf
      return patch(-1.02 + col * 0.42, -0.5 + row * 0.36, 0.33, 0.27, fill)
    }).join('') +
    [
      [-0.4, 0.36],
      [0.44, -0.02],
      [0.86, 0.34],
      [-0.82, -0.02],
    ]
      .map(([x = 0, dz = 0]) => oval(at(x, dz), pen * 7, tone(inks.conifer, 0.8), pen * 3.4))
      .join('') +
    pens
  )
}

/** A sketch of three rooms with radiators. */
export function rooms({ wide, inks, tone, at, pen, sheet, line, patch, pens, notes }: Desk): string {
  return (
    sheet(0, 0.02, wide * 0.7, 1.16) +
    [-1, -0.32, 0.36]
      .map(
        (x, i) =>
          patch(
            x,
            -0.32,
            0.6,
            0.66,
            mix([inks.skyCool, inks.sun, inks.leaf][i] ?? inks.sun, '#ffffff', 0.6),
          ) +
          line(
            [
              [x, -0.32],
              [x + 0.6, -0.32],
              [x + 0.6, 0.34],
              [x, 0.34],
              [x, -0.32],
            ],
            inks.ink,
            1.6,
          ) +
          line(
            [
              [x + 0.14, 0.24],
              [x + 0.46, 0.24],
            ],
            inks.accent,
            3,
          ) +
          oval(at(x + 0.3, -0.02), pen * 5, tone(inks.accent, 0.8), pen * 2.4),
      )
      .join('') +
    pens +
    notes()
  )
}
