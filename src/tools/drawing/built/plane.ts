import type { Camera, V } from '../core/camera.ts'
import { add } from '../core/camera.ts'
import type { P } from '../core/svg.ts'

/** A flat surface in the world with its own metre grid: along, and up. */
export interface Plane {
  readonly origin: V
  readonly along: V
  readonly up: V
}

/** Where a spot of the surface falls on the sheet. */
export function spot(camera: Camera, { origin, along, up }: Plane, u: number, v: number): P {
  return camera.at(place({ origin, along, up }, u, v))
}

/** Where a spot of the surface lies in the world. */
export function place({ origin, along, up }: Plane, u: number, v: number): V {
  return add(origin, [along[0] * u + up[0] * v, along[1] * u + up[1] * v, along[2] * u + up[2] * v])
}

/** The four corners of an upright rectangle on the surface. */
export function patch(camera: Camera, plane: Plane, u: number, v: number, w: number, h: number): P[] {
  return [
    spot(camera, plane, u, v),
    spot(camera, plane, u + w, v),
    spot(camera, plane, u + w, v + h),
    spot(camera, plane, u, v + h),
  ]
}

/** The surface through three corners: origin, end of the first edge, end of the second edge; also its two lengths. */
export function planeOf(origin: V, end: V, top: V): { plane: Plane; long: number; high: number } {
  const [along, long] = unit(origin, end)
  const [up, high] = unit(origin, top)
  return { plane: { origin, along, up }, long, high }
}

function unit(from: V, to: V): readonly [V, number] {
  const d: V = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const length = Math.hypot(...d) || 1
  return [[d[0] / length, d[1] / length, d[2] / length], length]
}
