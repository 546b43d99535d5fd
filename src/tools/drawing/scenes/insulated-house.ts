import { house } from '../built/house.ts'
import { planeOf } from '../built/plane.ts'
import { insulation, scaffold } from '../built/scaffold.ts'
import { box } from '../built/solid.ts'
import type { Camera, V } from '../core/camera.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Rng } from '../core/rng.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import { backdrop, plain } from './parts.ts'

/** The options of the building site. */
export interface InsulatedHouseOptions {
  workers: number
  watchers?: number
}

/** A house behind scaffolding while insulation boards are fixed to its wall. */
export function insulatedHouse(options: InsulatedHouseOptions): Scene {
  return { kind: 'insulatedHouse', draw: (stage) => drawSite(stage, options) }
}

function drawSite(stage: Stage, { workers, watchers = 0 }: InsulatedHouseOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const pick = rng.fork('site')
  const horizon = h * (tall ? 0.62 : 0.66)
  const camera = createCamera(w / 2, horizon, h * (tall ? 0.86 : 1.3), 1.9)
  const yaw = mood.side * pick.range(0.3, 0.42)
  const [hw, hd, wall] = [11, 8, 5.6]
  const centre: V = [mood.side * -0.8, 0, tall ? 21 : 20]
  const at = (x: number, y: number, z: number): V => [
    centre[0] + x * Math.cos(yaw) + z * Math.sin(yaw),
    y,
    centre[2] + z * Math.cos(yaw) - x * Math.sin(yaw),
  ]
  const { plane, long } = planeOf(at(-hw / 2, 0, -hd / 2), at(hw / 2, 0, -hd / 2), at(-hw / 2, wall, -hd / 2))
  const out: V = [-Math.sin(yaw), 0, -Math.cos(yaw)]
  const home = house(stage, camera, 'home', {
    at: centre,
    w: hw,
    d: hd,
    wall,
    rise: 3.2,
    yaw,
    walls: mix(inks.plaster, inks.stone, 0.3),
    roof: inks.roof,
    storeys: 2,
    windows: 3,
    chimney: true,
  })
  const boards = boardsOf(stage, camera)
  const people = watchersOf(stage, camera, pick, watchers)
  const tree = (x: number, z: number, size: number, k: string): string =>
    broadleaf(stage, k, camera.at([x, 0, z]), camera.scale(z) * size, 'round', z / 160)
  const body =
    backdrop(stage, horizon, { relief: h * 0.3 }) +
    plain(stage, horizon, mix(inks.grass, inks.field, 0.3)) +
    tree(-15, 34, 7, 'a') +
    tree(14, 38, 8, 'b') +
    tree(22, 44, 7, 'c') +
    tree(-24, 50, 8, 'd') +
    home +
    insulation(stage, camera, plane, long, wall, 0.52) +
    scaffold(stage, camera, plane, long, wall, out, workers) +
    boards +
    meadow(stage, 'f', h * 0.82, h * 1.03, { count: 190 }) +
    people +
    fringe(stage, 'n', h * 0.13) +
    falling(stage)
  const visitors = watchers
    ? `, ndërsa ${watchers === 1 ? 'një vizitor shikon' : `${count(watchers, 'm')} vizitorë shikojnë`}`
    : ''
  return {
    body,
    alt: caption(
      `${workers === 1 ? 'një punëtor vendos' : `${count(workers, 'm')} punëtorë vendosin`} pllaka izoluese nga skela në murin e shtëpisë${visitors}`,
      mood,
    ),
  }
}

/** A pile of insulation boards. */
function boardsOf(stage: Stage, camera: Camera): string {
  const { inks, mood } = stage
  return Array.from({ length: 9 }, (_, i) =>
    box(
      stage,
      camera,
      [mood.side * 5.4, i * 0.16, 11.4],
      [1.25, 0.14, 0.62],
      mix(inks.sun, inks.paper, 0.35),
      { yaw: 0.2 + (i % 2) * 0.03 },
    ),
  ).join('')
}

/** People who watch the workers. */
function watchersOf(stage: Stage, camera: Camera, pick: Rng, watchers: number): string {
  const { mood } = stage
  return Array.from({ length: watchers }, (_, i) => {
    const x = -mood.side * (2.4 + i * 0.95)
    return person(
      stage,
      `v${i}`,
      camera.at([x, 0, 10 + (i % 2) * 0.8]),
      camera.scale(10) * pick.range(1.6, 1.78),
      {
        pose: i === 0 ? 'shade' : pick.pick(['relaxed', 'armsFolded', 'stand'] as const),
        facing: mood.side,
        view: i === 0 ? 'side' : 'half',
      },
    )
  }).join('')
}
