import { mix } from '../core/colour.ts'
import { blob, fractal, heightAt, smooth } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { poly, shape } from '../core/svg.ts'
import type { P } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { fringe, meadow } from '../nature/grass.ts'
import { mist } from '../nature/mist.ts'
import { ground, hill, massif, skyline } from '../nature/mountain.ts'
import { falling, sky } from '../nature/sky.ts'
import { spruce, woodEdge } from '../nature/spruce.ts'
import { person } from '../people/person.ts'

/** What a hike may vary. */
export interface HikeOptions {
  hikers: number
  mode?: 'walk' | 'rest' | 'lookout'
  place?: string
}

/** Hikers with rucksacks below limestone peaks. */
export function hike(options: HikeOptions): Scene {
  return { kind: 'hike', draw: (stage) => drawHike(stage, options) }
}

function drawHike(stage: Stage, { hikers, mode = 'walk', place = '' }: HikeOptions): Drawing {
  const { w, h, inks, mood, rng, tone, tall } = stage
  const pick = rng.fork('hike')
  const horizon = h * 0.62
  const up = pick.sign()
  const slope: P[] = fractal(pick, [[-60, h * (up > 0 ? 0.93 : 0.72)], [w * 0.3, h * (up > 0 ? 0.88 : 0.78)], [w * 0.62, h * (up > 0 ? 0.8 : 0.85)], [w + 60, h * (up > 0 ? 0.7 : 0.93)]], h * 0.025, 0.5, 6)
  const near = skyline(stage, 'near', h * 0.72, h * 0.2, { peaks: 3 })
  const body = sky(stage, horizon)
    + massif(stage, skyline(stage, 'far', horizon - h * 0.06, h * 0.3, { peaks: 5, decay: 0.63 }), 0.6, { label: 'far', snow: 0.3 })
    + mist(stage, 'a', horizon - h * 0.06, h * 0.12, 0.45)
    + massif(stage, skyline(stage, 'mid', horizon + h * 0.05, h * 0.32, { peaks: 3, decay: 0.62 }), 0.3, { label: 'mid', ...(mood.weather === 'snow' ? { snow: 0.6 } : { snow: 0.16 }) })
    + mist(stage, 'b', h * 0.63, h * 0.13, mood.weather === 'mist' ? 0.9 : 0.5)
    + woodEdge(stage, 'near', near, h * 0.035, tone(inks.conifer, 0.4, 0.2)) + hill(stage, near, mix(inks.leaf, inks.conifer, 0.6), 0.16, 0.2)
    + mist(stage, 'c', h * 0.76, h * 0.1, 0.35)
    + hill(stage, slope, mix(inks.grass, inks.leaf, 0.35), 0.02, 0)
    + stage.defs.clip(ground(stage, slope), track(stage, slope)) + stones(stage, slope)
    + meadow(stage, 's', h * 0.72, h * 1.02, { count: 320, flowers: true, keep: (x, y) => y > heightAt(slope, x) + 6 })
    + trees(stage, slope, up) + group(stage, slope, hikers, mode, up, tall) + fringe(stage, 'n', h * 0.15) + falling(stage)
  const doing = { walk: 'ngjiten me çanta shpine nën majat gëlqerore', rest: 'pushojnë në bar përballë majave', lookout: 'shikojnë majat nga buza e shpatit' }[mode]
  return { body, alt: caption(`${count(hikers, 'm')} ecës ${doing}${place}`, mood) }
}

function track({ h, tone, inks, rng }: Stage, slope: readonly P[]): string {
  const middle = slope.filter((_, i) => i % 8 === 0)
  const pick = rng.fork('track')
  const top = middle.map(([x, y], i): P => [x, y + h * 0.03 + Math.sin(i * 0.9) * h * 0.008])
  const low = [...top].reverse().map(([x, y]): P => [x, y + h * (0.018 + pick.next() * 0.004)])
  return poly([...top, ...low], tone(mix(inks.earth, inks.paper, 0.35), 0.85))
}

function group(stage: Stage, slope: readonly P[], hikers: number, mode: string, up: number, tall: boolean): string {
  const { w, h, rng, inks } = stage
  const pick = rng.fork('group')
  const size = h * (tall ? 0.12 : 0.185)
  const from = w * (tall ? 0.2 : 0.3)
  return Array.from({ length: hikers }, (_, i) => {
    const x = from + (i + pick.range(-0.12, 0.12)) * size * (mode === 'walk' ? 0.72 : mode === 'rest' ? 0.78 : 0.5)
    const y = heightAt(slope, x) + h * 0.04
    const pack = pick.pick([inks.accent, inks.sun, inks.second, inks.roof])
    const pose = mode === 'walk' ? (i % 2 ? 'climb' : pick.pick(['walk', 'stride'] as const)) : mode === 'rest' ? (i % 3 === 2 ? 'relaxed' : i % 2 ? 'hugKnees' : 'sitGround') : i === 0 ? 'point' : pick.pick(['stand', 'relaxed', 'armsFolded'] as const)
    return person(stage, `h${i}`, [x, y], size * pick.range(0.94, 1.06), { pose, facing: mode === 'walk' ? (up as 1 | -1) : mode === 'rest' && i % 3 === 2 ? -1 : (pick.chance(0.8) ? 1 : -1),
      view: mode === 'lookout' && i > 0 ? 'back' : 'side', dress: mode === 'rest' ? { skirt: false } : { pack, skirt: false } })
  }).join('')
}

function stones(stage: Stage, slope: readonly P[]): string {
  const { w, h, rng, tone, inks } = stage
  const pick = rng.fork('stones')
  return Array.from({ length: 14 }, (_, i) => {
    const x = pick.range(0, w)
    const y = heightAt(slope, x) + pick.range(0.07, 0.26) * h
    const r = h * pick.range(0.008, 0.026)
    return shape(smooth(blob(pick.fork(`${i}`), [x, y], r * 1.5, r * 0.8, 0.2, 9)), tone(inks.stone, 0.25)) + shape(smooth(blob(pick.fork(`l${i}`), [x + stage.mood.side * r * 0.25, y - r * 0.22], r * 1.1, r * 0.5, 0.2, 8)), tone(inks.stone, 0.95))
  }).join('')
}

function trees(stage: Stage, slope: readonly P[], up: number): string {
  const { w, h, rng } = stage
  const pick = rng.fork('trees')
  return Array.from({ length: 4 }, (_, i) => {
    const x = w * (up > 0 ? 0.86 : 0.02) + pick.range(0, 0.12) * w
    return spruce(stage, `t${i}`, [x, heightAt(slope, x) + h * 0.012 + i * 5], h * pick.range(0.2, 0.42))
  }).join('')
}
