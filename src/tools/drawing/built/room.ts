import type { Camera, V } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Side } from '../core/side.ts'
import type { Stage } from '../core/stage.ts'
import { poly, rect } from '../core/svg.ts'
import type { Plane } from './plane.ts'
import { patch } from './plane.ts'
import { box } from './solid.ts'

/** The measures of a room in metres: half its width, its depth and its height. */
export interface RoomSize {
  half: number
  depth: number
  height: number
}

/** Where the floor, the ceiling and the side walls begin before the viewer, in metres. */
const near = 1.2

/** An empty room: floor with boards, back wall, side walls, windows towards the light and light on the floor. */
export function room(
  stage: Stage,
  camera: Camera,
  { half, depth, height }: RoomSize,
  colours: { wall: string; floor: string; dim?: boolean; lamps?: boolean },
): string {
  const { w, h, tone, inks, mood, defs } = stage
  const { at } = camera
  const quad = (a: V, b: V, c: V, d: V, fill: string): string => poly([at(a), at(b), at(c), at(d)], fill)
  const s = mood.side
  const dim = colours.dim ? 0.35 : 0
  const floor = floorOf(stage, camera, { half, depth }, colours.floor, dim)
  const back = quad(
    [-half, 0, depth],
    [half, 0, depth],
    [half, height, depth],
    [-half, height, depth],
    defs.linear(at([-half * s, 1, depth]), at([half * s, 1, depth]), [
      [0, tone(colours.wall, 0.62 - dim)],
      [1, tone(colours.wall, 0.86 - dim)],
    ]),
  )
  const ceiling = quad(
    [-half, height, near],
    [half, height, near],
    [half, height, depth],
    [-half, height, depth],
    tone(mix(colours.wall, inks.paper, 0.4), 0.55 - dim),
  )
  const side = (k: number, lit: number): string =>
    quad(
      [k * half, 0, near],
      [k * half, 0, depth],
      [k * half, height, depth],
      [k * half, height, near],
      tone(colours.wall, lit - dim),
    )
  const skirting = quad(
    [-half, 0, depth],
    [half, 0, depth],
    [half, 0.12, depth],
    [-half, 0.12, depth],
    tone(inks.wood, 0.4 - dim * 0.5),
  )
  const glass = windows(stage, camera, { half, depth, height }, s, Boolean(colours.dim))
  return (
    rect(0, 0, w, h, tone(colours.wall, 0.4)) +
    ceiling +
    floor +
    back +
    skirting +
    side(-s, 0.78) +
    side(s, 0.28) +
    glass +
    (colours.dim || colours.lamps === false ? '' : lamps(stage, camera, { half, depth, height }))
  )
}

/** The floor with its boards; `dim` is how much darker than by day it is. */
function floorOf(
  { h, tone, defs }: Stage,
  { at }: Camera,
  { half, depth }: Omit<RoomSize, 'height'>,
  colour: string,
  dim: number,
): string {
  const floorY = at([0, 0, depth])[1]
  const floor = poly(
    [at([-half, 0, near]), at([half, 0, near]), at([half, 0, depth]), at([-half, 0, depth])],
    defs.linear(
      [0, floorY],
      [0, h],
      [
        [0, tone(colour, 0.8 - dim)],
        [1, tone(colour, 0.45 - dim * 0.5)],
      ],
    ),
  )
  const boards = Array.from({ length: 13 }, (_, i) => {
    const x = -half + (2 * half * (i + 1)) / 14
    return poly(
      [
        at([x - 0.012, 0, near]),
        at([x + 0.012, 0, near]),
        at([x + 0.012, 0, depth]),
        at([x - 0.012, 0, depth]),
      ],
      tone(colour, 0.1),
      0.28,
    )
  }).join('')
  return floor + boards
}

function lamps({ tone, inks, defs }: Stage, camera: Camera, { half, depth, height }: RoomSize): string {
  return [depth * 0.82, depth * 0.52]
    .flatMap((z) =>
      [-0.5, 0.5].map((k) => {
        const drop = height - 0.62
        const at = (x: number, y: number): readonly [number, number] => camera.at([k * half + x, y, z])
        const [cx, cy] = at(0, drop)
        const m = camera.scale(z)
        return (
          poly(
            [at(-0.012, height), at(0.012, height), at(0.012, drop + 0.2), at(-0.012, drop + 0.2)],
            tone(inks.ink, 0.5),
          ) +
          poly(
            [at(-0.06, drop + 0.24), at(0.06, drop + 0.24), at(0.3, drop), at(-0.3, drop)],
            tone(inks.second, 0.7),
          ) +
          poly(
            [at(0.02, drop + 0.24), at(0.06, drop + 0.24), at(0.3, drop), at(0.08, drop)],
            tone(inks.second, 0.3),
          ) +
          `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${(m * 0.3).toFixed(1)}" ry="${(m * 0.045).toFixed(1)}" fill="#fff3c4"/>` +
          `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${m.toFixed(1)}" fill="${defs.radial(
            [cx, cy],
            m,
            [
              [0, '#fff3c4', 0.4],
              [1, '#fff3c4', 0],
            ],
          )}"/>`
        )
      }),
    )
    .join('')
}

