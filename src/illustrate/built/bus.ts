import type { Camera, V } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { smooth } from '../core/geometry.ts'
import type { Stage } from '../core/stage.ts'
import { poly, shape } from '../core/svg.ts'
import { place, planeOf, spot } from './plane.ts'
import { box, castShadow, litness, visible } from './solid.ts'

/** A coach standing on the road: body, band of windows, windscreen, lamps and wheels. */
export function bus(stage: Stage, camera: Camera, at: V, yaw: number, colour: string): string {
  const { inks, tone, mood } = stage
  const [w, h, d] = [2.5, 2.75, 9.6]
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
  const to = (x: number, y: number, z: number): V => [at[0] + x * c + z * s, at[1] + y, at[2] + z * c - x * s]
  const lift = 0.42
  const body = box(stage, camera, [at[0], at[1] + lift, at[2]], [w, h, d], colour, {
    yaw,
    top: mix(colour, inks.paper, 0.4),
  })
  const centre = to(0, 1.5, 0)
  const glass = mix(tone(inks.second, 0.25), mood.sky[1], 0.3)
  const sides = [-1, 1]
    .map((k) => {
      const corners = [
        to((k * w) / 2, lift, -d / 2),
        to((k * w) / 2, lift, d / 2),
        to((k * w) / 2, lift + h, d / 2),
      ]
      if (!visible(camera, corners, centre)) return ''
      const { plane, long } = planeOf(corners[0] ?? at, corners[1] ?? at, to((k * w) / 2, lift + h, -d / 2))
      const lit = litness(stage, camera, corners)
      const quad = (u: number, v: number, uw: number, vh: number, fill: string): string =>
        poly(
          [
            [u, v],
            [u + uw, v],
            [u + uw, v + vh],
            [u, v + vh],
          ].map(([a = 0, b = 0]) => spot(camera, plane, a, b)),
          fill,
        )
      const panes = Array.from(
        { length: 6 },
        (_, i) =>
          quad(0.5 + i * 1.48, 1.3, 1.36, 0.95, glass) +
          poly(
            [
              [0, 0.95],
              [0.8, 0.95],
              [0.1, 0],
            ].map(([a = 0, b = 0]) => spot(camera, plane, 0.5 + i * 1.48 + a, 1.3 + b)),
            mood.sky[1],
            0.5,
          ),
      ).join('')
      const stripe =
        quad(0, 0.62, long, 0.26, tone(inks.sun, lit)) + quad(0, 0.52, long, 0.07, tone(inks.paper, lit))
      const wheel = (u: number): string =>
        [0.52, 0.3]
          .map((r, i) =>
            shape(
              smooth(
                Array.from({ length: 18 }, (_, a) =>
                  camera.at(place(plane, u + Math.cos(a * 0.349) * r, 0.06 + Math.sin(a * 0.349) * r)),
                ),
              ),
              i ? tone(inks.stone, lit * 0.8) : tone(inks.ink, 0.3),
            ),
          )
          .join('')
      return stripe + panes + wheel(1.7) + wheel(long - 2)
    })
    .join('')
  const front = [to(-w / 2, lift, -d / 2), to(w / 2, lift, -d / 2), to(w / 2, lift + h, -d / 2)]
  const nose = visible(camera, front, centre)
    ? noseOf(
        stage,
        camera,
        planeOf(to(-w / 2, lift, -d / 2), to(w / 2, lift, -d / 2), to(-w / 2, lift + h, -d / 2)).plane,
        glass,
      )
    : ''
  const shadow = castShadow(
    stage,
    camera,
    [-1, 1].flatMap((k) => [-1, 1].map((j) => to((k * w) / 2, h, (j * d) / 2))),
    0.32,
  )
  return shadow + body + sides + nose
}

function noseOf(stage: Stage, camera: Camera, plane: Parameters<typeof spot>[1], glass: string): string {
  const { inks, tone, mood } = stage
  const quad = (u: number, v: number, uw: number, vh: number, fill: string): string =>
    poly(
      [
        [u, v],
        [u + uw, v],
        [u + uw, v + vh],
        [u, v + vh],
      ].map(([a = 0, b = 0]) => spot(camera, plane, a, b)),
      fill,
    )
  const lamp = mood.dark ? '#fff1c0' : tone(inks.paper, 0.9)
  return (
    quad(0.14, 1.0, 2.22, 1.35, glass) +
    poly(
      [
        [0.14, 2.35],
        [1.6, 2.35],
        [0.14, 1.2],
      ].map(([a = 0, b = 0]) => spot(camera, plane, a, b)),
      mood.sky[1],
      0.45,
    ) +
    quad(0.5, 2.42, 1.5, 0.22, tone(inks.ink, 0.5)) +
    quad(0.18, 0.3, 0.4, 0.24, lamp) +
    quad(1.92, 0.3, 0.4, 0.24, lamp) +
    quad(0, 0, 2.5, 0.16, tone(inks.ink, 0.4)) +
    quad(0, 0.62, 2.5, 0.2, tone(inks.sun, 0.6))
  )
}
