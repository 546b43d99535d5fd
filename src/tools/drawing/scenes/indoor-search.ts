import { room } from '../built/room.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Side } from '../core/side.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { oval, poly, rect, stroke } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { person } from '../people/person.ts'
import type { PoseName, View } from '../people/pose.ts'
import type { Item } from './parts.ts'
import { inDepth } from './parts.ts'

/** Draughts are looked for at a window, or people walk between four signs. */
export type Search = 'draught' | 'signs'

/** People on their feet in a hall. */
export function indoorSearch(options: { search: Search; people: 4 | 5 | 6 }): Scene {
  return { kind: options.search, indoors: true, draw: (stage) => drawSearch(stage, options) }
}

function drawSearch(stage: Stage, { search, people }: { search: Search; people: number }): Drawing {
  const { w, h, inks, mood, rng } = stage
  const pick = rng.fork('search')
  const camera = createCamera(w / 2, h * 0.36, h * 1.3, 1.7)
  const depth = 6.6
  const draught = search === 'draught'
  const plans: readonly {
    x: number
    z: number
    pose: PoseName
    view: View
    turn: Side
  }[] = draught
    ? [
        { x: -0.95, z: 5.9, pose: 'hold', view: 'side', turn: 1 },
        { x: 1.9, z: 5.8, pose: 'bendOver', view: 'side', turn: -1 },
        { x: 2.5, z: 5.2, pose: 'note', view: 'half', turn: -1 },
        { x: -2.3, z: 5, pose: 'note', view: 'half', turn: 1 },
        { x: -1.35, z: 4.3, pose: 'relaxed', view: 'back', turn: 1 },
        { x: 0.7, z: 4.3, pose: 'armsFolded', view: 'back', turn: 1 },
      ]
    : [
        { x: -2.5, z: 5.6, pose: 'walk', view: 'side', turn: 1 },
        { x: -1.1, z: 4.9, pose: 'stride', view: 'half', turn: -1 },
        { x: 0.3, z: 5.7, pose: 'relaxed', view: 'front', turn: 1 },
        { x: 1.3, z: 4.5, pose: 'walk', view: 'back', turn: 1 },
        { x: 2.6, z: 5.3, pose: 'explain', view: 'half', turn: -1 },
        { x: -0.3, z: 4, pose: 'note', view: 'half', turn: 1 },
      ]
  const group = plans.slice(0, people).map(
    ({ x, z, pose, view, turn }, i): Item => ({
      z,
      svg: person(stage, `i${i}`, camera.at([x, 0, z]), camera.scale(z) * pick.range(1.62, 1.78), {
        pose,
        view,
        facing: turn,
        shadow: 'soft',
      }),
    }),
  )
  const body =
    room(
      stage,
      camera,
      { half: 4, depth, height: 3.1 },
      {
        wall: mix(inks.wall, draught ? inks.skyCool : inks.leaf, 0.22),
        floor: mix(inks.wood, inks.field, 0.4),
        lamps: mood.dark,
      },
    ) +
    (draught ? windowOn(stage, camera.at, depth) : signsOn(stage, camera.at, camera.scale(depth), depth)) +
    inDepth(group) +
    (draught ? strip(stage, camera.at) : '')
  return {
    body,
    alt: caption(
      draught
        ? `${count(people, 'm')} pjesëmarrës kërkojnë rrymën e ajrit te korniza e dritares me një shirit letre`
        : `${count(people, 'm')} pjesëmarrës lëvizin nëpër sallë mes katër shenjave të varura në mur`,
      mood,
      { indoors: true },
    ),
  }
}

