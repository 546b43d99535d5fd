import type { Camera, V } from '../core/camera.ts'
import { shift } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { poly, stroke } from '../core/svg.ts'
import { doorIn, windowIn } from './openings.ts'
import { panelField } from './panels.ts'
import { place as onPlane, planeOf, spot } from './plane.ts'
import { box, castShadow, face, litness, visible } from './solid.ts'

/** What a house looks like; measures in metres. */
export interface HouseSpec {
  at: V
  w: number
  d: number
  wall: number
  rise: number
  yaw?: number
  walls: string
  roof: string
  storeys?: number
  windows?: number
  door?: string
  shutter?: string
  panels?: { cols: number; rows: number }
  chimney?: boolean
  glow?: number
  far?: number
  shadow?: boolean
}

/** A house with a gable roof; its ridge runs along its width. Everything is drawn in true perspective. */
export function house(stage: Stage, camera: Camera, label: string, spec: HouseSpec): string {
  const { far = 0, yaw = 0 } = spec
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const at = (x: number, y: number, z: number): V => [
    spec.at[0] + x * c + z * s,
    spec.at[1] + y,
    spec.at[2] + z * c - x * s,
  ]
  const [x, z, top, ridge] = [spec.w / 2, spec.d / 2, spec.wall, spec.wall + spec.rise]
  const centre = at(0, top / 2, 0)
  const { long, gables, slopes } = surfacesOf(spec, at)
  const walls = [...long, ...gables].filter((corners) => visible(camera, corners, centre))
  const body = walls
    .sort((a, b) => depth(b) - depth(a))
    .map(
      (corners) =>
        face(stage, camera, { corners, colour: spec.walls }, far) +
        openings(stage, camera, label, spec, corners),
    )
    .join('')
  const roof = slopes
    .map((corners) => (visible(camera, corners, centre) ? slope(stage, camera, spec, corners) : ''))
    .join('')
  const verge = gables
    .map((corners) => (visible(camera, corners, centre) ? eaves(stage, camera, spec, corners) : ''))
    .join('')
  const shadow =
    spec.shadow === false
      ? ''
      : castShadow(stage, camera, [
          at(-x, ridge, 0),
          at(x, ridge, 0),
          ...[-1, 1].flatMap((k) => [at(-x, top, z * k), at(x, top, z * k)]),
        ])
  const stack = spec.chimney
    ? box(
        stage,
        camera,
        at(x * 0.45, ridge - spec.rise * 0.5, z * 0.25),
        [0.7, spec.rise * 0.5 + 0.9, 0.7],
        spec.roof,
        { yaw, far, top: stage.inks.ink },
      )
    : ''
  return shadow + body + verge + stack + roof
}

/** How far a roof reaches over the walls, in metres. */
const over = 0.45

/** How far the edge of a roof is below the wall's top, in metres. */
function fallOf({ rise, d }: HouseSpec): number {
  return (rise * over) / (d / 2)
}

/** The corners of the long walls, of the walls below the gables, and of the roof's slopes; `at` places a point of the house. */
function surfacesOf(
  spec: HouseSpec,
  at: (x: number, y: number, z: number) => V,
): Record<'long' | 'gables' | 'slopes', V[][]> {
  const [x, z, top, ridge] = [spec.w / 2, spec.d / 2, spec.wall, spec.wall + spec.rise]
  const long = [-1, 1].map((k): V[] => [
    at(-x * -k, 0, z * k),
    at(x * -k, 0, z * k),
    at(x * -k, top, z * k),
    at(-x * -k, top, z * k),
  ])
  const gables = [-1, 1].map((k): V[] => [
    at(x * k, 0, z * k),
    at(x * k, 0, -z * k),
    at(x * k, top, -z * k),
    at(x * k, ridge, 0),
    at(x * k, top, z * k),
  ])
  const fall = fallOf(spec)
  const slopes = [1, -1].map((k): V[] => [
    at(-x - over, top - fall, (z + over) * k),
    at(x + over, top - fall, (z + over) * k),
    at(x + over, ridge, 0),
    at(-x - over, ridge, 0),
  ])
  return { long, gables, slopes }
}

