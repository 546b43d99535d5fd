import { turbine } from '../built/turbine.ts'
import { mix } from '../core/colour.ts'
import { heightAt } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { mist } from '../nature/mist.ts'
import { farLand, ground, hill, skyline } from '../nature/mountain.ts'
import { falling, sky } from '../nature/sky.ts'
import { spruce, woodEdge } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import { folds } from './wind-ridge/folds.ts'
import { ridgeLine } from './wind-ridge/ridge-line.ts'
import { woods } from './wind-ridge/woods.ts'

/** The options of a ridge with turbines. */
export interface WindRidgeOptions {
  turbines: number
  view?: 'valley' | 'crest'
  trees?: 'spruce' | 'leafy' | 'none'
  walkers?: number
  snow?: boolean
}

/** A row of wind turbines on a ridge over a valley, mountains behind. */
export function windRidge(options: WindRidgeOptions): Scene {
  return { kind: 'windRidge', draw: (stage) => drawRidge(stage, options) }
}

function drawRidge(stage: Stage, options: WindRidgeOptions): Drawing {
  const { h, inks, mood, tone } = stage
  const crest = options.view === 'crest'
  const horizon = h * (crest ? 0.6 : 0.56)
  const range = farLand(stage, 'alps', horizon - h * 0.04, h * 0.24, 0.56, {
    decay: 0.61,
    snow: options.snow ? 0.3 : undefined,
  })
  const back = skyline(stage, 'back', horizon + h * 0.06, h * 0.13, { peaks: 4 })
  const ridge = ridgeLine(stage, h * (crest ? 0.72 : 0.64), h * (crest ? 0.12 : 0.15))
  const colour = mix(inks.grass, inks.leaf, 0.35)
  const front = skyline(stage, 'front', h * 0.93, h * 0.1, { peaks: 2, decay: 0.5 })
  const body =
    sky(stage, horizon) +
    range +
    mist(stage, 'a', horizon, h * 0.14, 0.55) +
    woodEdge(stage, 'back', back, h * 0.018, tone(mix(inks.rock, inks.conifer, 0.6), 0.5, 0.42)) +
    hill(stage, back, mix(inks.rock, inks.conifer, 0.6), 0.42, 0.3) +
    mist(stage, 'b', h * 0.66, h * 0.14, mood.weather === 'mist' || mood.time === 'dawn' ? 0.95 : 0.4) +
    machines(stage, ridge, options, crest) +
    hill(stage, ridge, colour, 0.1, 0.12) +
    stage.defs.clip(ground(stage, ridge), folds(stage, ridge, colour)) +
    woods(stage, ridge) +
    mist(stage, 'c', h * 0.86, h * 0.12, mood.weather === 'mist' ? 0.8 : 0.25) +
    hill(stage, front, mix(inks.leaf, inks.conifer, 0.45), 0, 0) +
    meadow(stage, 'front', h * 0.86, h * 1.02, {
      flowers: !mood.dark,
      keep: (x, y) => y > heightAt(front, x) + 3,
    }) +
    foreground(stage, front, options) +
    fringe(stage, 'n', h * 0.12) +
    falling(stage)
  const walkers = options.walkers ? `, para tyre ${count(options.walkers, 'm')} ecës me çanta` : ''
  const where = options.snow
    ? 'mbi një kreshtë para majave me borë'
    : crest
      ? 'nga afër, mbi një kreshtë me bar'
      : 'mbi një kreshtë përtej luginës'
  return {
    body,
    alt: caption(
      `${count(options.turbines, 'f')} ${options.turbines === 1 ? 'turbinë' : 'turbina'} me erë ${where}${walkers}`,
      mood,
    ),
  }
}

function machines(stage: Stage, ridge: readonly P[], { turbines }: WindRidgeOptions, crest: boolean): string {
  const { w, h, rng } = stage
  const pick = rng.fork('machines')
  const rising = pick.chance(0.5)
  return Array.from({ length: turbines }, (_, i) => {
    const t = turbines === 1 ? 0.5 : i / (turbines - 1)
    const x = w * (0.13 + 0.74 * (turbines === 1 ? pick.range(0.3, 0.7) : t)) + pick.bell() * w * 0.025
    const size =
      h *
      (crest ? 0.4 : 0.24) *
      (0.62 + 0.38 * (rising ? t : 1 - t)) *
      pick.range(0.94, 1.06) *
      (stage.tall ? 0.72 : 1)
    return turbine(stage, `m${i}`, [x, heightAt(ridge, x) + 2], size, crest ? 0.02 : 0.1)
  }).join('')
}

function foreground(stage: Stage, front: readonly P[], options: WindRidgeOptions): string {
  const { w, h, rng } = stage
  const pick = rng.fork('fore')
  const left = pick.chance(0.5)
  const trees =
    options.trees === 'none'
      ? []
      : Array.from({ length: pick.int(3, 6) }, (_, i) => {
          const x = (left ? 0.02 : 0.82) * w + pick.range(0, 0.17) * w
          const size = h * pick.range(0.12, 0.27)
          return { y: heightAt(front, x), x, size, i }
        }).sort((a, b) => a.y - b.y)
  const drawn = trees
    .map(({ x, y, size, i }) =>
      options.trees === 'leafy'
        ? broadleaf(stage, `f${i}`, [x, y + 8], size * 0.8)
        : spruce(stage, `f${i}`, [x, y + 6], size),
    )
    .join('')
  const people = Array.from({ length: options.walkers ?? 0 }, (_, i) => {
    const x = (left ? 0.52 : 0.3) * w + i * h * 0.075
    return person(stage, `walker${i}`, [x, heightAt(front, x) + h * 0.012], h * 0.1, {
      pose: i % 2 ? 'walk' : 'climb',
      facing: left ? 1 : -1,
      dress: { pack: stage.inks.accent },
    })
  }).join('')
  return drawn + people
}
