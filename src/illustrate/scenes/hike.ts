import { mix } from '../core/colour.ts'
import { fractal, heightAt } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import type { P } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { mist } from '../nature/mist.ts'
import { ground, hill, massif, skyline } from '../nature/mountain.ts'
import { falling, sky } from '../nature/sky.ts'
import { woodEdge } from '../nature/spruce.ts'
import { group } from './hike/group.ts'
import { stones } from './hike/stones.ts'
import { track } from './hike/track.ts'
import { trees } from './hike/trees.ts'

/** What a hike may vary. */
export interface HikeOptions {
  hikers: number
  mode?: 'walk' | 'rest' | 'lookout'
}

/** Hikers with rucksacks below limestone peaks. */
export function hike(options: HikeOptions): Scene {
  return { kind: 'hike', draw: (stage) => drawHike(stage, options) }
}

function drawHike(stage: Stage, { hikers, mode = 'walk' }: HikeOptions): Drawing {
  const { w, h, inks, mood, rng, tone, tall } = stage
  const pick = rng.fork('hike')
  const horizon = h * 0.62
  const up = pick.sign()
  const slope: P[] = fractal(
    pick,
    [
      [-60, h * (up > 0 ? 0.93 : 0.72)],
      [w * 0.3, h * (up > 0 ? 0.88 : 0.78)],
      [w * 0.62, h * (up > 0 ? 0.8 : 0.85)],
      [w + 60, h * (up > 0 ? 0.7 : 0.93)],
    ],
    h * 0.025,
    0.5,
    6,
  )
  const near = skyline(stage, 'near', h * 0.72, h * 0.2, { peaks: 3 })
  const body =
    sky(stage, horizon) +
    massif(stage, skyline(stage, 'far', horizon - h * 0.06, h * 0.3, { peaks: 5, decay: 0.63 }), 0.6, {
      label: 'far',
      snow: 0.3,
    }) +
    mist(stage, 'a', horizon - h * 0.06, h * 0.12, 0.45) +
    massif(stage, skyline(stage, 'mid', horizon + h * 0.05, h * 0.32, { peaks: 3, decay: 0.62 }), 0.3, {
      label: 'mid',
      ...(mood.weather === 'snow' ? { snow: 0.6 } : { snow: 0.16 }),
    }) +
    mist(stage, 'b', h * 0.63, h * 0.13, mood.weather === 'mist' ? 0.9 : 0.5) +
    woodEdge(stage, 'near', near, h * 0.035, tone(inks.conifer, 0.4, 0.2)) +
    hill(stage, near, mix(inks.leaf, inks.conifer, 0.6), 0.16, 0.2) +
    mist(stage, 'c', h * 0.76, h * 0.1, 0.35) +
    hill(stage, slope, mix(inks.grass, inks.leaf, 0.35), 0.02, 0) +
    stage.defs.clip(ground(stage, slope), track(stage, slope)) +
    stones(stage, slope) +
    meadow(stage, 's', h * 0.72, h * 1.02, {
      count: 320,
      flowers: true,
      keep: (x, y) => y > heightAt(slope, x) + 6,
    }) +
    trees(stage, slope, up) +
    group(stage, slope, hikers, mode, up, tall) +
    fringe(stage, 'n', h * 0.15) +
    falling(stage)
  const doing = {
    walk: 'ngjiten me çanta shpine nën majat gëlqerore',
    rest: 'pushojnë në bar përballë majave',
    lookout: 'shikojnë majat nga buza e shpatit',
  }[mode]
  return { body, alt: caption(`${count(hikers, 'm')} ecës ${doing}`, mood) }
}
