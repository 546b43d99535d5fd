import { mix } from '../core/colour.ts'
import { fractal, heightAt } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, poly, shape } from '../core/svg.ts'

/** A wavy or craggy skyline across the whole sheet. */
export function skyline(
  stage: Stage,
  label: string,
  base: number,
  relief: number,
  options: { peaks?: number; decay?: number } = {},
): P[] {
  const { w, rng } = stage
  const pick = rng.fork(label)
  const peaks = options.peaks ?? 5
  const spread = (w + 160) / peaks
  const summitsAt = Array.from({ length: peaks }, (_, i) => ({
    x: -80 + spread * (i + pick.range(0.2, 0.8)),
    y: pick.range(0.35, 1),
  }))
  const highest = pick.int(0, peaks - 1)
  const controls = summitsAt.flatMap(({ x, y }, i): P[] => {
    const top = base - relief * (i === highest ? 1 : y * 0.86)
    const next = summitsAt[i + 1]
    const shoulder: P = [x + spread * pick.range(0.12, 0.24), top + relief * pick.range(0.12, 0.3)]
    const saddle: P[] = next
      ? [[(x + next.x) / 2 + spread * 0.06 * pick.bell(), base - relief * pick.range(0.12, 0.42)]]
      : []
    return pick.chance(0.6) && (!next || next.x - x > spread * 0.6)
      ? [[x, top], shoulder, ...saddle]
      : [[x, top], ...saddle]
  })
  const ends: readonly [P, P] = [
    [-90, base - relief * pick.range(0.1, 0.4)],
    [w + 90, base - relief * pick.range(0.1, 0.4)],
  ]
  return fractal(
    pick,
    [ends[0], ...controls.filter(([x]) => x > -80 && x < w + 80), ends[1]],
    relief * 0.15,
    options.decay ?? 0.56,
    5,
  )
}

/** A hill: fills below a skyline, darker at the crest and dissolving into haze at its foot. */
export function hill(stage: Stage, line: readonly P[], colour: string, far: number, foot: number): string {
  const { h, defs, mood, tone } = stage
  const top = Math.min(...line.map(([, y]) => y))
  const low = Math.min(h, top + (h - top) * 0.75)
  const sideways = stage.w * 0.12 * mood.side
  const fill = defs.linear(
    [stage.w / 2 + sideways, top],
    [stage.w / 2 - sideways, low],
    [
      [0, tone(colour, 0.82, far)],
      [0.4, tone(colour, 0.6, Math.min(1, far + foot * 0.45))],
      [1, tone(colour, 0.5, Math.min(1, far + foot))],
    ],
  )
  return shape(ground(stage, line), fill)
}

/** A high mountain: faces away from the light in shade, gullies, and snow above a line when asked. */
export function massif(
  stage: Stage,
  line: readonly P[],
  far: number,
  options: { snow?: number; label: string; colour?: string },
): string {
  const { defs, tone, inks, rng, mood, h } = stage
  const pick = rng.fork(`massif${options.label}`)
  const colour = options.colour ?? inks.rock
  const top = Math.min(...line.map(([, y]) => y))
  const bottom = Math.max(...line.map(([, y]) => y))
  const reach = Math.max(60, bottom - top)
  const faces = summits(line, reach * 0.06)
    .map((index) => face(stage, line, index, reach, pick, tone(colour, 0.06, far)))
    .join('')
  const snow =
    options.snow === undefined ? '' : snowCover(stage, line, top + reach * options.snow, reach, pick, far)
  const veil = shape(
    ground(stage, line),
    defs.linear(
      [0, top + reach * 0.5],
      [0, Math.min(h, bottom + reach * 1.1)],
      [
        [0, mood.haze, 0],
        [1, mood.haze, 0.85],
      ],
    ),
  )
  return defs.clip(ground(stage, line), hill(stage, line, colour, far, 0.15) + snow + faces + veil)
}

