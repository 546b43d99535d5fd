import { house } from '../built/house.ts'
import { turbine } from '../built/turbine.ts'
import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { fractal, heightAt } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { rect } from '../core/svg.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { meadow } from '../nature/grass.ts'
import { mist } from '../nature/mist.ts'
import { hill, massif } from '../nature/mountain.ts'
import { sky } from '../nature/sky.ts'
import { spruce, woodEdge } from '../nature/spruce.ts'
import { glow } from './night-village/glow.ts'
import type { Item } from './parts.ts'
import { bend, inDepth, way } from './parts.ts'

/** The lines of the land from back to front, in shares of the sheet. */
const outlines = {
  alps: [
    [-0.03, 0.5],
    [0.09, 0.36],
    [0.16, 0.44],
    [0.25, 0.27],
    [0.33, 0.42],
    [0.43, 0.34],
    [0.52, 0.45],
    [0.62, 0.3],
    [0.69, 0.4],
    [0.79, 0.22],
    [0.87, 0.37],
    [0.94, 0.28],
    [1.03, 0.42],
  ],
  back: [
    [-0.03, 0.58],
    [0.15, 0.5],
    [0.32, 0.57],
    [0.5, 0.48],
    [0.7, 0.55],
    [0.86, 0.45],
    [1.03, 0.5],
  ],
  windy: [
    [-0.03, 0.72],
    [0.2, 0.66],
    [0.4, 0.68],
    [0.56, 0.58],
    [0.7, 0.53],
    [0.84, 0.5],
    [1.03, 0.55],
  ],
  near: [
    [-0.03, 0.78],
    [0.12, 0.81],
    [0.3, 0.9],
    [0.46, 0.985],
    [0.6, 1.02],
    [0.8, 1.03],
    [1.03, 0.97],
  ],
} satisfies Record<string, readonly P[]>

/** Where the houses of the village stand, in metres. */
const spots = [
  [-17, 52],
  [1, 47],
  [20, 54],
  [-29, 74],
  [-8, 70],
  [11, 73],
  [31, 70],
  [-42, 98],
  [-21, 96],
  [-3, 100],
  [17, 97],
  [39, 95],
  [-30, 128],
  [-8, 132],
  [12, 130],
  [34, 126],
  [54, 122],
  [-16, 166],
  [10, 170],
  [36, 166],
] as const

/** A wide valley at dusk: calm and dark on the left, where a text stands; a village with solar roofs on the right. */
export function vision(): Scene {
  return { kind: 'vision', draw: drawVision }
}

function drawVision(stage: Stage): Drawing {
  const { w, h, inks, rng, tone } = stage
  const line = (label: string, points: readonly P[], rough: number, decay = 0.56): P[] =>
    fractal(
      rng.fork(label),
      points.map(([x, y]): P => [x * w, y * h]),
      rough * h,
      decay,
      6,
    )
  const alps = line('alps', outlines.alps, 0.09)
  const back = line('back', outlines.back, 0.05)
  const windy = line('windy', outlines.windy, 0.035, 0.5)
  const near = line('near', outlines.near, 0.02, 0.48)
  const machines = [0.555, 0.63, 0.71, 0.79, 0.875, 0.955]
    .map((t, i) =>
      turbine(stage, `v${i}`, [w * t, heightAt(windy, w * t) + 3], h * (0.25 + (i % 2) * 0.03), 0.16),
    )
    .join('')
  const horizon = h * 0.6
  const camera = createCamera(w * 0.74, horizon, h * 1.02, 13)
  const pick = rng.fork('village')
  const homes = homesIn(stage, camera, pick)
  const trees = treesIn(stage, camera, pick)
  const lane = bend([
    [12, 30],
    [10, 48],
    [2, 62],
    [-1, 84],
    [6, 112],
    [-4, 180],
  ])
  const pines = pinesOn(stage, near, pick)
  const body =
    sky(stage, h * 0.56, { sun: true }) +
    massif(stage, alps, 0.5, { label: 'alps', snow: 0.3 }) +
    mist(stage, 'a', h * 0.52, h * 0.2, 0.5) +
    woodEdge(stage, 'b', back, h * 0.022, tone(mix(inks.rock, inks.conifer, 0.6), 0.5, 0.4)) +
    hill(stage, back, mix(inks.rock, inks.conifer, 0.6), 0.4, 0.3) +
    mist(stage, 'b', h * 0.62, h * 0.16, 0.5) +
    machines +
    woodEdge(stage, 'c', windy, h * 0.024, tone(mix(inks.leaf, inks.conifer, 0.7), 0.4, 0.16), -40, w * 0.5) +
    hill(stage, windy, mix(inks.leaf, inks.conifer, 0.5), 0.16, 0.1) +
    way(camera, lane, 3, tone(mix(inks.earth, inks.paper, 0.4), 0.8)) +
    inDepth([...homes, ...trees]) +
    mist(stage, 'c', h * 0.9, h * 0.16, 0.18) +
    hill(stage, near, mix(inks.conifer, inks.leaf, 0.2), 0, 0) +
    meadow(stage, 'n', h * 0.8, h * 1.02, { count: 260, keep: (x, y) => y > heightAt(near, x) + 6 }) +
    pines +
    shade(stage)
  return {
    body,
    alt: 'luginë në muzg me një fshat me panele në çati e dritare të ndriçuara, nën gjashtë turbina me erë',
  }
}

