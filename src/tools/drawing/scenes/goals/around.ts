import type { Camera } from '../../core/camera.ts'
import type { Side } from '../../core/side.ts'
import type { Stage } from '../../core/stage.ts'
import { broadleaf } from '../../nature/broadleaf.ts'
import { person } from '../../people/person.ts'
import type { PoseName, View } from '../../people/pose.ts'

/** How far away the things stand, in metres. */
export const depth = 27

/** Somebody on the ground. */
export function folk(
  stage: Stage,
  camera: Camera,
  label: string,
  x: number,
  z: number,
  pose: PoseName,
  facing: Side,
  view: View = 'half',
  size = 1.72,
): string {
  return person(stage, label, camera.at([x, 0, z]), camera.scale(z) * size, { pose, facing, view })
}

/** A round tree. */
export function tree(
  stage: Stage,
  camera: Camera,
  label: string,
  x: number,
  z: number,
  size: number,
): string {
  return broadleaf(stage, label, camera.at([x, 0, z]), camera.scale(z) * size, 'round', 0.04)
}