function openings(
  stage: Stage,
  camera: Camera,
  label: string,
  spec: HouseSpec,
  corners: readonly V[],
): string {
  const [a, b] = corners
  const up = corners[corners.length - 1]
  if (!a || !b || !up) return ''
  const { plane, long } = planeOf(a, b, up)
  const pick = stage.rng.fork(`${label}${corners.length}`)
  const lit = litness(stage, camera, corners)
  const far = spec.far ?? 0
  const storeys = spec.storeys ?? 1
  const storey = spec.wall / storeys
  const count =
    corners.length === 5
      ? Math.max(1, Math.round(long / 3.2))
      : (spec.windows ?? Math.max(2, Math.round(long / 2.6)))
  const step = long / count
  const size = Math.min(1.05, step * 0.42)
  return Array.from({ length: count * storeys }, (_, i) => {
    const [col, row] = [i % count, Math.floor(i / count)]
    const u = step * (col + 0.5)
    if (spec.door && row === 0 && corners.length === 4 && col === Math.floor(count / 2)) {
      return doorIn(stage, camera, plane, u - 0.55, 1.1, Math.min(2.15, storey * 0.82), {
        lit,
        colour: spec.door,
        far,
      })
    }
    const glow = pick.chance(spec.glow ?? (stage.mood.dark ? 0.6 : 0))
    return windowIn(
      stage,
      camera,
      plane,
      u - size / 2,
      row * storey + storey * 0.34,
      size,
      Math.min(1.4, storey * 0.46),
      { lit, glow, shutter: spec.shutter, far },
    )
  }).join('')
}

/** One slope of a roof: tiles, edge, ridge and panels. */
function slope(stage: Stage, camera: Camera, spec: HouseSpec, corners: readonly V[]): string {
  const [a, b, , d] = corners
  if (!a || !b || !d) return ''
  const far = spec.far ?? 0
  const { plane, long, high } = planeOf(a, b, d)
  const lit = litness(stage, camera, corners)
  const thick = camera.scale(a[2]) * 0.14
  const rows = camera.scale(a[2]) < 14 ? 0 : Math.round(high / 0.38)
  const tiles = Array.from({ length: rows }, (_, i) =>
    stroke(
      [spot(camera, plane, 0, (high * i) / rows), spot(camera, plane, long, (high * i) / rows)],
      stage.tone(spec.roof, lit * 0.45, far),
      Math.max(0.5, thick * 0.18),
      0.45,
    ),
  ).join('')
  const edge = stroke([camera.at(a), camera.at(b)], stage.tone(shift(spec.roof, -0.25), 0.3, far), thick)
  const cap = stroke(
    [spot(camera, plane, 0, high), spot(camera, plane, long, high)],
    stage.tone(shift(spec.roof, 0.12), lit, far),
    thick * 0.8,
  )
  const field = spec.panels
    ? panelField(
        stage,
        camera,
        plane,
        { u: long * 0.12, v: high * 0.16, w: long * 0.76, h: high * 0.7, ...spec.panels },
        far,
      )
    : ''
  const under = poly(
    [spot(camera, plane, 0, 0), spot(camera, plane, long, 0), camera.at(onPlane(plane, long, 0.01))],
    stage.tone(stage.inks.ink, 0.2, far),
    0.2,
  )
  return under + face(stage, camera, { corners, colour: spec.roof }, far) + tiles + edge + cap + field
}

function eaves(stage: Stage, camera: Camera, spec: HouseSpec, gable: readonly V[]): string {
  const [low, right, eaveRight, ridge, eaveLeft] = gable
  if (!low || !right || !eaveRight || !ridge || !eaveLeft) return ''
  const out: V = [ridge[0] - spec.at[0], 0, ridge[2] - spec.at[2]]
  const scale = over / (Math.hypot(out[0], out[2]) || 1)
  const push = ([px, py, pz]: V): V => [px + out[0] * scale, py, pz + out[2] * scale]
  const beyond = (eave: V): V => {
    const t = over / (spec.d / 2)
    return push([
      eave[0] + (eave[0] - ridge[0]) * t,
      eave[1] - fallOf(spec),
      eave[2] + (eave[2] - ridge[2]) * t,
    ])
  }
  const tips = [beyond(eaveRight), push(ridge), beyond(eaveLeft)].map(camera.at)
  const wallLine = [eaveLeft, ridge, eaveRight].map(camera.at)
  const dark = stage.tone(shift(spec.roof, -0.55), 0.35, spec.far ?? 0)
  return (
    poly([...tips, ...wallLine], dark) +
    stroke(tips, stage.tone(shift(spec.roof, -0.2), 0.5, spec.far ?? 0), camera.scale(spec.at[2]) * 0.16)
  )
}

function depth(corners: readonly V[]): number {
  return corners.reduce((sum, [x, , z]) => sum + Math.hypot(x, z), 0) / corners.length
}
