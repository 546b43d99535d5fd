import { smooth } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { oval, shape, stroke } from '../../core/svg.ts'

/** The fire itself: a ring of stones, crossed logs and tongues of flame. */
export function flames({ tone, inks, rng, defs }: Stage, [x, y]: P, m: number): string {
  const pick = rng.fork('flames')
  const stones = Array.from({ length: 11 }, (_, i) => {
    const a = (i / 11) * Math.PI * 2
    return oval(
      [x + Math.cos(a) * m * 0.5, y + Math.sin(a) * m * 0.13],
      m * 0.1,
      tone(inks.stone, Math.sin(a) < 0 ? 0.9 : 0.3),
      m * 0.07,
    )
  })
  const wood = [
    [-0.34, 0.3],
    [0.34, 0.28],
    [-0.12, 0.42],
    [0.15, 0.4],
  ]
    .map(([dx = 0, up = 0.3]) =>
      stroke(
        [
          [x + dx * m, y],
          [x - dx * 0.25 * m, y - up * m * 0.7],
        ],
        tone(inks.wood, 0.3),
        m * 0.1,
      ),
    )
    .join('')
  const tongue = (dx: number, tall: number, wide: number, fill: string): string =>
    shape(
      smooth([
        [x + dx - wide, y - tall * 0.12],
        [x + dx - wide * 0.85, y - tall * 0.4],
        [x + dx - wide * 0.1 + pick.bell() * wide * 0.4, y - tall * 0.72],
        [x + dx + pick.bell() * wide * 0.5, y - tall * 1.08],
        [x + dx + wide * 0.5, y - tall * 0.6],
        [x + dx + wide * 0.95, y - tall * 0.34],
        [x + dx + wide * 0.8, y - tall * 0.06],
        [x + dx, y + 2],
      ]),
      fill,
    )
  const outer = defs.linear(
    [x, y - m * 1.2],
    [x, y],
    [
      [0, '#f2702e', 0.75],
      [0.5, '#f7922f'],
      [1, '#ffc04a'],
    ],
  )
  return (
    stones.slice(5).join('') +
    wood +
    tongue(-m * 0.16, m * 0.82, m * 0.17, outer) +
    tongue(m * 0.17, m * 0.7, m * 0.16, outer) +
    tongue(0, m * 1.15, m * 0.23, outer) +
    tongue(0, m * 0.74, m * 0.14, '#ffd166') +
    tongue(m * 0.02, m * 0.42, m * 0.08, '#fff3c9') +
    stones.slice(0, 5).join('')
  )
}
