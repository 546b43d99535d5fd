import type { Camera, V } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { poly, stroke } from '../core/svg.ts'
import { person } from '../people/person.ts'
import type { Plane } from './plane.ts'
import { patch, spot } from './plane.ts'

/** Insulation boards on part of a wall, fixed row by row; `share` says how far the work has come. */
export function insulation(
  stage: Stage,
  camera: Camera,
  wall: Plane,
  long: number,
  high: number,
  share: number,
): string {
  const { tone, inks } = stage
  const board = mix(inks.sun, inks.paper, 0.35)
  const rows = Math.floor(high / 0.6)
  return Array.from({ length: rows }, (_, r) => {
    const end = long * Math.max(0, share - r * 0.035 + (r % 2) * 0.05)
    return Array.from({ length: Math.ceil(end / 1.2) }, (__, i) => {
      const u = i * 1.2 - (r % 2) * 0.6
      const from = Math.max(0, u)
      const to = Math.min(end, u + 1.2)
      return to - from < 0.2
        ? ''
        : poly(
            patch(camera, wall, from + 0.015, r * 0.6 + 0.015, to - from - 0.03, 0.57),
            tone(board, (i + r) % 3 ? 0.85 : 0.72),
          )
    }).join('')
  }).join('')
}

/** A tube scaffold before a wall with two working decks and people at work on them. */
export function scaffold(
  stage: Stage,
  camera: Camera,
  wall: Plane,
  long: number,
  high: number,
  out: V,
  workers: number,
): string {
  const { tone, inks, mood } = stage
  const at = (u: number, v: number, o: number): ReturnType<Camera['at']> =>
    spot(
      camera,
      { ...wall, origin: [wall.origin[0] + out[0] * o, wall.origin[1], wall.origin[2] + out[2] * o] },
      u,
      v,
    )
  const tube = tone(mix(inks.rock, inks.paper, 0.3), 0.7)
  const thick = camera.scale(wall.origin[2]) * 0.055
  const bays = Math.max(2, Math.round(long / 2.4))
  const levels = Array.from({ length: Math.floor(high / 2) }, (_, i) => 2 * (i + 1) - 0.1)
  const posts = (o: number): string =>
    Array.from({ length: bays + 1 }, (_, i) =>
      stroke([at((long * i) / bays, 0, o), at((long * i) / bays, high + 0.8, o)], tube, thick),
    ).join('')
  const decks = levels
    .map(
      (v) =>
        poly([at(0, v, 0.3), at(long, v, 0.3), at(long, v, 1.2), at(0, v, 1.2)], tone(inks.wood, 0.55)) +
        poly(
          [at(0, v, 1.2), at(long, v, 1.2), at(long, v - 0.12, 1.2), at(0, v - 0.12, 1.2)],
          tone(inks.wood, 0.8),
        ),
    )
    .join('')
  const rails = levels
    .flatMap((v) =>
      [0.55, 1.05].map((r) => stroke([at(0, v + r, 1.2), at(long, v + r, 1.2)], tube, thick * 0.8)),
    )
    .join('')
  const brace = Array.from({ length: bays }, (_, i) =>
    i % 2
      ? ''
      : stroke(
          [at((long * i) / bays, 0, 1.2), at((long * (i + 1)) / bays, levels[0] ?? 2, 1.2)],
          tube,
          thick * 0.7,
        ),
  ).join('')
  const poses = ['write', 'point', 'carry'] as const
  const crew = Array.from({ length: workers }, (_, i) => {
    const level = levels[i % levels.length] ?? 2
    return person(
      stage,
      `crew${i}`,
      at((long * (0.3 + 0.38 * i)) % long, level, 0.8),
      camera.scale(wall.origin[2]) * 1.66,
      {
        pose: poses[i % 3] ?? 'write',
        facing: mood.side,
        view: 'half',
        shadow: false,
        dress: { cut: 'cap', coat: i % 2 ? inks.accent : inks.second, skirt: false },
      },
    )
  }).join('')
  return posts(0.3) + decks + crew + rails + brace + posts(1.2)
}
