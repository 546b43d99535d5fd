import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { falling } from '../nature/sky.ts'
import { person } from '../people/person.ts'
import type { Item } from './parts.ts'
import { backdrop, inDepth, plain } from './parts.ts'
import { mound } from './planting/mound.ts'
import { sapling } from './planting/sapling.ts'
import { spade } from './planting/spade.ts'

/** The options of a planting day. */
export interface PlantingOptions {
  people: number
}

/** People plant rows of young trees on open ground. */
export function planting(options: PlantingOptions): Scene {
  return { kind: 'planting', draw: (stage) => drawPlanting(stage, options) }
}

function drawPlanting(stage: Stage, { people }: PlantingOptions): Drawing {
  const { w, h, inks, rng, tall } = stage
  const pick = rng.fork('planting')
  const horizon = h * 0.46
  const camera = createCamera(w / 2, horizon, h * (tall ? 0.85 : 1.1), 2.9)
  const spots = Array.from({ length: people }, (_, i) => ({
    z: [7.8, 9.7, 8.6, 12.6, 10.4, 14.5, 16][i % 7] ?? 9,
    x: (i - (people - 1) / 2) * (tall ? 1.15 : 2.05) + pick.bell() * 0.2,
  }))
  const body =
    backdrop(stage, horizon, { relief: h * 0.24 }) +
    plain(stage, horizon, mix(inks.grass, inks.earth, 0.3)) +
    meadow(stage, 'b', h * 0.56, h, { count: 330 }) +
    inDepth([
      ...woodBehind(stage, camera, pick),
      ...rowsOf(stage, camera, pick, spots),
      ...spots.map((spot, i) => planter(stage, camera, pick, spot, i)),
    ]) +
    fringe(stage, 'n', h * 0.15) +
    falling(stage)
  return {
    body,
    alt: caption(`${count(people, 'm')} vetë mbjellin fidanë në radhë në një fushë të hapur`, stage.mood),
  }
}

/** A place on the ground, in metres. */
interface Spot {
  x: number
  z: number
}

/** The young trees that stand already, except where somebody works. */
function rowsOf(stage: Stage, camera: Camera, pick: Stage['rng'], spots: readonly Spot[]): Item[] {
  const { w, tall } = stage
  const isFree = (x: number, z: number): boolean =>
    spots.every((spot) => Math.abs(spot.x - x) > 1.5 || Math.abs(spot.z - z) > 2.2)
  return Array.from({ length: 6 }, (_, row) => {
    const z = 8.4 * 1.36 ** row
    const wide = camera.xAt(w, z)
    const trees = tall ? 5 + row : 7 + row * 2
    return Array.from({ length: trees }, (__, i): Item => {
      const x = -wide + (2 * wide * (i + 0.5 + (row % 2) * 0.3)) / trees
      const size = camera.scale(z) * pick.range(0.9, 1.35)
      return {
        z,
        svg: isFree(x, z)
          ? sapling(stage, camera.at([x, 0, z]), size, `${row}${i}`, Math.min(0.4, z / 150))
          : '',
      }
    })
  }).flat()
}

const poses = ['kneel', 'dig', 'carry', 'bend', 'kneel', 'explain', 'dig'] as const

/** Somebody who digs, carries a young tree or sets it into the ground. */
function planter(stage: Stage, camera: Camera, pick: Stage['rng'], { x, z }: Spot, i: number): Item {
  const pose = poses[i % poses.length] ?? 'kneel'
  const facing = i % 2 ? -1 : 1
  const at = camera.at([x, 0, z])
  const m = camera.scale(z)
  const young = (forward: number, up: number, size: number) =>
    sapling(stage, [at[0] + facing * m * forward, at[1] - m * up], m * size, `k${i}`, 0)
  const before = () => {
    if (pose === 'dig') return spade(stage, at, m, facing)
    if (pose !== 'kneel' && pose !== 'bend') return ''
    return mound(stage, [at[0] + facing * m * 0.78, at[1] + 2], m) + young(0.78, 0, 0.95)
  }
  return {
    z,
    svg:
      before() +
      person(stage, `p${i}`, at, m * pick.range(1.6, 1.75), { pose, facing, dress: { skirt: false } }) +
      (pose === 'carry' ? young(0.5, 0.92, 0.7) : ''),
  }
}

/** The trees of a wood in the distance. */
function woodBehind(stage: Stage, camera: Camera, pick: Stage['rng']): Item[] {
  return Array.from({ length: 12 }, (_, i): Item => {
    const z = pick.range(55, 110)
    const at = camera.at([pick.range(-0.75, 0.75) * z, 0, z])
    const size = camera.scale(z) * pick.range(7, 11)
    return { z, svg: broadleaf(stage, `b${i}`, at, size, 'round', z / 230) }
  })
}
