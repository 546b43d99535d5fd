import { house } from '../built/house.ts'
import { turbine } from '../built/turbine.ts'
import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { heightAt } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { rect } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { hill, skyline } from '../nature/mountain.ts'
import { falling } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'
import { glow } from './night-village/glow.ts'
import { milky } from './night-village/milky.ts'
import type { Item } from './parts.ts'
import { backdrop, bend, inDepth, plain, way } from './parts.ts'

/** What a village in the dark may vary. */
export interface NightVillageOptions {
  watchers?: number
  turbines?: number
}

/** A village with lit windows below the stars, seen from a hill. */
export function nightVillage(options: NightVillageOptions): Scene {
  return { kind: 'nightVillage', draw: (stage) => drawNight(stage, options) }
}

function drawNight(stage: Stage, { watchers = 0, turbines = 0 }: NightVillageOptions): Drawing {
  const { w, h, inks, mood, rng, tone, defs, tall } = stage
  const pick = rng.fork('night')
  const horizon = h * 0.55
  const camera = createCamera(w / 2, horizon, h * 0.95, 13)
  const snow = mood.weather === 'snow'
  const homes = Array.from({ length: 19 }, (_, i): Item => {
    const z = 46 + i * 6.4
    const x = (((i * 7) % 5) - 2) * (tall ? 8.5 : 15.5) * (0.75 + z / 260) + pick.range(-3, 3)
    return {
      z,
      svg:
        house(stage, camera, `n${i}`, {
          at: [x, 0, z],
          w: pick.range(8.5, 11),
          d: 7.5,
          wall: pick.pick([3.4, 5.4]),
          storeys: 1,
          rise: 3.4,
          yaw: pick.range(-0.6, 0.6),
          walls: pick.pick([inks.wall, inks.plaster]),
          roof: snow ? '#e9eef0' : inks.roof,
          chimney: pick.chance(0.5),
          glow: 0.78,
          windows: 2,
          far: Math.min(0.42, z / 420),
          ...(pick.chance(0.45) ? { panels: { cols: 4, rows: 2 } } : {}),
        }) + glow(stage, camera.at([x, 1.4, z - 4]), camera.scale(z) * 8),
    }
  })
  const trees = Array.from({ length: 34 }, (_, i): Item => {
    const z = pick.range(44, 190)
    const p = camera.at([pick.range(-0.8, 0.8) * z, 0, z])
    return {
      z: z + 3,
      svg:
        i % 2
          ? spruce(stage, `t${i}`, p, camera.scale(z) * pick.range(6, 10), z / 420)
          : broadleaf(stage, `t${i}`, p, camera.scale(z) * pick.range(4, 6), 'round', z / 420),
    }
  })
  const lane = bend([
    [-6, 30],
    [2, 50],
    [-4, 80],
    [9, 120],
    [0, 200],
  ])
  const near = skyline(stage, 'near', h * 0.97, h * 0.13, { peaks: 2, decay: 0.5 })
  const far = skyline(stage, 'windy', horizon + h * 0.01, h * 0.1, { peaks: 2, decay: 0.5 })
  const wind = Array.from({ length: turbines }, (_, i) => {
    const x = w * (0.14 + (0.72 * i) / Math.max(1, turbines - 1))
    return turbine(stage, `n${i}`, [x, heightAt(far, x) + 3], h * 0.15, 0.3)
  }).join('')
  const left = pick.chance(0.5)
  const people = Array.from({ length: watchers }, (_, i) => {
    const x = w * (left ? 0.2 : 0.62) + i * h * 0.085
    return person(stage, `w${i}`, [x, heightAt(near, x) + h * 0.025], h * (tall ? 0.115 : 0.15), {
      pose: i === 1 ? 'pointUp' : pick.pick(['relaxed', 'stand', 'armsFolded'] as const),
      facing: left ? 1 : -1,
      view: i === 1 ? 'side' : 'back',
    })
  }).join('')
  const pine = Array.from({ length: 4 }, (_, i) => {
    const x = w * (left ? 0.83 : 0.02) + i * w * 0.045
    return spruce(stage, `p${i}`, [x, heightAt(near, x) + h * 0.015], h * pick.range(0.22, 0.38))
  }).join('')
  const field = snow ? '#dfe7ec' : mix(inks.grass, inks.conifer, 0.45)
  const body =
    backdrop(stage, horizon, { relief: h * 0.26, snow: 0.3, hills: 1 }) +
    milky(stage, horizon) +
    wind +
    (turbines ? hill(stage, far, mix(inks.conifer, inks.rock, 0.4), 0.32, 0.1) : '') +
    plain(stage, horizon, field) +
    way(camera, lane, 3.4, tone(mix(inks.earth, inks.paper, 0.4), 0.9)) +
    inDepth([...homes, ...trees]) +
    rect(
      0,
      horizon,
      w,
      h - horizon,
      defs.linear(
        [0, horizon],
        [0, h],
        [
          [0, mood.sky[1], 0],
          [1, mood.sky[0], 0.35],
        ],
      ),
    ) +
    hill(stage, near, snow ? '#d4dee6' : inks.conifer, 0, 0) +
    pine +
    people +
    falling(stage)
  const who = watchers ? `, ${count(watchers, 'm')} veta e shikojnë nga kodra` : ''
  const wheels = turbines ? ` nën ${count(turbines, 'f')} turbina me erë` : ''
  return { body, alt: caption(`fshat me dritare të ndriçuara${wheels} rrëzë maleve${who}`, mood) }
}
