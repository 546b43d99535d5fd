import { mix } from '../../core/colour.ts'
import { poly } from '../../core/svg.ts'
import type { Desk } from './desk.ts'

/** A sheet with causes and consequences, linked by arrows. */
export function arrows({ wide, inks, sheet, patch, arrow, pens }: Desk): string {
  const spots = [
    [-0.85, 0.32],
    [-0.28, 0.4],
    [0.34, 0.3],
    [0.88, 0.38],
    [-0.6, -0.12],
    [0.05, -0.06],
    [0.66, -0.16],
    [-0.2, -0.42],
    [0.38, -0.44],
  ] as const
  const links = [
    [0, 1],
    [1, 2],
    [2, 3],
    [0, 4],
    [1, 5],
    [5, 2],
    [4, 5],
    [5, 6],
    [3, 6],
    [4, 7],
    [5, 8],
    [7, 8],
    [6, 8],
  ] as const
  const colours = [inks.accent, inks.second, inks.sun, inks.leaf]
  return (
    sheet(0, 0, wide * 0.72, 1.2) +
    links
      .map(([a, b], i) => {
        const [p, q] = [spots[a] ?? spots[0], spots[b] ?? spots[0]]
        const t = 0.2
        return arrow(
          [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t],
          [q[0] - (q[0] - p[0]) * t, q[1] - (q[1] - p[1]) * t],
          i % 3 === 0 ? inks.accent : inks.ink,
        )
      })
      .join('') +
    spots
      .map(([x, dz], i) =>
        patch(x - 0.13, dz - 0.06, 0.26, 0.12, mix(colours[i % 4] ?? inks.sun, '#ffffff', 0.45)),
      )
      .join('') +
    pens
  )
}

/** A shirt in the middle of its chain of makers. */
export function chain({ wide, inks, tone, at, pen, sheet, patch, arrow, pens }: Desk): string {
  return (
    sheet(0, 0.04, wide * 0.7, 1.2) +
    poly(
      [
        [-0.2, 0.26],
        [-0.08, 0.3],
        [0, 0.26],
        [0.08, 0.3],
        [0.2, 0.26],
        [0.36, 0.1],
        [0.25, 0.02],
        [0.18, 0.08],
        [0.18, -0.26],
        [-0.18, -0.26],
        [-0.18, 0.08],
        [-0.25, 0.02],
        [-0.36, 0.1],
      ].map(([x = 0, dz = 0]) => at(x, dz)),
      tone(inks.second, 0.8),
    ) +
    [
      [-1, 0.38, inks.leaf],
      [-0.95, -0.2, inks.rock],
      [0.72, 0.38, inks.earth],
      [0.78, -0.22, inks.sun],
    ]
      .map(([x, dz, fill]) => patch(Number(x), Number(dz), 0.28, 0.15, mix(String(fill), '#ffffff', 0.35)))
      .join('') +
    arrow([-0.85, 0.3], [-0.83, 0.02], inks.ink) +
    arrow([-0.6, -0.14], [-0.32, -0.06], inks.ink) +
    arrow([0.4, 0.2], [0.68, 0.4], inks.ink) +
    arrow([0.88, 0.3], [0.92, 0], inks.accent) +
    `<ellipse cx="${at(0.92, -0.14)[0].toFixed(1)}" cy="${at(0.92, -0.14)[1].toFixed(1)}" rx="${(pen * 17).toFixed(1)}" ry="${(pen * 7).toFixed(1)}" fill="none" stroke="${tone(inks.accent, 0.8)}" stroke-width="${(pen * 1.4).toFixed(1)}"/>` +
    pens
  )
}

/** A sheet with hours, and coloured pieces on it. */
export function hours({ wide, inks, sheet, line, patch, pens }: Desk): string {
  return (
    sheet(0, 0, wide * 0.8, 0.95) +
    Array.from({ length: 12 }, (_, i) =>
      line(
        [
          [-1.3 + i * 0.226, -0.4],
          [-1.3 + i * 0.226, 0.4],
        ],
        inks.rock,
        0.6,
      ),
    ).join('') +
    [
      [3, 5, 0.16, inks.sun],
      [1, 4, -0.1, inks.second],
      [6, 4, -0.1, inks.water],
      [8, 3, 0.16, inks.leaf],
      [0, 2, -0.34, inks.roof],
      [9, 2, -0.34, inks.accent],
    ]
      .map(([a, n, dz, fill]) =>
        patch(-1.3 + Number(a) * 0.226 + 0.02, Number(dz), Number(n) * 0.226 - 0.04, 0.17, String(fill)),
      )
      .join('') +
    pens
  )
}

/** Open notebooks with circles around some words. */
export function diary({ inks, tone, at, pen, sheet, line, pens }: Desk): string {
  return (
    [-1.05, -0.1, 0.85]
      .map((x, i) => {
        const dz = i === 1 ? 0.3 : -0.12
        const rows = [0.12, 0.03, -0.06, -0.15]
        return (
          sheet(x, dz, 0.62, 0.5, '#fffdf6', (i - 1) * 0.06) +
          line(
            [
              [x, dz + 0.24],
              [x, dz - 0.24],
            ],
            inks.rock,
            1,
          ) +
          rows
            .map(
              (r) =>
                line(
                  [
                    [x - 0.26, dz + r],
                    [x - 0.05, dz + r],
                  ],
                  inks.rock,
                  0.7,
                ) +
                line(
                  [
                    [x + 0.05, dz + r],
                    [x + 0.24, dz + r],
                  ],
                  inks.rock,
                  0.7,
                ),
            )
            .join('') +
          `<ellipse cx="${at(x - 0.15, dz + 0.03)[0].toFixed(1)}" cy="${at(x - 0.15, dz + 0.03)[1].toFixed(1)}" rx="${(pen * 11).toFixed(1)}" ry="${(pen * 4).toFixed(1)}" fill="none" stroke="${tone(inks.accent, 0.8)}" stroke-width="${(pen * 1.2).toFixed(1)}"/>`
        )
      })
      .join('') + pens
  )
}

/** Letters and envelopes. */
export function letters({ inks, sheet, line, pens, notes }: Desk): string {
  return (
    [-1.05, -0.35, 0.4, 1.05]
      .map((x, i) => {
        const dz = i % 2 ? 0.22 : -0.12
        return (
          sheet(x, dz, 0.46, 0.34, i % 2 ? mix(inks.sun, '#ffffff', 0.55) : '#fffdf6', (i - 1.5) * 0.05) +
          line(
            [
              [x - 0.2, dz + 0.14],
              [x, dz - 0.02],
              [x + 0.2, dz + 0.14],
            ],
            inks.rock,
            1,
          )
        )
      })
      .join('') +
    notes() +
    pens
  )
}