/** The houses of the village, with lit windows. */
function homesIn(stage: Stage, camera: Camera, pick: Stage['rng']): Item[] {
  const { inks } = stage
  return spots.map(
    ([x, z], i): Item => ({
      z,
      svg:
        house(stage, camera, `h${i}`, {
          at: [x, 0, z],
          w: pick.range(8.5, 10.5),
          d: 7.4,
          wall: i % 3 === 0 ? 5.2 : 3.5,
          storeys: i % 3 === 0 ? 2 : 1,
          rise: 3.1,
          yaw: pick.range(-0.5, 0.5),
          walls: pick.pick([inks.wall, inks.plaster]),
          roof: inks.roof,
          windows: 3,
          glow: 0.72,
          chimney: i % 4 === 1,
          far: Math.min(0.4, z / 460),
          ...(i % 3 === 1 ? {} : { panels: { cols: 5, rows: 2 } }),
        }) + glow(stage, camera.at([x, 1.2, z - 4]), camera.scale(z) * 6),
    }),
  )
}

/** Trees between the houses. */
function treesIn(stage: Stage, camera: Camera, pick: Stage['rng']): Item[] {
  return Array.from({ length: 46 }, (_, i): Item => {
    const z = pick.range(50, 190)
    const x = pick.range(-0.95, 0.62) * z
    const clear = spots.every(([sx, sz]) => Math.abs(sx - x) > 7 || Math.abs(sz - z) > 8)
    return {
      z,
      svg: clear
        ? broadleaf(
            stage,
            `t${i}`,
            camera.at([x, 0, z]),
            camera.scale(z) * pick.range(4, 7),
            pick.pick(['round', 'poplar', 'bush'] as const),
            Math.min(0.45, z / 300),
          )
        : '',
    }
  })
}

/** Pines on the near hill, smaller towards the middle. */
function pinesOn(stage: Stage, near: readonly P[], pick: Stage['rng']): string {
  const { w, h } = stage
  return Array.from({ length: 13 }, (_, i) => {
    const x = w * (0.005 + i * 0.0165 + pick.range(-0.004, 0.004))
    return { x, y: heightAt(near, x) + h * 0.02, size: h * pick.range(0.2, 0.46) * (1 - i * 0.035), i }
  })
    .map(({ x, y, size, i }) => spruce(stage, `p${i}`, [x, y], size, 0))
    .join('')
}

/** The dark on the left and below, before which a text stands. */
function shade({ w, h, defs }: Stage): string {
  const deep = '#0a2f28'
  return (
    rect(
      0,
      0,
      w,
      h,
      defs.linear(
        [0, 0],
        [w * 0.66, 0],
        [
          [0, deep, 0.62],
          [0.5, deep, 0.5],
          [1, deep, 0],
        ],
      ),
    ) +
    rect(
      0,
      0,
      w,
      h,
      defs.linear(
        [0, h * 0.7],
        [0, h],
        [
          [0, deep, 0],
          [1, deep, 0.3],
        ],
      ),
    )
  )
}
