import type { Camera } from '../core/camera.ts'
import { mix, shift } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { poly, stroke } from '../core/svg.ts'
import type { Plane } from './plane.ts'
import { patch, spot } from './plane.ts'

/** A window in a wall: reveal, frame, glass that mirrors the sky or glows at night, glazing bar, sill. */
export function windowIn(
  stage: Stage,
  camera: Camera,
  wall: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  options: { lit: number; glow?: boolean; shutter?: string; far?: number },
): string {
  const { tone, inks, mood } = stage
  const { lit, far = 0 } = options
  const glass = options.glow
    ? mix(inks.sun, '#ffe9b0', 0.35)
    : tone(mix(inks.second, mood.sky[0], 0.45), mood.dark ? 0.3 : 0.35, far)
  const glint = options.glow
    ? mix(inks.sun, '#fff6da', 0.7)
    : mix(tone(mood.sky[1], 0.9, far), '#ffffff', 0.2)
  const frame = tone(inks.wall, lit, far)
  const shutter = options.shutter
  const shutters =
    shutter === undefined
      ? ''
      : [u - w * 0.52, u + w * 1.04]
          .map(
            (x) =>
              poly(patch(camera, wall, x, v, w * 0.48, h), tone(shutter, lit, far)) +
              stroke(
                [
                  spot(camera, wall, x + w * 0.24, v + h * 0.06),
                  spot(camera, wall, x + w * 0.24, v + h * 0.94),
                ],
                tone(shutter, lit * 0.4, far),
                1,
                0.6,
              ),
          )
          .join('')
  return (
    shutters +
    poly(patch(camera, wall, u - 0.07, v - 0.07, w + 0.14, h + 0.14), frame) +
    poly(patch(camera, wall, u, v, w, h), glass) +
    poly(
      [
        spot(camera, wall, u, v + h),
        spot(camera, wall, u + w * 0.75, v + h),
        spot(camera, wall, u, v + h * 0.2),
      ],
      glint,
      options.glow ? 0.6 : 0.55,
    ) +
    poly(patch(camera, wall, u, v + h * 0.9, w, h * 0.1), tone(inks.ink, 0.2, far), 0.3) +
    poly(patch(camera, wall, u + w * 0.47, v, w * 0.06, h), frame) +
    poly(patch(camera, wall, u - 0.13, v - 0.15, w + 0.26, 0.1), shift(frame, 0.12)) +
    poly(patch(camera, wall, u - 0.11, v - 0.24, w + 0.22, 0.09), tone(inks.ink, 0.3, far), 0.22)
  )
}

/** A door in a wall, with a step and panels. */
export function doorIn(
  stage: Stage,
  camera: Camera,
  wall: Plane,
  u: number,
  w: number,
  h: number,
  options: { lit: number; colour: string; far?: number },
): string {
  const { tone, inks } = stage
  const { lit, far = 0 } = options
  return (
    poly(patch(camera, wall, u - 0.1, 0, w + 0.2, h + 0.1), tone(inks.wall, lit, far)) +
    poly(patch(camera, wall, u, 0, w, h), tone(options.colour, lit * 0.8, far)) +
    poly(
      patch(camera, wall, u + w * 0.14, h * 0.54, w * 0.72, h * 0.36),
      tone(options.colour, lit * 0.35, far),
      0.6,
    ) +
    poly(
      patch(camera, wall, u + w * 0.14, h * 0.08, w * 0.72, h * 0.36),
      tone(options.colour, lit * 0.45, far),
      0.5,
    ) +
    poly(patch(camera, wall, u, h * 0.95, w, h * 0.05), tone(inks.ink, 0.2, far), 0.35) +
    poly(patch(camera, wall, u - 0.2, 0, w + 0.4, 0.12), tone(inks.stone, lit, far))
  )
}
