import { house } from '../../built/house.ts'
import { type Camera, createCamera } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import { fractal } from '../../core/geometry.ts'
import type { Rng } from '../../core/rng.ts'
import type { Stage } from '../../core/stage.ts'
import type { P } from '../../core/svg.ts'
import { outline, shape } from '../../core/svg.ts'
import { broadleaf } from '../../nature/broadleaf.ts'
import { mist } from '../../nature/mist.ts'
import { hill, skyline } from '../../nature/mountain.ts'

/** The headland with its town, and the range behind it. */
export function capeOf(stage: Stage, horizon: number, left: number): { back: string; front: string } {
  const { w, h, inks, rng, tone } = stage
  const pick = rng.fork('cape')
  const flip = (x: number): number => (left > 0 ? x : w - x)
  const line = fractal(
    pick,
    [
      [w * 0.4, horizon + 4],
      [w * 0.55, horizon - h * 0.04],
      [w * 0.72, horizon - h * 0.11],
      [w * 0.88, horizon - h * 0.15],
      [w + 80, horizon - h * 0.17],
    ],
    h * 0.02,
    0.55,
    6,
  )
  const camera = createCamera(w / 2, horizon, h, 9)
  const base = horizon + h * 0.075
  const body = outline(
    [
      ...line,
      [w + 80, base],
      [w * 0.7, base + 4],
      [w * 0.52, horizon + h * 0.02],
      [w * 0.4, horizon + 5],
    ].map(([x = 0, y = 0]): P => [flip(x), y]),
  )
  const homes = townOf(stage, camera, pick, left)
  const range = skyline(stage, 'range', horizon + 2, h * 0.1, { peaks: 4 })
  return {
    back: hill(stage, range, inks.rock, 0.7, 0.2) + mist(stage, 'r', horizon - 6, h * 0.05, 0.5),
    front:
      shape(body, tone(mix(inks.leaf, inks.field, 0.3), 0.65, 0.34)) +
      homes +
      Array.from({ length: 12 }, (_, i) =>
        broadleaf(
          stage,
          `c${i}`,
          [flip(w * pick.range(0.66, 1)), base - pick.range(0, 0.03) * h * (i % 2) - 4],
          h * pick.range(0.025, 0.05),
          pick.pick(['round', 'poplar', 'bush'] as const),
          0.26,
        ),
      ).join(''),
  }
}

/** The houses on the headland, the far ones first. */
function townOf(stage: Stage, camera: Camera, pick: Rng, left: number): string {
  const { inks } = stage
  return Array.from({ length: 16 }, (_, i) => {
    const z = 190 - i * 5.4
    const x = left * (z * 0.14 + 6 + (i % 4) * 14 + pick.range(-3, 3) + i * 0.6)
    return {
      z,
      svg: house(stage, camera, `c${i}`, {
        at: [x, 0.4 + ((i * 5) % 4) * 2.8, z],
        w: 11,
        d: 9,
        wall: 5 + (i % 3) * 2.4,
        storeys: 2,
        rise: 2.6,
        yaw: pick.range(-0.5, 0.5),
        walls: pick.chance(0.75) ? inks.wall : inks.plaster,
        roof: inks.roof,
        far: 0.3,
        windows: 2,
        shadow: false,
        ...(pick.chance(0.4) ? { panels: { cols: 3, rows: 2 } } : {}),
      }),
    }
  })
    .sort((a, b) => b.z - a.z)
    .map(({ svg }) => svg)
    .join('')
}
