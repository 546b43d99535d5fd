import { type Plane, place, planeOf } from '../../built/plane.ts'
import { box, castShadow } from '../../built/solid.ts'
import type { Camera, V } from '../../core/camera.ts'
import { mix } from '../../core/colour.ts'
import { smooth } from '../../core/geometry.ts'
import type { Stage } from '../../core/stage.ts'
import { poly, shape, stroke } from '../../core/svg.ts'

/** The width, height and depth of the casing in metres. */
const casing = [1.15, 1.0, 0.46] as const

/** The outdoor unit: casing, fan behind its grille, pipes into the house. */
export function unitOf(stage: Stage, camera: Camera, at: V, yaw: number): string {
  const { inks, tone } = stage
  const white = mix(inks.wall, '#ffffff', 0.4)
  const [w, h, d] = casing
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const to = (x: number, y: number, z: number): V => [at[0] + x * c + z * s, at[1] + y, at[2] + z * c - x * s]
  const { plane } = planeOf(to(-w / 2, 0.2, -d / 2), to(w / 2, 0.2, -d / 2), to(-w / 2, 0.2 + h, -d / 2))
  const slots = [0.25, 0.4, 0.55, 0.7]
    .map((v) =>
      poly(
        [
          [0.9, v],
          [1.06, v],
          [1.06, v + 0.05],
          [0.9, v + 0.05],
        ].map(([u = 0, y = 0]) => camera.at(place(plane, u, y))),
        tone(inks.ink, 0.5),
        0.5,
      ),
    )
    .join('')
  const pipe = pipesOf(stage, camera, to, at[2])
  return (
    castShadow(stage, camera, [
      to(-w / 2, h + 0.2, 0),
      to(w / 2, h + 0.2, 0),
      to(-w / 2, 0.2, -d / 2),
      to(w / 2, 0.2, -d / 2),
    ]) +
    box(stage, camera, at, [1.5, 0.1, 0.9], inks.stone, { yaw }) +
    box(stage, camera, [at[0], 0.1, at[2]], [1, 0.1, 0.4], inks.ink, { yaw }) +
    pipe +
    box(stage, camera, [at[0], 0.2, at[2]], [w, h, d], white, { yaw }) +
    fanOf(stage, camera, plane, white) +
    slots
  )
}

/** The fan with its blades behind the grille. */
function fanOf({ inks, tone }: Stage, camera: Camera, plane: Plane, white: string): string {
  const ring = (r: number): string =>
    smooth(
      Array.from({ length: 24 }, (_, i) =>
        camera.at(place(plane, 0.42 + Math.cos(i * 0.2618) * r, 0.5 + Math.sin(i * 0.2618) * r)),
      ),
    )
  const blades = Array.from({ length: 5 }, (_, i) => {
    const a = i * 1.2566 + 0.3
    return poly(
      [
        [0.03, a],
        [0.3, a - 0.1],
        [0.33, a + 0.42],
        [0.08, a + 0.5],
      ].map(([r = 0, t = 0]) => camera.at(place(plane, 0.42 + Math.cos(t) * r, 0.5 + Math.sin(t) * r))),
      tone(inks.rock, 0.6),
    )
  }).join('')
  const grille = [0.12, 0.2, 0.28, 0.36]
    .map((r) => `<path d="${ring(r)}" fill="none" stroke="${tone(white, 0.9)}" stroke-width="1.6"/>`)
    .join('')
  return shape(ring(0.4), tone(inks.ink, 0.45)) + blades + grille
}

/** The pipes into the house, with the sleeve in its wall; `to` places a point of the unit, which is `z` metres away. */
function pipesOf(
  stage: Stage,
  camera: Camera,
  to: (x: number, y: number, z: number) => V,
  z: number,
): string {
  const { inks, tone } = stage
  const [w] = casing
  return (
    box(stage, camera, to(w / 2 + 0.52, 0.2, 1.6), [0.34, 0.5, 0.12], inks.stone, { yaw: 0 }) +
    stroke(
      [
        camera.at(to(w / 2, 0.5, 0)),
        camera.at(to(w / 2 + 0.35, 0.5, 0.1)),
        camera.at(to(w / 2 + 0.5, 0.5, 1.6)),
      ],
      tone(inks.accent, 0.7),
      camera.scale(z) * 0.06,
    ) +
    stroke(
      [
        camera.at(to(w / 2, 0.38, 0)),
        camera.at(to(w / 2 + 0.4, 0.36, 0.1)),
        camera.at(to(w / 2 + 0.55, 0.36, 1.6)),
      ],
      tone(inks.second, 0.7),
      camera.scale(z) * 0.06,
    )
  )
}
