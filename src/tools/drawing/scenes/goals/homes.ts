import { house } from '../../built/house.ts'
import { planeOf } from '../../built/plane.ts'
import { insulation, scaffold } from '../../built/scaffold.ts'
import { turbine } from '../../built/turbine.ts'
import type { Camera, V } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import { fractal } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { outline, poly, shape, stroke } from '../../core/svg.ts'
import type { PoseName } from '../../people/pose.ts'
import { depth, folk, tree } from './around.ts'

/** Turbines on a mound, and a roof with panels. */
export function renewables(stage: Stage, camera: Camera): string {
  const { inks, w, h, tone, defs } = stage
  const [cx] = camera.at([0, 0, depth])
  const top = camera.at([0, 0, 60])[1]
  const mound = fractal(
    stage.rng.fork('mound'),
    [
      [cx - w * 0.12, top + h * 0.06],
      [cx - w * 0.05, top - h * 0.1],
      [cx + w * 0.03, top - h * 0.07],
      [cx + w * 0.09, top + h * 0.06],
    ],
    h * 0.012,
    0.5,
    4,
  )
  const fill = defs.linear(
    [0, top - h * 0.1],
    [0, top + h * 0.08],
    [
      [0, tone(mix(inks.grass, inks.leaf, 0.4), 0.85, 0.1)],
      [1, tone(mix(inks.grass, inks.leaf, 0.2), 0.7, 0.12)],
    ],
  )
  return (
    turbine(stage, 'g1', [cx - w * 0.045, top - h * 0.09], h * 0.33, 0.06, 20) +
    turbine(stage, 'g2', [cx + w * 0.022, top - h * 0.075], h * 0.25, 0.1, 70) +
    shape(outline(mound), fill) +
    house(stage, camera, 'roof', {
      at: [0.2, 0, depth],
      w: 6,
      d: 5.4,
      wall: 2.9,
      rise: 2.5,
      yaw: 0.32,
      walls: inks.wall,
      roof: inks.roof,
      door: inks.second,
      windows: 3,
      panels: { cols: 4, rows: 2 },
      chimney: true,
    }) +
    tree(stage, camera, 'r1', -4.2, depth + 3, 3.6)
  )
}

/** A house that is being insulated. */
export function saving(stage: Stage, camera: Camera): string {
  const { inks } = stage
  const centre: V = [0, 0, depth]
  const yaw = 0.3
  const [hw, hd, wall] = [6.6, 5.4, 4.7]
  const at = (x: number, y: number, z: number): V => [
    centre[0] + x * Math.cos(yaw) + z * Math.sin(yaw),
    y,
    centre[2] + z * Math.cos(yaw) - x * Math.sin(yaw),
  ]
  const { plane, long } = planeOf(at(-hw / 2, 0, -hd / 2), at(hw / 2, 0, -hd / 2), at(-hw / 2, wall, -hd / 2))
  return (
    tree(stage, camera, 's1', 4.3, depth + 4, 4.4) +
    house(stage, camera, 'save', {
      at: centre,
      w: hw,
      d: hd,
      wall,
      storeys: 2,
      rise: 2.4,
      yaw,
      walls: inks.plaster,
      roof: inks.roof,
      windows: 3,
      glow: 0.6,
      chimney: true,
    }) +
    insulation(stage, camera, plane, long, wall, 0.5) +
    folk(stage, camera, 'sv1', -2.7, depth - 8.8, 'shade', 1, 'side') +
    folk(stage, camera, 'sv2', -3.6, depth - 8.6, 'armsFolded', 1)
  )
}

/** A scaffold and the plan of a building. */
export function rules(stage: Stage, camera: Camera): string {
  const { inks, tone } = stage
  const centre: V = [0.6, 0, depth]
  const yaw = -0.24
  const [hw, hd, wall] = [6, 5, 4.6]
  const at = (x: number, y: number, z: number): V => [
    centre[0] + x * Math.cos(yaw) + z * Math.sin(yaw),
    y,
    centre[2] + z * Math.cos(yaw) - x * Math.sin(yaw),
  ]
  const { plane, long } = planeOf(at(-hw / 2, 0, -hd / 2), at(hw / 2, 0, -hd / 2), at(-hw / 2, wall, -hd / 2))
  const out: V = [-Math.sin(yaw), 0, -Math.cos(yaw)]
  const z = depth - 9.0
  const p = (x: number, y: number): P => camera.at([x, y, z])
  const board =
    stroke([p(-2.9, 0), p(-2.9, 2.5)], tone(inks.wood, 0.5), 6) +
    stroke([p(-1.1, 0), p(-1.1, 2.5)], tone(inks.wood, 0.5), 6) +
    poly([p(-3.2, 1.15), p(-0.8, 1.15), p(-0.8, 2.6), p(-3.2, 2.6)], tone('#f4f9fc', 0.95)) +
    stroke(
      [p(-2.9, 1.35), p(-1.1, 1.35), p(-1.1, 2), p(-2, 2.45), p(-2.9, 2), p(-2.9, 1.35)],
      tone(inks.second, 0.8),
      3.2,
    ) +
    stroke([p(-2, 1.35), p(-2, 2.1)], tone(inks.second, 0.8), 2.4) +
    stroke([p(-3.05, 1.22), p(-0.95, 1.22)], tone(inks.accent, 0.8), 2)
  return (
    house(stage, camera, 'rule', {
      at: centre,
      w: hw,
      d: hd,
      wall,
      storeys: 2,
      rise: 2.3,
      yaw,
      walls: mix(inks.roof, inks.plaster, 0.5),
      roof: inks.roof,
      windows: 3,
    }) +
    scaffold(stage, camera, plane, long, wall, out, 1) +
    board +
    folk(stage, camera, 'ru1', -0.2, z - 0.1, 'note', -1, 'half')
  )
}

/** A school with pupils before it. */
export function school(stage: Stage, camera: Camera): string {
  const { inks, tone } = stage
  const pole = camera.at([-3.9, 0, depth - 3])
  const tip = camera.at([-3.9, 5.6, depth - 3])
  const poses: readonly PoseName[] = ['walk', 'relaxed', 'wave', 'stride', 'stand']
  return (
    house(stage, camera, 'school', {
      at: [0.2, 0, depth],
      w: 7.2,
      d: 5.6,
      wall: 5,
      storeys: 2,
      rise: 2,
      yaw: 0.14,
      walls: mix(inks.wall, inks.sun, 0.28),
      roof: inks.roof,
      windows: 5,
      door: inks.accent,
      panels: { cols: 6, rows: 1 },
    }) +
    stroke([pole, tip], tone(inks.rock, 0.8), 4) +
    poly([tip, [tip[0] + 46, tip[1] + 12], [tip[0], tip[1] + 30]], tone(inks.sun, 0.9)) +
    poses
      .map((pose, i) =>
        folk(
          stage,
          camera,
          `sc${i}`,
          -2.6 + i * 1.3,
          depth - 8.6 - (i % 2) * 0.7,
          pose,
          i % 2 ? -1 : 1,
          i % 2 ? 'half' : 'side',
          1.4,
        ),
      )
      .join('')
  )
}
