import { turbine } from '../built/turbine.ts'
import { mix } from '../core/colour.ts'
import { fractal, heightAt } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, rect } from '../core/svg.ts'
import { meadow } from '../nature/grass.ts'
import { mist } from '../nature/mist.ts'
import { hill, massif } from '../nature/mountain.ts'
import { spruce, woodEdge } from '../nature/spruce.ts'

/** The wide picture of the home page: the ridge in the morning, turbines on the right, calm on the left. */
export function banner(): Scene {
  return { kind: 'banner', draw: drawBanner }
}

function drawBanner(stage: Stage): Drawing {
  const { w, h, inks, rng, tone, defs, mood } = stage
  const pick = rng.fork('banner')
  const line = (
    label: string,
    points: readonly (readonly [number, number])[],
    rough: number,
    decay = 0.58,
  ): P[] =>
    fractal(
      rng.fork(label),
      points.map(([x, y]): P => [x * w, y * h]),
      rough * h,
      decay,
      6,
    )
  const sun: P = [w * 0.69, h * 0.33]
  const light = mix(mood.sky[2], inks.paper, 0.55)
  const skyFill = rect(
    0,
    0,
    w,
    h,
    defs.linear(
      [0, 0],
      [0, h * 0.62],
      [
        [0, mix(inks.skyCool, inks.paper, 0.3)],
        [0.5, mix(inks.skyCool, inks.paper, 0.62)],
        [1, mix(inks.skyWarm, inks.paper, 0.3)],
      ],
    ),
  )
  const halo = rect(
    0,
    0,
    w,
    h,
    defs.radial(sun, h * 0.95, [
      [0, '#fff2cc', 0.95],
      [0.18, '#ffe9b5', 0.6],
      [0.5, '#fff1d0', 0.22],
      [1, '#fff1d0', 0],
    ]),
  )
  const far = line(
    'far',
    [
      [-0.03, 0.5],
      [0.08, 0.47],
      [0.2, 0.49],
      [0.33, 0.43],
      [0.42, 0.45],
      [0.52, 0.335],
      [0.575, 0.39],
      [0.62, 0.36],
      [0.7, 0.43],
      [0.78, 0.3],
      [0.83, 0.36],
      [0.9, 0.31],
      [0.96, 0.4],
      [1.03, 0.37],
    ],
    0.05,
    0.62,
  )
  const second = line(
    'second',
    [
      [-0.03, 0.57],
      [0.12, 0.55],
      [0.3, 0.59],
      [0.46, 0.5],
      [0.56, 0.54],
      [0.68, 0.47],
      [0.8, 0.52],
      [0.92, 0.455],
      [1.03, 0.5],
    ],
    0.035,
  )
  const third = line(
    'third',
    [
      [-0.03, 0.66],
      [0.2, 0.67],
      [0.4, 0.655],
      [0.6, 0.6],
      [0.8, 0.6],
      [1.03, 0.57],
    ],
    0.02,
    0.52,
  )
  const ridge = line(
    'ridge',
    [
      [-0.03, 0.81],
      [0.2, 0.79],
      [0.4, 0.765],
      [0.55, 0.71],
      [0.7, 0.665],
      [0.85, 0.65],
      [1.03, 0.69],
    ],
    0.012,
    0.52,
  )
  const front = line(
    'front',
    [
      [-0.03, 0.93],
      [0.25, 0.945],
      [0.5, 0.93],
      [0.75, 0.88],
      [1.03, 0.83],
    ],
    0.014,
    0.52,
  )
  const machines = [
    [0.565, 0.26],
    [0.665, 0.33],
    [0.775, 0.3],
    [0.885, 0.38],
  ]
    .map(([x = 0, size = 0.3], i) =>
      turbine(stage, `t${i}`, [w * x, heightAt(ridge, w * x) + 3], h * size, 0.08, [18, 64, 100, 38][i]),
    )
    .join('')
  const trees = Array.from({ length: 17 }, (_, i) => {
    const x = w * (i < 12 ? pick.range(0.8, 1.01) : pick.range(-0.01, 0.06))
    return { x, size: h * pick.range(0.09, 0.2), i }
  })
    .sort((a, b) => a.size - b.size)
    .map(({ x, size, i }) => spruce(stage, `s${i}`, [x, heightAt(front, x) + 8], size))
    .join('')
  const body =
    skyFill +
    halo +
    oval(sun, h * 0.046, mix(inks.sun, '#fff4d2', 0.5)) +
    massif(stage, far, 0.56, { label: 'far', snow: 0.26 }) +
    mist(stage, 'a', h * 0.5, h * 0.16, 0.7) +
    massif(stage, second, 0.42, { label: 'second', colour: mix(inks.rock, inks.conifer, 0.25) }) +
    mist(stage, 'b', h * 0.6, h * 0.13, 0.85) +
    woodEdge(stage, 'third', third, h * 0.022, tone(mix(inks.rock, inks.conifer, 0.6), 0.5, 0.36)) +
    hill(stage, third, mix(inks.rock, inks.conifer, 0.6), 0.36, 0.3) +
    mist(stage, 'c', h * 0.7, h * 0.13, 0.95) +
    machines +
    hill(stage, ridge, mix(inks.grass, inks.leaf, 0.45), 0.1, 0.1) +
    woodEdge(
      stage,
      'r1',
      ridge.map(([x, y]): P => [x, y + h * 0.07]),
      h * 0.03,
      tone(inks.conifer, 0.5, 0.2),
      w * 0.6,
      w * 0.78,
    ) +
    woodEdge(
      stage,
      'r2',
      ridge.map(([x, y]): P => [x, y + h * 0.1]),
      h * 0.034,
      tone(inks.conifer, 0.45, 0.16),
      w * 0.84,
      w * 1.03,
    ) +
    mist(stage, 'd', h * 0.86, h * 0.12, 0.75) +
    hill(stage, front, mix(inks.leaf, inks.conifer, 0.6), 0, 0) +
    meadow(stage, 'front', h * 0.88, h * 1.02, {
      count: 420,
      size: 0.8,
      flowers: true,
      keep: (x, y) => y > heightAt(front, x) + 5,
    }) +
    trees +
    rect(
      0,
      0,
      w * 0.62,
      h,
      defs.linear(
        [0, 0],
        [w * 0.62, 0],
        [
          [0, light, 0.34],
          [0.6, light, 0.2],
          [1, light, 0],
        ],
      ),
    )
  return {
    body,
    alt: 'kreshta e maleve në mëngjes, me diell të ulët, mjegull në lugina dhe katër turbina me erë',
  }
}
