import { archBridge, deckAt } from '../built/arch-bridge.ts'
import { house } from '../built/house.ts'
import { placard } from '../built/placard.ts'
import { type Camera, createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { outline, poly, rect } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { mist } from '../nature/mist.ts'
import { hill } from '../nature/mountain.ts'
import { falling, sky } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { person } from '../people/person.ts'
import { castle } from './stone-bridge/castle.ts'
import { fortressHill } from './stone-bridge/fortress-hill.ts'
import { rocks } from './stone-bridge/rocks.ts'
import { scrub } from './stone-bridge/scrub.ts'

/** The options of the town at the river. */
export interface StoneBridgeOptions {
  onBridge: number
  signs?: boolean
}

/** An old stone bridge over a river, tiled roofs and a fortress hill behind. */
export function stoneBridge(options: StoneBridgeOptions): Scene {
  return { kind: 'stoneBridge', draw: (stage) => drawBridge(stage, options) }
}

function drawBridge(stage: Stage, { onBridge, signs = false }: StoneBridgeOptions): Drawing {
  const { w, h, inks, mood, rng, tall } = stage
  const pick = rng.fork('town')
  const horizon = h * 0.6
  const line = fortressHill(stage, horizon)
  const size = {
    x: w * 0.5,
    water: h * 0.76,
    crown: h * (tall ? 0.63 : 0.575),
    half: w * (tall ? 0.56 : 0.43),
  }
  const camera = createCamera(w / 2, horizon, h, 6)
  const parts = {
    town: town(stage, camera, pick),
    quay: quay(stage),
    river: river(stage),
    reflection: reflection(stage, size),
    people: peopleOn(stage, size, pick, { onBridge, signs }),
    parapet: parapet(stage, size),
    trees: trees(stage),
  }
  const body =
    sky(stage, horizon) +
    hill(stage, line, mix(inks.leaf, inks.rock, 0.4), 0.3, 0.15) +
    scrub(stage, line) +
    castle(stage, line) +
    mist(stage, 't', h * 0.5, h * 0.1, 0.35) +
    parts.town +
    parts.quay +
    parts.trees +
    parts.people +
    parts.river +
    parts.reflection +
    archBridge(stage, size) +
    parts.parapet +
    rocks(stage) +
    falling(stage)
  const group = signs
    ? `${count(onBridge, 'm')} të rinj me pankarta mbi urën e gurit`
    : onBridge
      ? `${count(onBridge, 'm')} të rinj kalojnë urën e gurit`
      : 'ura e gurit dhe lumi'
  return {
    body,
    alt: caption(`${group}, prapa ${onBridge ? 'tyre' : 'saj'} qyteti i vjetër dhe kalaja`, mood),
  }
}

type Size = Parameters<typeof archBridge>[1]

/** The houses with trees on the slope behind the river. */
function town(stage: Stage, camera: Camera, pick: Stage['rng']): string {
  const { inks, tall } = stage
  return Array.from({ length: 44 }, (_, i) => {
    const z = 150 - i * 1.9
    const rise = (z - 66) * 0.16
    const x = (((i * 13) % 11) - 5) * (tall ? 6.5 : 11) * (z / 100) + pick.range(-3, 3)
    return {
      z,
      svg:
        house(stage, camera, `t${i}`, {
          at: [x, rise, z],
          w: pick.range(8, 12),
          d: 8,
          wall: pick.range(5, 8.5),
          storeys: 2,
          rise: 2.6,
          yaw: pick.range(-0.7, 0.7),
          walls: pick.pick([inks.wall, inks.plaster, inks.wall]),
          roof: inks.roof,
          far: Math.min(0.4, (z - 40) / 300),
          windows: 3,
          shadow: false,
          ...(pick.chance(0.16) ? { panels: { cols: 4, rows: 2 } } : {}),
        }) +
        (pick.chance(0.3)
          ? broadleaf(
              stage,
              `t${i}`,
              camera.at([x + 6, rise, z]),
              camera.scale(z) * 7,
              pick.pick(['round', 'poplar'] as const),
              0.3,
            )
          : ''),
    }
  })
    .map(({ svg }) => svg)
    .join('')
}

/** The wall of the bank, with its edge. */
function quay(stage: Stage): string {
  const { w, h, inks, tone, defs } = stage
  return (
    poly(
      [
        [-10, h * 0.685],
        [w + 10, h * 0.685],
        [w + 10, h * 0.78],
        [-10, h * 0.78],
      ],
      defs.linear(
        [0, h * 0.68],
        [0, h * 0.78],
        [
          [0, tone(inks.stone, 0.7, 0.1)],
          [1, tone(inks.stone, 0.25, 0.05)],
        ],
      ),
    ) + rect(-10, h * 0.68, w + 20, h * 0.012, tone(mix(inks.stone, inks.paper, 0.5), 0.95))
  )
}

/** The river below the bridge. */
function river(stage: Stage): string {
  const { w, h, defs } = stage
  return defs.clip(
    outline([
      [-10, h * 0.755],
      [w + 10, h * 0.755],
      [w + 10, h + 10],
      [-10, h + 10],
    ]),
    water(stage, 'river', h * 0.755, h + 5),
  )
}

/** The bridge in the river, upside down. */
function reflection(stage: Stage, size: Size): string {
  const { h, inks, tone } = stage
  return `<g opacity="0.25" transform="translate(0 ${(h * 0.76 * 2).toFixed(0)}) scale(1 -1)">${poly(
    [
      ...Array.from({ length: 21 }, (_, i): P => {
        const x = size.x - size.half + (size.half * i) / 10
        return [x, deckAt(size, x)]
      }),
      [size.x + size.half, size.water],
      [size.x - size.half, size.water],
    ],
    tone(inks.stone, 0.3),
  )}</g>`
}

/** The people on the bridge, with `signs` every second one with a placard. */
function peopleOn(
  stage: Stage,
  size: Size,
  pick: Stage['rng'],
  { onBridge, signs = false }: StoneBridgeOptions,
): string {
  const { h } = stage
  return Array.from({ length: onBridge }, (_, i) => {
    const x = size.x + (i - (onBridge - 1) / 2) * h * (signs ? 0.085 : 0.072) + pick.bell() * 7
    const tallness = h * 0.115
    const walking = person(stage, `b${i}`, [x, deckAt(size, x) - h * 0.008], tallness, {
      pose: signs
        ? i % 2
          ? 'hold'
          : pick.pick(['walk', 'wave', 'stand'] as const)
        : pick.pick(['walk', 'stride', 'relaxed', 'shade'] as const),
      facing: i % 3 ? 1 : -1,
      view: signs && i % 2 ? 'half' : 'side',
      shadow: false,
    })
    return (
      (signs && i % 2
        ? placard(
            stage,
            [x + (i % 3 ? 1 : -1) * tallness * 0.14, deckAt(size, x) - tallness * 1.02],
            tallness * 0.62,
            i,
          )
        : '') + walking
    )
  }).join('')
}

/** The wall along the deck of the bridge. */
function parapet(stage: Stage, size: Size): string {
  const { h, inks, mood, tone } = stage
  return poly(
    [
      ...Array.from({ length: 31 }, (_, i): P => {
        const x = size.x - size.half + (2 * size.half * i) / 30
        return [x, deckAt(size, x) - h * 0.048]
      }),
      ...Array.from({ length: 31 }, (_, i): P => {
        const x = size.x + size.half - (2 * size.half * i) / 30
        return [x, deckAt(size, x) - h * 0.004]
      }),
    ],
    tone(mix(inks.stone, inks.paper, 0.2), mood.side > 0 ? 0.75 : 0.8),
  )
}

/** A tree at each end of the bridge. */
function trees(stage: Stage): string {
  const { w, h } = stage
  return [-1, 1]
    .map((k) => broadleaf(stage, `q${k}`, [w / 2 + k * w * 0.44, h * 0.69], h * 0.22, 'round', 0.05))
    .join('')
}
