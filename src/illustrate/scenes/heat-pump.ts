import { createCamera } from '../core/camera.ts'
import type { V } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { smooth } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { poly, shape, stroke } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { house } from '../built/house.ts'
import { place, planeOf } from '../built/plane.ts'
import { box, castShadow } from '../built/solid.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import type { Item } from './parts.ts'

/** What the visit to a heat pump may vary. */
export interface HeatPumpOptions {
  people: number
}

/** A heat pump beside a house, explained to visitors. */
export function heatPump(options: HeatPumpOptions): Scene {
  return { kind: 'heatPump', draw: (stage) => drawPump(stage, options) }
}

function drawPump(stage: Stage, { people }: HeatPumpOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const pick = rng.fork('pump')
  const horizon = h * (tall ? 0.58 : 0.56)
  const camera = createCamera(w / 2, horizon, h * (tall ? 1.1 : 1.45), 1.8)
  const s = mood.side
  const snow = mood.weather === 'snow'
  const home = house(stage, camera, 'home', { at: [s * (tall ? 1.2 : 3.4), 0, tall ? 18.5 : 16.5], w: 10, d: 8, wall: 3.3, rise: 3.2, yaw: s * 0.36, walls: inks.wall, roof: snow ? mix(inks.roof, '#ffffff', 0.7) : inks.roof, windows: 3, door: inks.second, chimney: false, panels: { cols: 5, rows: 2 } })
  const unitAt: V = [-s * (tall ? 0.7 : 1.4), 0, tall ? 11 : 10.6]
  const unit: Item = { z: unitAt[2], svg: unitOf(stage, camera, unitAt, s * 0.2) }
  const poses = ['point', 'relaxed', 'armsFolded', 'explain', 'stand'] as const
  const crowd = Array.from({ length: people }, (_, i): Item => {
    const z = 9.3 + (i % 2) * 0.9
    const x = unitAt[0] + (i === 0 ? s * 1.65 : -s * (0.6 + i * (tall ? 0.55 : 0.74)))
    return { z, svg: person(stage, `p${i}`, camera.at([x, 0, z]), camera.scale(z) * pick.range(1.6, 1.78), { pose: poses[i % poses.length] ?? 'stand', facing: (i === 0 ? -s : s) as 1 | -1, view: i % 2 ? 'half' : 'side' }) }
  })
  const trees = Array.from({ length: 9 }, (_, i): Item => {
    const z = 32 + i * 5
    return { z, svg: broadleaf(stage, `t${i}`, camera.at([(i % 2 ? 1 : -1) * (z * pick.range(0.2, 0.7)), 0, z]), camera.scale(z) * pick.range(5, 8), pick.pick(['round', 'poplar'] as const), z / 180, snow ? mix(inks.leaf, '#ffffff', 0.5) : inks.leaf) }
  })
  const hedge = Array.from({ length: 16 }, (_, i) => broadleaf(stage, `h${i}`, camera.at([(i - 8) * 2.4 + pick.bell(), 0, 27]), camera.scale(27) * 1.6, 'bush', 0.1)).join('')
  const body = backdrop(stage, horizon, { relief: h * 0.26, ...(snow ? { snow: 0.5 } : {}) }) + plain(stage, horizon, snow ? mix('#ffffff', inks.skyCool, 0.2) : mix(inks.grass, inks.leaf, 0.2))
    + inDepth(trees) + hedge + (snow ? '' : meadow(stage, 'm', h * 0.68, h * 1.03, { count: 260, flowers: true })) + home + inDepth([unit, ...crowd]) + (snow ? '' : fringe(stage, 'n', h * 0.14)) + falling(stage)
  return { body, alt: caption(`pompë nxehtësie pranë një shtëpie me panele dhe ${count(people, 'm')} veta që e shqyrtojnë`, mood) }
}

function unitOf(stage: Stage, camera: ReturnType<typeof createCamera>, at: V, yaw: number): string {
  const { inks, tone } = stage
  const white = mix(inks.wall, '#ffffff', 0.4)
  const [w, h, d] = [1.15, 1.0, 0.46]
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const to = (x: number, y: number, z: number): V => [at[0] + x * c + z * s, at[1] + y, at[2] + z * c - x * s]
  const { plane } = planeOf(to(-w / 2, 0.2, -d / 2), to(w / 2, 0.2, -d / 2), to(-w / 2, 0.2 + h, -d / 2))
  const ring = (r: number): string => smooth(Array.from({ length: 24 }, (_, i) => camera.at(place(plane, 0.42 + Math.cos(i * 0.2618) * r, 0.5 + Math.sin(i * 0.2618) * r))))
  const blades = Array.from({ length: 5 }, (_, i) => {
    const a = i * 1.2566 + 0.3
    return poly([[0.03, a], [0.3, a - 0.1], [0.33, a + 0.42], [0.08, a + 0.5]].map(([r = 0, t = 0]) => camera.at(place(plane, 0.42 + Math.cos(t) * r, 0.5 + Math.sin(t) * r))), tone(inks.rock, 0.6))
  }).join('')
  const grille = [0.12, 0.2, 0.28, 0.36].map((r) => `<path d="${ring(r)}" fill="none" stroke="${tone(white, 0.9)}" stroke-width="1.6"/>`).join('')
  const slots = [0.25, 0.4, 0.55, 0.7].map((v) => poly([[0.9, v], [1.06, v], [1.06, v + 0.05], [0.9, v + 0.05]].map(([u = 0, y = 0]) => camera.at(place(plane, u, y))), tone(inks.ink, 0.5), 0.5)).join('')
  const pipe = stroke([camera.at(to(w / 2, 0.5, 0)), camera.at(to(w / 2 + 0.35, 0.5, 0.1)), camera.at(to(w / 2 + 0.5, 0.5, 1.6))], tone(inks.accent, 0.7), camera.scale(at[2]) * 0.06)
    + stroke([camera.at(to(w / 2, 0.38, 0)), camera.at(to(w / 2 + 0.4, 0.36, 0.1)), camera.at(to(w / 2 + 0.55, 0.36, 1.6))], tone(inks.second, 0.7), camera.scale(at[2]) * 0.06)
  return castShadow(stage, camera, [to(-w / 2, h + 0.2, 0), to(w / 2, h + 0.2, 0), to(-w / 2, 0.2, -d / 2), to(w / 2, 0.2, -d / 2)]) + box(stage, camera, at, [1.5, 0.1, 0.9], inks.stone, { yaw }) + box(stage, camera, [at[0], 0.1, at[2]], [1, 0.1, 0.4], inks.ink, { yaw }) + pipe
    + box(stage, camera, [at[0], 0.2, at[2]], [w, h, d], white, { yaw }) + shape(ring(0.4), tone(inks.ink, 0.45)) + blades + grille + slots
}