function face(
  { defs, mood }: Stage,
  line: readonly P[],
  index: number,
  reach: number,
  pick: {
    range(a: number, b: number): number
    bell(): number
    next(): number
    fork(l: string): Stage['rng']
  },
  colour: string,
): string {
  const peak = line[index] ?? [0, 0]
  const step = -mood.side
  let end = index
  while (line[end + step] && (line[end + step]?.[1] ?? 0) >= (line[end]?.[1] ?? 0) - reach * 0.035)
    end += step
  const valley = line[end] ?? peak
  const drop = Math.max(reach * 0.25, (valley[1] - peak[1]) * pick.range(1.1, 1.9))
  const edge = step < 0 ? line.slice(end, index + 1).reverse() : line.slice(index, end + 1)
  const toe: P = [peak[0] + mood.side * drop * pick.range(-0.12, 0.32), peak[1] + drop]
  const spine = fractal(
    pick.fork(`spine${index}`),
    [
      [valley[0] + step * drop * 0.1, valley[1] + drop * 0.55],
      [(valley[0] + toe[0]) / 2, toe[1] - drop * 0.16],
      toe,
      [peak[0] + mood.side * drop * 0.1, peak[1] + drop * 0.42],
      peak,
    ],
    drop * 0.13,
    0.6,
    4,
  )
  const fill = defs.linear(
    peak,
    [peak[0], peak[1] + drop * 1.05],
    [
      [0, colour, 0.78],
      [0.55, colour, 0.5],
      [1, colour, 0],
    ],
  )
  return poly([...edge, ...spine], fill)
}

function snowCover(
  stage: Stage,
  line: readonly P[],
  level: number,
  reach: number,
  pick: Stage['rng'],
  far: number,
): string {
  const { w, tone } = stage
  const edge = fractal(
    pick.fork('snow'),
    Array.from({ length: 26 }, (_, i): P => {
      const x = -80 + ((w + 160) * i) / 25
      return [
        x,
        Math.max(level, heightAt(line, x) + reach * 0.05) + (i % 2 ? 1 : -1) * reach * pick.range(0.02, 0.13),
      ]
    }),
    reach * 0.09,
    0.66,
    4,
  )
  return poly(
    [...line, ...[...edge].reverse()],
    tone(mix('#ffffff', stage.inks.paper, 0.35), 0.95, far * 0.55),
  )
}

/** The farthest land down to the line `base`: mountains of this height, or hills of a fourth of it. */
export function farLand(
  stage: Stage,
  label: string,
  base: number,
  height: number,
  far: number,
  options: { decay: number; snow: number | undefined },
): string {
  if (stage.land === 'mountains') {
    const line = skyline(stage, label, base, height, { peaks: 4, decay: options.decay })
    return massif(stage, line, far, { snow: options.snow, label })
  }
  const { inks } = stage
  return hill(stage, downs(stage, label, base, height / 4), mix(inks.rock, inks.grass, 0.35), far, 0.25)
}

/** The skyline of low hills: long waves without a summit. */
export function downs({ w, rng }: Stage, label: string, base: number, height: number): P[] {
  const pick = rng.fork(label)
  const waves = [1.1, 2.3, 4.1].map((turns, i) => ({
    turns: turns * pick.range(0.85, 1.15),
    phase: pick.range(0, Math.PI * 2),
    share: [0.55, 0.3, 0.15][i] ?? 0,
  }))
  return Array.from({ length: 90 }, (_, i): P => {
    const t = i / 89
    const rise = waves.reduce(
      (sum, { turns, phase, share }) => sum + share * (0.5 + 0.5 * Math.sin(t * turns * Math.PI * 2 + phase)),
      0,
    )
    return [-90 + (w + 180) * t, base - height * (0.25 + 0.75 * rise)]
  })
}

/** The places of a skyline that stand out over their neighbours. */
function summits(line: readonly P[], prominence: number): number[] {
  const reach = 7
  return line.flatMap((point, i) => {
    const near = line.slice(Math.max(0, i - reach), i + reach + 1)
    const lowest = Math.max(...near.map(([, y]) => y))
    return near.every(([, y]) => y >= point[1]) && lowest - point[1] > prominence * 0.5 ? [i] : []
  })
}

/** The outline of everything below a skyline. */
export function ground({ h }: Stage, line: readonly P[]): string {
  const [first, last] = [line[0] ?? [0, 0], line[line.length - 1] ?? [0, 0]]
  return outline([...line, [last[0], h + 40], [first[0], h + 40]])
}
