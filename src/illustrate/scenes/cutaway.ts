import { mix } from '../core/colour.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { oval, rect } from '../core/svg.ts'
import { caption } from '../core/words.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { mist } from '../nature/mist.ts'
import { hill, skyline } from '../nature/mountain.ts'
import { falling, sky } from '../nature/sky.ts'
import { spruce } from '../nature/spruce.ts'
import { lampLit } from './cutaway/lamp-lit.ts'
import { pump } from './cutaway/pump.ts'
import { rooms } from './cutaway/rooms.ts'
import type { Section } from './cutaway/section.ts'
import { shell } from './cutaway/shell.ts'
import { stove } from './cutaway/stove.ts'

/** What the section through a house may vary. */
export interface CutawayOptions {
  source: 'pump' | 'stove'
}

/** A section through an insulated house: rooms, people, yellow insulation, panels, the source of heat. */
export function cutaway(options: CutawayOptions): Scene {
  return { kind: 'cutaway', draw: (stage) => drawSection(stage, options) }
}

function drawSection(stage: Stage, { source }: CutawayOptions): Drawing {
  const { w, h, inks, mood, tone, tall } = stage
  const ground = h * 0.82
  const half = tall ? w * 0.36 : w * 0.25
  const middle = w * (tall ? 0.52 : 0.54)
  const at: Section = {
    left: middle - half,
    right: middle + half,
    base: ground,
    storey: tall ? h * 0.17 : h * 0.225,
    wall: half * 0.085,
  }
  const snow = mood.weather === 'snow'
  const earth = snow ? mix('#ffffff', inks.skyCool, 0.15) : mix(inks.grass, inks.leaf, 0.25)
  const hills =
    hill(stage, skyline(stage, 'a', ground - h * 0.08, h * 0.26, { peaks: 4 }), inks.rock, 0.55, 0.2) +
    mist(stage, 'a', ground - h * 0.12, h * 0.14, 0.5) +
    hill(
      stage,
      skyline(stage, 'b', ground - h * 0.01, h * 0.14, { peaks: 3, decay: 0.5 }),
      mix(inks.leaf, inks.conifer, 0.4),
      0.36,
      0.2,
    )
  const trees = [
    [0.06, 0.3],
    [0.14, 0.4],
    [0.92, 0.36],
  ]
    .map(([x = 0, size = 0.3], i) =>
      tall
        ? ''
        : i === 2 && !snow
          ? broadleaf(stage, `t${i}`, [w * x, ground + 6], h * size)
          : spruce(stage, `t${i}`, [w * x, ground + 6], h * size, 0.04),
    )
    .join('')
  const soil =
    rect(-5, ground, w + 10, h - ground + 5, tone(mix(inks.earth, inks.wood, 0.35), 0.5)) +
    rect(-5, ground, w + 10, h * 0.022, tone(earth, 0.85)) +
    Array.from({ length: 60 }, (_, i) =>
      oval(
        [(i * 173.3) % w, ground + h * 0.04 + ((i * 57.7) % (h * 0.13))],
        2 + (i % 4),
        tone(inks.stone, 0.5),
        2 + (i % 3),
        0.4,
      ),
    ).join('')
  const body =
    sky(stage, ground * 0.92, { sun: false }) +
    hills +
    trees +
    soil +
    falling(stage) +
    shell(stage, at) +
    rooms(lampLit(stage), at) +
    (source === 'pump' ? pump(stage, at) : stove(stage, at))
  const heat = source === 'pump' ? 'një pompë nxehtësie' : 'një stufë me pelet'
  return { body, alt: caption(`prerje e një shtëpie të izoluar me ${heat} dhe panele në çati`, mood) }
}
