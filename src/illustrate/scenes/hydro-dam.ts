import { createCamera } from '../core/camera.ts'
import type { V } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { fractal } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { outline, poly, shape, stroke } from '../core/svg.ts'
import type { P } from '../core/svg.ts'
import { caption } from '../core/words.ts'
import { house } from '../built/house.ts'
import { mist } from '../nature/mist.ts'
import { massif, skyline } from '../nature/mountain.ts'
import { falling, sky } from '../nature/sky.ts'
import { spruce, woodEdge } from '../nature/spruce.ts'
import { water } from '../nature/water.ts'

/** What a dam may vary. */
export interface HydroDamOptions {
  spill: boolean
}

/** A small dam between wooded slopes, its powerhouse and the stream below. */
export function hydroDam(options: HydroDamOptions): Scene {
  return { kind: 'hydroDam', draw: (stage) => drawDam(stage, options) }
}

function drawDam(stage: Stage, { spill }: HydroDamOptions): Drawing {
  const { w, h, inks, mood, tone, rng, defs } = stage
  const pick = rng.fork('dam')
  const horizon = h * 0.5
  const camera = createCamera(w * 0.5, horizon, h * (stage.tall ? 0.7 : 1), 13)
  const top = 19
  const wall = Array.from({ length: 28 }, (_, i) => {
    const panel = (t: number): V => [-48 + 96 * t, 0, 74 + Math.sin(t * Math.PI) * 11]
    const [a, b] = [panel(i / 28), panel((i + 1) / 28)]
    const low = (v: V): P => camera.at([v[0], 0, v[2] - 7])
    const high = (v: V, y = top): P => camera.at([v[0], y, v[2]])
    const lit = 0.34 + 0.5 * (mood.side > 0 ? 1 - i / 27 : i / 27)
    const colour = mix(inks.stone, inks.paper, 0.2)
    const fill = defs.linear(high(a), low(a), [[0, tone(colour, lit + 0.15, 0.16)], [1, tone(colour, lit - 0.12, 0.2)]])
    const stain = pick.chance(0.5) ? poly([high(a, top - 1.4), high(b, top - 1.4), low([a[0] * 0.4 + b[0] * 0.6, 0, a[2]])], tone(inks.rock, 0.3, 0.2), 0.14) : ''
    return poly([high(a), high(b), low(b), low(a)], fill) + stain
      + poly([high(a, top + 1), high(b, top + 1), high(b, top - 0.5), high(a, top - 0.5)], tone(colour, 0.95, 0.12))
      + stroke([high(a, top + 1), high(a, top + 2.2)], tone(inks.ink, 0.5, 0.2), 1.2) + stroke([high(a, top + 2.2), high(b, top + 2.2)], tone(inks.ink, 0.5, 0.2), 1)
  }).join('')
  const falls = spill ? [-0.1, 0, 0.1].map((k, i) => fallOf(stage, camera, k * 68, top, i)).join('') : ''
  const bank = slopes(stage, camera)
  const river = riverOf(stage, camera)
  const plant = house(stage, camera, 'plant', { at: [-mood.side * 10.5, 0, 58], w: 11, d: 8, wall: 5.5, rise: 2.6, yaw: mood.side * 0.25, walls: inks.wall, roof: inks.roof, windows: 4, far: 0.1, door: inks.second })
  const backs = skyline(stage, 'b', horizon - h * 0.08, h * 0.16, { peaks: 3 })
  const body = sky(stage, horizon * 0.86)
    + massif(stage, skyline(stage, 'far', horizon - h * 0.1, h * 0.26, { peaks: 3, decay: 0.6 }), 0.52, { label: 'far', snow: 0.22 })
    + mist(stage, 'a', horizon - h * 0.1, h * 0.14, 0.6) + woodEdge(stage, 'b', backs, h * 0.02, tone(inks.conifer, 0.5, 0.42))
    + poly([...backs, [w + 80, h], [-80, h]], tone(inks.conifer, 0.55, 0.4)) + mist(stage, 'c', horizon - h * 0.03, h * 0.12, 0.5)
    + wall + falls + river + bank + plant + near(stage) + falling(stage)
  return { body, alt: caption(`digë e vogël hidrocentrali mes shpateve me pyll, ${spill ? 'me ujë që derdhet poshtë' : 'me lumin e qetë poshtë saj'}`, mood) }
}

