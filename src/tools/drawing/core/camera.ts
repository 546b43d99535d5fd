import type { P } from './svg.ts'

/** A place in the world, in metres: right, up, away from the viewer. */
export type V = readonly [number, number, number]

/** A viewer who looks straight ahead; uprights stay upright, as with an architect's lens. */
export interface Camera {
  /** Where a place of the world falls on the sheet. */
  at(place: V): P
  /** How many pixels a metre has at a distance. */
  scale(distance: number): number
  /** The height of the eye over the ground, in metres. */
  readonly eye: number
  /** Which world x falls on a sheet x at a distance. */
  xAt(x: number, distance: number): number
}

/** Sets up a camera: middle of the view, horizon and focal length in pixels, eye height in metres. */
export function createCamera(middle: number, horizon: number, focal: number, eye: number): Camera {
  return {
    at: ([x, y, z]) => {
      const depth = Math.max(0.3, z)
      return [middle + (focal * x) / depth, horizon - (focal * (y - eye)) / depth]
    },
    scale: (distance) => focal / distance,
    eye,
    xAt: (x, distance) => ((x - middle) * distance) / focal,
  }
}

/** Adds two places. */
export function add([ax, ay, az]: V, [bx, by, bz]: V): V {
  return [ax + bx, ay + by, az + bz]
}

/** The direction a flat face looks in, from three of its corners. */
export function normal(a: V, b: V, c: V): V {
  const u: V = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const v: V = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
  const n: V = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const length = Math.hypot(...n) || 1
  return [n[0] / length, n[1] / length, n[2] / length]
}

/** How alike two directions are: 1 the same, 0 at right angles, -1 opposite. */
export function dot(a: V, b: V): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}
