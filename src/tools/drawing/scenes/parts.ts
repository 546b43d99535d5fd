import type { Camera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { blob, smooth } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { poly, rect, shape } from '../core/svg.ts'
import { mist } from '../nature/mist.ts'
import { downs, farLand, hill, skyline } from '../nature/mountain.ts'
import { sky } from '../nature/sky.ts'
import { woodEdge } from '../nature/spruce.ts'

/** Something drawn, with its distance, so that nearer things cover farther ones. */
export interface Item {
  z: number
  svg: string
}

/** Draws the farthest things first. */
export function inDepth(items: readonly Item[]): string {
  return [...items]
    .sort((a, b) => b.z - a.z)
    .map(({ svg }) => svg)
    .join('')
}

/** Sky, a far massif and wooded hills down to the horizon; the usual background. */
export function backdrop(
  stage: Stage,
  horizon: number,
  options: { relief?: number; snow?: number; hills?: number },
): string {
  const { h, inks, mood, tone } = stage
  const relief = options.relief ?? h * 0.2
  const misty = mood.weather === 'mist' || mood.time === 'dawn'
  const range = farLand(stage, 'far', horizon - relief * 0.1, relief, 0.5, {
    decay: 0.6,
    snow: options.snow,
  })
  const count = options.hills ?? 2
  const hills = Array.from({ length: count }, (_, i) => {
    const near = (i + 1) / (count + 0.4)
    const [foot, height] = [horizon + h * 0.005, relief * (0.5 - near * 0.26)]
    const line =
      stage.land === 'hills'
        ? downs(stage, `hill${i}`, foot, height / 2)
        : skyline(stage, `hill${i}`, foot, height, { peaks: 3 + i, decay: 0.5 })
    const colour = mix(inks.rock, inks.conifer, 0.35 + near * 0.45)
    const far = 0.62 - near * 0.34
    return (
      woodEdge(stage, `b${i}`, line, h * (0.012 + near * 0.012), tone(colour, 0.55, far)) +
      hill(stage, line, colour, far, 0.3) +
      mist(stage, `b${i}`, horizon - relief * 0.05, relief * 0.5, misty ? 0.75 : 0.3)
    )
  })
  return (
    sky(stage, horizon) +
    range +
    mist(stage, 'range', horizon - relief * 0.2, relief * 0.6, misty ? 0.7 : 0.3) +
    hills.join('')
  )
}

/** Level ground from the horizon to the lower edge, with uneven patches that grow towards the viewer. */
export function plain(
  { w, h, defs, tone, rng }: Stage,
  horizon: number,
  colour: string,
  reach = 0.55,
): string {
  const pick = rng.fork('plain')
  const base = rect(
    -5,
    horizon,
    w + 10,
    h - horizon + 5,
    defs.linear(
      [0, horizon],
      [0, h],
      [
        [0, tone(colour, 0.75, reach)],
        [0.18, tone(colour, 0.85, reach * 0.45)],
        [1, tone(colour, 0.5, 0)],
      ],
    ),
  )
  const patches = Array.from({ length: 46 }, (_, i) => {
    const t = pick.next() ** 1.3
    const [x, y] = [pick.range(-0.1, 1.1) * w, horizon + (h - horizon) * (0.05 + 0.95 * t)]
    const [rx, ry] = [w * (0.05 + 0.16 * t) * pick.range(0.6, 1.2), (h - horizon) * (0.008 + 0.045 * t)]
    return shape(
      smooth(blob(pick.fork(String(i)), [x, y], rx, ry, 0.3, 12)),
      tone(colour, i % 2 ? 1 : 0.22, reach * 0.3 * (1 - t)),
      i % 2 ? 0.3 : 0.17,
    )
  })
  return base + patches.join('')
}

/** A way on level ground: a ribbon whose middle line is given in metres, near point first. */
export function way(
  camera: Camera,
  middle: readonly (readonly [number, number])[],
  width: number,
  fill: string,
  opacity = 1,
): string {
  const side = (k: number): P[] => middle.map(([x, z]) => camera.at([x + (k * width) / 2, 0, z]))
  return poly([...side(-1), ...side(1).reverse()], fill, opacity)
}

/** A smooth bend between points in metres, as a finer list. */
export function bend(
  points: readonly (readonly [number, number])[],
  steps = 10,
): (readonly [number, number])[] {
  return points.flatMap((p1, i) => {
    const p2 = points[i + 1]
    if (!p2) return [p1]
    const [p0, p3] = [points[i - 1] ?? p1, points[i + 2] ?? p2]
    return Array.from({ length: steps }, (_, k) => {
      const t = k / steps
      const f = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
      return [f(p0[0], p1[0], p2[0], p3[0]), f(p0[1], p1[1], p2[1], p3[1])] as const
    })
  })
}
