import { mix, multiply } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { oval, poly, rect, shape, stroke } from '../core/svg.ts'
import type { P } from '../core/svg.ts'
import { smooth } from '../core/geometry.ts'
import { caption } from '../core/words.ts'
import { furnish } from '../built/furniture.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { hill, skyline } from '../nature/mountain.ts'
import { mist } from '../nature/mist.ts'
import { falling, sky } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { person } from '../people/person.ts'

/** What the section through a house may vary. */
export interface CutawayOptions {
  source: 'pump' | 'stove'
}

/** A section through an insulated house: rooms, people, yellow insulation, panels, the source of heat. */
export function cutaway(options: CutawayOptions): Scene {
  return { kind: 'cutaway', draw: (stage) => drawSection(stage, options) }
}

/** The measures of the section on the sheet. */
interface Section { left: number; right: number; base: number; storey: number; wall: number }

function drawSection(stage: Stage, { source }: CutawayOptions): Drawing {
  const { w, h, inks, mood, tone, tall } = stage
  const ground = h * 0.82
  const half = tall ? w * 0.36 : w * 0.25
  const middle = w * (tall ? 0.52 : 0.54)
  const at: Section = { left: middle - half, right: middle + half, base: ground, storey: tall ? h * 0.17 : h * 0.225, wall: half * 0.085 }
  const snow = mood.weather === 'snow'
  const earth = snow ? mix('#ffffff', inks.skyCool, 0.15) : mix(inks.grass, inks.leaf, 0.25)
  const hills = hill(stage, skyline(stage, 'a', ground - h * 0.08, h * 0.26, { peaks: 4 }), inks.rock, 0.55, 0.2) + mist(stage, 'a', ground - h * 0.12, h * 0.14, 0.5)
    + hill(stage, skyline(stage, 'b', ground - h * 0.01, h * 0.14, { peaks: 3, decay: 0.5 }), mix(inks.leaf, inks.conifer, 0.4), 0.36, 0.2)
  const trees = [[0.06, 0.3], [0.14, 0.4], [0.92, 0.36]].map(([x = 0, size = 0.3], i) => tall ? '' : i === 2 && !snow ? broadleaf(stage, `t${i}`, [w * x, ground + 6], h * size) : spruce(stage, `t${i}`, [w * x, ground + 6], h * size, 0.04)).join('')
  const soil = rect(-5, ground, w + 10, h - ground + 5, tone(mix(inks.earth, inks.wood, 0.35), 0.5)) + rect(-5, ground, w + 10, h * 0.022, tone(earth, 0.85))
    + Array.from({ length: 60 }, (_, i) => oval([(i * 173.3) % w, ground + h * 0.04 + ((i * 57.7) % (h * 0.13))], 2 + (i % 4), tone(inks.stone, 0.5), 2 + (i % 3), 0.4)).join('')
  const body = sky(stage, ground * 0.92) + hills + trees + soil + falling(stage) + shell(stage, at) + rooms(lampLit(stage), at) + (source === 'pump' ? pump(stage, at) : stove(stage, at))
  const heat = source === 'pump' ? 'një pompë nxehtësie' : 'një stufë me pelet'
  return { body, alt: caption(`prerje e një shtëpie të izoluar me ${heat} dhe panele në çati`, mood) }
}

function lampLit(stage: Stage): Stage {
  return { ...stage, tone: (colour, lit = 0.7) => multiply(colour, mix('#b9a08c', '#fff1d6', 0.25 + lit * 0.75)) }
}

function shell(stage: Stage, { left, right, base, storey, wall }: Section): string {
  const { tone, inks, mood } = stage
  const top = base - storey * 2
  const [middle, ridge] = [(left + right) / 2, top - storey * 1.05]
  const wool = tone(mix(inks.sun, inks.paper, 0.12), 0.95)
  const out = wall * 1.5
  const roofOut: P[] = [[left - out * 2.2, top + wall * 0.9], [middle, ridge - wall], [right + out * 2.2, top + wall * 0.9], [right + out * 2.2 - wall * 0.5, top + wall * 1.9], [middle, ridge + wall * 0.9], [left - out * 2.2 + wall * 0.5, top + wall * 1.9]]
  const hatch = (x: number): string => stroke(Array.from({ length: 34 }, (_, i): P => [x + (i % 2 ? wall * 0.36 : -wall * 0.36), top + ((base - top) * i) / 33]), tone(inks.wood, 0.6), 1.6, 0.5)
  const slab = (y: number): string => rect(left, y - wall * 0.3, right - left, wall * 0.6, tone(inks.stone, 0.55))
  const s = mood.side
  const eave: P = s > 0 ? [right + out, top + wall * 0.35] : [left - out, top + wall * 0.35]
  const along = (t: number, lift: number): P => [middle + (eave[0] - middle) * t, ridge - wall + (eave[1] - ridge + wall) * t - lift]
  const panels = Array.from({ length: 4 }, (_, i) => poly([along(0.14 + i * 0.2, wall * 0.55), along(0.32 + i * 0.2, wall * 0.55), along(0.32 + i * 0.2, wall * 0.2), along(0.14 + i * 0.2, wall * 0.2)], tone(mix('#1b2f57', inks.second, 0.2), 0.7)) + stroke([along(0.14 + i * 0.2, wall * 0.6), along(0.32 + i * 0.2, wall * 0.6)], tone(inks.paper, 0.9), 2)).join('')
  return poly([[left, top], [middle, ridge], [right, top]], tone(mix(inks.wood, inks.field, 0.45), 0.65))
    + rect(left - out, top, out, base - top, wool) + rect(right, top, out, base - top, wool) + hatch(left - out * 0.5) + hatch(right + out * 0.5)
    + rect(left, top, right - left, base - top, tone(inks.wall, 0.85)) + rect(left, top, wall * 0.55, base - top, tone(inks.roof, 0.6)) + rect(right - wall * 0.55, top, wall * 0.55, base - top, tone(inks.roof, 0.6))
    + rect(left - out, base - wall * 0.2, right - left + out * 2, wall * 1.3, tone(inks.stone, 0.45)) + slab(base - storey) + slab(top) + poly(roofOut, wool) + stroke([roofOut[0] ?? [0, 0], [middle, ridge - wall], roofOut[2] ?? [0, 0]], tone(inks.roof, 0.8), wall * 0.55) + panels
}

