import type { Camera, V } from '../core/camera.ts'
import { dot, normal } from '../core/camera.ts'
import { hull } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, poly, shape } from '../core/svg.ts'

/** A flat side of something built. */
export interface Face {
  corners: readonly V[]
  colour: string
}

/** How strongly a flat face is lit, from 0 to 1, seen from its visible side. */
export function litness({ mood }: Stage, camera: Camera, corners: readonly V[]): number {
  const direction = dot(towardsViewer(camera, corners), mood.light)
  return Math.min(1, Math.max(0.04, 0.3 + direction * 0.78))
}

/** A flat face in its light, a little darker towards its foot. */
export function face(stage: Stage, camera: Camera, { corners, colour }: Face, far = 0): string {
  const points = corners.map(camera.at)
  const lit = litness(stage, camera, corners)
  const ys = points.map(([, y]) => y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const fill = stage.defs.linear(
    [0, top],
    [0, bottom],
    [
      [0, stage.tone(colour, lit, far)],
      [1, stage.tone(colour, Math.max(0, lit - 0.13), far)],
    ],
  )
  return shape(outline(points), fill)
}

/** The faces of a convex body that look at the viewer, farther ones first. */
function solid(stage: Stage, camera: Camera, faces: readonly Face[], centre: V, far = 0): string {
  return [...faces]
    .filter(({ corners }) => faces.length < 2 || visible(camera, corners, centre))
    .sort((a, b) => distance(b.corners) - distance(a.corners))
    .map((item) => face(stage, camera, item, far))
    .join('')
}

/** True when the outer side of a face, away from the centre of its body, looks at the viewer. */
export function visible(camera: Camera, corners: readonly V[], centre: V): boolean {
  const a = corners[0] ?? centre
  const towards = towardsViewer(camera, corners)
  return dot(towards, [a[0] - centre[0], a[1] - centre[1], a[2] - centre[2]]) > 0
}

/** An upright box on its foot point: width, height, depth. */
export function box(
  stage: Stage,
  camera: Camera,
  place: V,
  [w, h, d]: V,
  colour: string,
  options: { yaw?: number; far?: number; top?: string } = {},
): string {
  const yaw = options.yaw ?? 0
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const at = (x: number, y: number, z: number): V => [
    place[0] + x * c + z * s,
    place[1] + y,
    place[2] + z * c - x * s,
  ]
  const [x, z] = [w / 2, d / 2]
  const side = (x1: number, z1: number, x2: number, z2: number): Face => ({
    corners: [at(x1, 0, z1), at(x2, 0, z2), at(x2, h, z2), at(x1, h, z1)],
    colour,
  })
  const faces = [
    side(-x, -z, x, -z),
    side(x, -z, x, z),
    side(x, z, -x, z),
    side(-x, z, -x, -z),
    { corners: [at(-x, h, -z), at(x, h, -z), at(x, h, z), at(-x, h, z)], colour: options.top ?? colour },
  ]
  return solid(stage, camera, faces, at(0, h / 2, 0), options.far)
}

/** The cast shadow of a body on the ground. */
export function castShadow(stage: Stage, camera: Camera, corners: readonly V[], strength = 0.3): string {
  const { mood, defs, inks, tone } = stage
  const sunny = mood.weather === 'clear' || mood.weather === 'cloudy'
  const reach =
    sunny && mood.time !== 'night'
      ? Math.min(2, Math.hypot(mood.light[0], mood.light[2]) / mood.light[1])
      : 0.25
  const points = corners.flatMap(([x, y, z]): P[] => [
    camera.at([x, 0, z]),
    camera.at([x - mood.light[0] * y * reach, 0, Math.max(1, z - mood.light[2] * y * reach)]),
  ])
  const outlineOf = hull(points)
  const [first] = corners
  const from = first ? camera.at(first)[0] : 0
  return poly(
    outlineOf,
    defs.linear(
      [from, 0],
      [from - mood.side * 400, 0],
      [
        [0, tone(inks.ink, 0.2), strength * 1.25],
        [1, tone(inks.ink, 0.3), strength * 0.75],
      ],
    ),
  )
}

function towardsViewer(camera: Camera, corners: readonly V[]): V {
  const [a, b, c] = [corners[0], corners[1], corners[2]]
  if (!a || !b || !c) return [0, 1, 0]
  const n = normal(a, b, c)
  const towards = dot(n, [-a[0], camera.eye - a[1], -a[2]])
  return towards >= 0 ? n : [-n[0], -n[1], -n[2]]
}

function distance(corners: readonly V[]): number {
  return corners.reduce((sum, [x, , z]) => sum + Math.hypot(x, z), 0) / Math.max(1, corners.length)
}