function windowOn(
  { inks, tone, mood, defs }: Stage,
  at: (p: readonly [number, number, number]) => P,
  depth: number,
): string {
  const p = (x: number, y: number): P => at([x, y, depth - 0.02])
  const [x0, y0] = p(-0.5, 2.55)
  const [x1, y1] = p(1.5, 0.95)
  return (
    rect(x0 - 12, y0 - 12, x1 - x0 + 24, y1 - y0 + 24, tone('#fffaf0', 0.8)) +
    rect(
      x0,
      y0,
      x1 - x0,
      y1 - y0,
      defs.linear(
        [0, y0],
        [0, y1],
        [
          [0, mood.sky[0]],
          [0.6, mood.sky[1]],
          [1, mood.sky[2]],
        ],
      ),
    ) +
    poly(
      [p(-0.5, 0.95), p(-0.5, 1.3), p(0, 1.5), p(0.5, 1.32), p(1, 1.6), p(1.5, 1.36), p(1.5, 0.95)],
      tone(mix(inks.rock, inks.leaf, 0.5), 0.6, 0.3),
    ) +
    rect((x0 + x1) / 2 - 6, y0, 12, y1 - y0, tone('#fffaf0', 0.8)) +
    rect(x0 - 26, y1 + 10, x1 - x0 + 52, 14, tone(inks.paper, 0.9)) +
    Array.from({ length: 9 }, (_, i) => {
      const [rx, ry] = p(-0.3 + i * 0.18, 0.72)
      return rect(rx, ry, 24, 96, tone('#ffffff', 0.75))
    }).join('')
  )
}

/** The strip of paper, which the draught moves. */
function strip({ tone, inks }: Stage, at: (p: readonly [number, number, number]) => P): string {
  const p = (x: number, y: number): P => at([x, y, 5.85])
  return (
    stroke(
      [p(-0.58, 1.62), p(-0.4, 1.5), p(-0.46, 1.36), p(-0.3, 1.24), p(-0.36, 1.1)],
      tone('#ffffff', 1),
      9,
    ) +
    stroke(
      [p(-0.58, 1.62), p(-0.4, 1.5), p(-0.46, 1.36), p(-0.3, 1.24), p(-0.36, 1.1)],
      tone(inks.accent, 0.8),
      2.4,
    )
  )
}

function signsOn(
  { inks, tone }: Stage,
  at: (p: readonly [number, number, number]) => P,
  m: number,
  depth: number,
): string {
  const fills = [inks.skyCool, inks.leaf, inks.earth, inks.water]
  return fills
    .map((fill, i) => {
      const [cx, cy] = at([-2.7 + i * 1.8, 2.15, depth - 0.02])
      const s = m * 0.46
      const sign =
        i === 0
          ? oval([cx - s * 0.25, cy], s * 0.32, '#ffffff', s * 0.24) +
            oval([cx + s * 0.2, cy - s * 0.1], s * 0.36, '#ffffff', s * 0.3)
          : i === 1
            ? poly(
                [
                  [cx, cy - s * 0.66],
                  [cx + s * 0.42, cy + s * 0.36],
                  [cx - s * 0.42, cy + s * 0.36],
                ],
                '#ffffff',
              ) + rect(cx - s * 0.07, cy + s * 0.36, s * 0.14, s * 0.26, '#ffffff')
            : i === 2
              ? poly(
                  [
                    [cx - s * 0.6, cy + s * 0.3],
                    [cx - s * 0.2, cy - s * 0.3],
                    [cx + s * 0.1, cy + s * 0.02],
                    [cx + s * 0.3, cy - s * 0.18],
                    [cx + s * 0.6, cy + s * 0.3],
                  ],
                  '#ffffff',
                )
              : [-0.25, 0.05, 0.35]
                  .map((dy) =>
                    stroke(
                      [
                        [cx - s * 0.5, cy + s * dy],
                        [cx - s * 0.25, cy + s * (dy - 0.14)],
                        [cx, cy + s * dy],
                        [cx + s * 0.25, cy + s * (dy - 0.14)],
                        [cx + s * 0.5, cy + s * dy],
                      ],
                      '#ffffff',
                      s * 0.09,
                    ),
                  )
                  .join('')
      return (
        rect(cx - s + 5, cy - s + 6, s * 2, s * 2, tone(inks.ink, 0.3), 0.15) +
        rect(cx - s, cy - s, s * 2, s * 2, tone(fill, 0.85)) +
        sign
      )
    })
    .join('')
}
