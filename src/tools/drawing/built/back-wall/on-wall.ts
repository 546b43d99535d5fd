import type { Camera } from '../../core/camera.ts'
import type { P } from '../../core/svg.ts'

/** Places on the wall that the viewer faces, in metres from its middle and from the floor. */
export function onWall(camera: Camera, depth: number) {
  const at = (x: number, y: number): P => camera.at([x, y, depth])
  return {
    at,
    /** An upright rectangle by its lower left corner. */
    panel: (x: number, y: number, w: number, h: number): P[] => [
      at(x, y),
      at(x + w, y),
      at(x + w, y + h),
      at(x, y + h),
    ],
    /** Pixels of a metre. */
    scale: camera.scale(depth),
  }
}