function fallOf(stage: Stage, camera: ReturnType<typeof createCamera>, x: number, top: number, i: number): string {
  const pick = stage.rng.fork(`fall${i}`)
  const [a, b] = [camera.at([x - 2.6, top + 0.2, 84]), camera.at([x + 2.6, top + 0.2, 84])]
  const [c, d] = [camera.at([x - 3.4, 0, 76]), camera.at([x + 3.4, 0, 76])]
  const edge = (from: P, to: P, k: number): P[] => fractal(pick.fork(`${k}`), [from, [(from[0] + to[0]) / 2 + k, (from[1] + to[1]) / 2], to], 5, 0.6, 4)
  const white = stage.tone('#fbfdfb', 1, 0.06)
  const sheet = poly([...edge(a, c, -2), ...edge(d, b, 2)], stage.defs.linear(a, c, [[0, white, 0.75], [1, white, 1]]))
  const lines = Array.from({ length: 9 }, (_, k) => {
    const t = (k + 0.7) / 10
    return stroke([[a[0] + (b[0] - a[0]) * t, a[1] + 4], [c[0] + (d[0] - c[0]) * t, c[1] - pick.range(2, 60)]], stage.tone(stage.inks.water, 0.5), 1.5, 0.4)
  }).join('')
  return sheet + lines
}

function slopes(stage: Stage, camera: ReturnType<typeof createCamera>): string {
  const { w, h, inks, tone, rng, mood } = stage
  return [-1, 1].map((side) => {
    const pick = rng.fork(`slope${side}`)
    const x = (k: number): number => w / 2 + side * k
    const [ex, ey] = camera.at([side * 30, 19, 76])
    const edge = fractal(pick, [[x(w * 0.6), horizonOf(h) - h * 0.26], [ex + side * w * 0.1, ey - h * 0.09], [ex + side * w * 0.02, ey + h * 0.03],
      [x(w * (stage.tall ? 0.25 : 0.19)), h * 0.66], [x(w * (stage.tall ? 0.2 : 0.155)), h * 0.72], [x(w * 0.25), h * 0.8], [x(w * 0.4), h * 1.04]], h * 0.03, 0.56, 5)
    const lit = side === mood.side ? 0.25 : 0.85
    const body = shape(outline([...edge, [x(w * 0.7), h * 1.04]]), stage.defs.linear([x(0), 0], [x(w * 0.5), 0],
      [[0, tone(mix(inks.leaf, inks.grass, 0.4), lit, 0.12)], [1, tone(mix(inks.leaf, inks.conifer, 0.5), lit * 0.8, 0.02)]]))
    const spots = Array.from({ length: 34 }, (_, i) => {
      const t = pick.next()
      const y = h * (0.34 + 0.5 * t)
      const inner = Math.max(...edge.filter(([, py]) => Math.abs(py - y) < h * 0.04).map(([px]) => (side > 0 ? px : w - px)), 0)
      const from = side > 0 ? inner : w - inner
      return { x: from + side * pick.range(0.02, 0.34) * w, y: y + h * 0.03, size: h * (0.07 + 0.1 * t) * pick.range(0.7, 1.15), i }
    }).filter((spot) => spot.x > -40 && spot.x < w + 40).sort((a, b) => a.y - b.y)
    return body + spots.map((spot) => spruce(stage, `s${side}${spot.i}`, [spot.x, spot.y], spot.size, 0.18 - (spot.y / h) * 0.14)).join('')
  }).join('')
}

function horizonOf(h: number): number {
  return h * 0.5
}

function riverOf(stage: Stage, camera: ReturnType<typeof createCamera>): string {
  const { w, h, tone, inks, defs } = stage
  const y = camera.at([0, 0, 76])[1]
  const meadowFill = poly([[-20, y - 6], [w + 20, y - 6], [w + 20, h + 20], [-20, h + 20]], defs.linear([0, y], [0, h], [[0, tone(mix(inks.grass, inks.leaf, 0.4), 0.7, 0.2)], [1, tone(inks.leaf, 0.5)]]))
  const pick = stage.rng.fork('river')
  const side = (k: number): P[] => fractal(pick.fork(`${k}`), [[w * 0.5 + k * w * 0.1, y - 4], [w * 0.51 + k * w * 0.075, h * 0.77], [w * 0.48 + k * w * 0.11, h * 0.86], [w * 0.51 + k * w * 0.24, h * 1.03]], h * 0.012, 0.55, 4)
  const d = outline([...side(-1), ...side(1).reverse()])
  return meadowFill + `<path d="${d}" fill="none" stroke="${tone(inks.stone, 0.8)}" stroke-width="14" stroke-linejoin="round"/>` + defs.clip(d, water(stage, 'river', y - 6, h + 10))
}

function near(stage: Stage): string {
  const { w, h, rng } = stage
  const pick = rng.fork('near')
  return [-1, 1].flatMap((side) => Array.from({ length: 3 }, (_, i) =>
    spruce(stage, `n${side}${i}`, [w / 2 + side * w * (0.36 + i * 0.055), h * (0.95 + i * 0.035)], h * pick.range(0.3, 0.44), 0))).join('')
}