function rooms(stage: Stage, at: Section): string {
  const { tone, inks, defs } = stage
  const { left, right, base, storey, wall } = at
  const middle = (left + right) / 2
  const inner = wall * 0.55
  const half = middle - left - inner
  const cells: readonly (readonly [number, number, string])[] = [[left + inner, base - storey, inks.plaster], [middle, base - storey, mix(inks.wall, inks.sun, 0.18)], [left + inner, base - storey * 2, mix(inks.wall, inks.second, 0.14)], [middle, base - storey * 2, mix(inks.plaster, inks.accent, 0.14)]]
  return cells.map(([x, y, colour], i) => {
    const floor = y + storey - wall * 0.3
    const lamp: P = [x + half * 0.5, y + storey * 0.24]
    const glow = rect(x, y + wall * 0.3, half, storey - wall * 0.6, defs.radial(lamp, half * 0.7, [[0, '#fff0b8', 0.75], [1, '#fff0b8', 0]]))
    const size = storey * 0.66
    const figure = person(stage, `r${i}`, [x + half * (i % 2 ? 0.36 : 0.7), floor], size, { pose: (['write', 'sit', 'stand', 'carry'] as const)[i] ?? 'stand', facing: i % 2 ? 1 : -1, shadow: false, dress: { skirt: false } })
    return rect(x, y + wall * 0.3, half, storey - wall * 0.6, tone(colour, 0.9)) + glow + furnish(stage, i, [x, floor], half, storey) + figure
      + stroke([[lamp[0], y + wall * 0.3], lamp], tone(inks.ink, 0.5), 2) + shape(smooth([[lamp[0] - size * 0.12, lamp[1] + size * 0.09], [lamp[0] - size * 0.07, lamp[1] - size * 0.03], [lamp[0] + size * 0.07, lamp[1] - size * 0.03], [lamp[0] + size * 0.12, lamp[1] + size * 0.09]]), inks.sun)
  }).join('') + rect(middle - wall * 0.16, base - storey * 2 + wall * 0.3, wall * 0.32, storey * 2 - wall * 0.6, tone(inks.stone, 0.6))
}

function pump(stage: Stage, { left, right, base, storey, wall }: Section): string {
  const { tone, inks } = stage
  const size = storey * 0.42
  const x = left - wall * 2.6 - size
  const y = base + 4
  const hot = tone(inks.accent, 0.9)
  const loops = Array.from({ length: 22 }, (_, i) => oval([left + wall + ((right - left - wall * 2) * (i + 0.5)) / 22, base + wall * 0.28], wall * 0.17, hot)).join('')
  return rect(x - 6, y - 6, size + 12, 10, tone(inks.stone, 0.6)) + rect(x, y - size * 0.86, size, size * 0.82, tone('#ffffff', 0.85)) + oval([x + size * 0.42, y - size * 0.45], size * 0.3, tone(inks.ink, 0.5))
    + [0, 72, 144, 216, 288].map((d) => stroke([[x + size * 0.42, y - size * 0.45], [x + size * 0.42 + Math.cos((d * Math.PI) / 180) * size * 0.26, y - size * 0.45 + Math.sin((d * Math.PI) / 180) * size * 0.26]], tone(inks.stone, 0.9), size * 0.06)).join('')
    + stroke([[x + size, y - size * 0.3], [left - wall * 1.9, y - size * 0.3], [left - wall * 1.9, base + wall * 0.28], [right - wall, base + wall * 0.28]], hot, wall * 0.2)
    + stroke([[x + size, y - size * 0.16], [left - wall * 2.2, y - size * 0.16], [left - wall * 2.2, base + wall * 0.62], [right - wall, base + wall * 0.62]], tone(inks.second, 0.8), wall * 0.2) + loops
}

function stove(stage: Stage, { left, right, base, storey, wall }: Section): string {
  const { tone, inks } = stage
  const middle = (left + right) / 2
  const [x, y, s] = [middle + wall * 0.9, base - wall * 0.3, storey * 0.3]
  return stroke([[x + s * 0.4, y - s * 1.4], [x + s * 0.4, base - storey * 3.25]], tone(inks.ink, 0.55), wall * 0.5) + rect(x, y - s * 1.4, s * 0.8, s * 1.4, tone(inks.ink, 0.5)) + rect(x + s * 0.14, y - s * 0.95, s * 0.52, s * 0.5, '#ffb84d') + rect(x + s * 0.2, y - s * 0.78, s * 0.4, s * 0.33, '#fff0c0', 0.8)
}