function windows(
  stage: Stage,
  camera: Camera,
  { half, depth, height }: RoomSize,
  s: number,
  dim: boolean,
): string {
  const { tone, inks, mood, defs } = stage
  const wall: Plane = { origin: [s * half, 0, 0], along: [0, 0, 1], up: [0, 1, 0] }
  const count = Math.max(2, Math.round(depth / 3.2))
  const sunny = !mood.dark && mood.weather !== 'rain' && mood.weather !== 'snow' && !dim
  return Array.from({ length: count }, (_, i) => {
    const z = 2.2 + ((depth - 2.6) * i) / count
    const wide = ((depth - 2.6) / count) * 0.66
    const pane = patch(camera, wall, z, 0.95, wide, height - 1.5)
    const ys = pane.map(([, y]) => y)
    const sky = defs.linear(
      [0, Math.min(...ys)],
      [0, Math.max(...ys)],
      [
        [0, mood.sky[0]],
        [0.6, mood.sky[1]],
        [1, mood.sky[2]],
      ],
    )
    const hill = patch(camera, wall, z, 0.95, wide, 0.45 + (i % 2) * 0.14)
    const frame = tone('#fffaf0', 0.5)
    const fall = 1.15
    const light = sunny
      ? poly(
          [
            [0.95, 0],
            [0.95, 1],
            [height - 0.7, 1],
            [height - 0.7, 0],
          ].map(([y = 0, t = 0]) => camera.at([s * (half - y * fall), 0.005, z + wide * t + y * 0.22])),
          tone(mix(inks.sun, '#ffffff', 0.55), 1),
          0.34,
        )
      : ''
    return (
      light +
      poly(patch(camera, wall, z - 0.08, 0.87, wide + 0.16, height - 1.34), frame) +
      poly(pane, sky) +
      poly(hill, tone(mix(inks.rock, inks.leaf, 0.5), 0.6, 0.3)) +
      poly(patch(camera, wall, z + wide * 0.48, 0.95, wide * 0.05, height - 1.5), frame) +
      poly(patch(camera, wall, z, 0.95 + (height - 1.5) * 0.6, wide, 0.06), frame) +
      poly(patch(camera, wall, z - 0.12, 0.8, wide + 0.24, 0.08), tone(inks.paper, 0.9))
    )
  }).join('')
}

/** A table: top, and four legs, standing on the floor. */
export function table(
  stage: Stage,
  camera: Camera,
  [x, z]: readonly [number, number],
  [w, d]: readonly [number, number],
  height = 0.74,
  colour = stage.inks.wood,
): string {
  const { tone, inks } = stage
  const shadow = poly(
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([sx = 0, sz = 0]) =>
      camera.at([x + (sx * w) / 2 - stage.mood.side * 0.22, 0, z + (sz * d) / 2 + 0.05]),
    ),
    tone(inks.ink, 0.2),
    0.22,
  )
  const leg = (sx: number, sz: number): string =>
    box(
      stage,
      camera,
      [x + sx * (w / 2 - 0.06), 0, z + sz * (d / 2 - 0.06)],
      [0.06, height, 0.06],
      mix(colour, inks.ink, 0.25),
    )
  return (
    shadow +
    leg(-1, 1) +
    leg(1, 1) +
    leg(-1, -1) +
    leg(1, -1) +
    box(stage, camera, [x, height, z], [w, 0.045, d], colour)
  )
}

/** A plain chair; `towards` is 1 when its back is on the viewer's side. */
export function chair(
  stage: Stage,
  camera: Camera,
  [x, z]: readonly [number, number],
  towards: Side,
  colour: string,
): string {
  const legs = [
    [-0.18, 0.18],
    [0.18, 0.18],
    [-0.18, -0.18],
    [0.18, -0.18],
  ]
    .map(([dx = 0, dz = 0]) => box(stage, camera, [x + dx, 0, z + dz], [0.035, 0.45, 0.035], stage.inks.ink))
    .join('')
  const seat = box(stage, camera, [x, 0.44, z], [0.42, 0.04, 0.42], colour)
  const rest = box(stage, camera, [x, 0.62, z - towards * 0.19], [0.42, 0.26, 0.03], colour)
  return towards > 0 ? legs + seat + rest : rest + legs + seat
}
