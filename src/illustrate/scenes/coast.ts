import { createCamera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import { fractal, heightAt } from '../core/geometry.ts'
import type { Drawing, Scene, Stage } from '../core/stage.ts'
import { outline, oval, poly, shape, stroke } from '../core/svg.ts'
import type { P } from '../core/svg.ts'
import { caption, count } from '../core/words.ts'
import { house } from '../built/house.ts'
import { turbine } from '../built/turbine.ts'
import { broadleaf } from '../nature/broadleaf.ts'
import { hill, skyline } from '../nature/mountain.ts'
import { mist } from '../nature/mist.ts'
import { falling, sky, sunPlace } from '../nature/sky.ts'
import { water } from '../nature/water.ts'
import { person } from '../people/person.ts'

/** What the coast may vary. */
export interface CoastOptions {
  look: 'beach' | 'bay' | 'offshore'
  people?: number
}

/** The sea: a beach with people, a bay with a white town, or turbines off the shore. */
export function coast(options: CoastOptions): Scene {
  return { kind: 'coast', draw: (stage) => drawCoast(stage, options) }
}

function drawCoast(stage: Stage, { look, people = 3 }: CoastOptions): Drawing {
  const { w, h, inks, mood, rng, tone, defs } = stage
  const pick = rng.fork('coast')
  const horizon = h * 0.5
  const left = pick.sign()
  const flip = (x: number): number => (left > 0 ? x : w - x)
  const shoreTop = look === 'bay' ? 0.86 : 0.7
  const shore: P[] = fractal(pick, [[-60, h * (shoreTop + 0.2)], [w * 0.25, h * (shoreTop + 0.14)], [w * 0.55, h * (shoreTop + 0.1)], [w * 0.8, h * (shoreTop + 0.02)], [w + 60, h * (shoreTop - 0.03)]], h * 0.012, 0.5, 6)
    .map(([x, y]): P => [flip(x), y])
  const sand = (drop: number): string => outline([...shore.map(([x, y]): P => [x, y + drop * h]), [flip(w + 60), h + 30], [flip(-60), h + 30]])
  const beach = shape(sand(-0.016), tone('#ffffff', 0.9), 0.75) + shape(sand(-0.006), tone(inks.water, 0.6), 0.5) + shape(sand(0), tone(mix(inks.earth, inks.wood, 0.3), 0.6))
    + shape(sand(0.022), defs.linear([0, h * 0.7], [0, h], [[0, tone(inks.field, 0.9)], [1, tone(inks.earth, 0.7)]]))
  const [sunX] = sunPlace(stage, horizon)
  const cape = capeOf(stage, horizon, left)
  const sea = water(stage, 'sea', horizon, h, mood.height < 0.6 ? sunX : undefined)
  const far = look === 'offshore' ? Array.from({ length: 5 }, (_, i) => {
    const x = flip(w * (0.12 + i * 0.115)) + pick.bell() * 14
    return turbine(stage, `o${i}`, [x, horizon + 3 + (i % 2) * 5], h * (0.2 + (i % 2) * 0.05) * (stage.tall ? 0.7 : 1), 0.22)
  }).join('') : Array.from({ length: 3 }, (_, i) => boat(stage, [flip(w * (0.16 + i * 0.17)), h * (0.53 + i * 0.03)], h * (0.03 + i * 0.018), i)).join('')
  const group = look === 'bay' ? '' : folk(stage, shore, people, left)
  const front = look === 'bay' ? terrace(stage, people, left) : dune(stage, left)
  const body = sky(stage, horizon) + cape.back + sea + cape.front + far + (look === 'bay' ? '' : beach) + group + front + falling(stage)
  const subject = look === 'offshore' ? `turbina në det të hapur përballë plazhit, ku qëndrojnë ${count(people, 'm')} veta,`
    : look === 'bay' ? `gji deti me një qytet të bardhë buzë ujit dhe ${count(people, 'm')} veta mbi kodër` : `${count(people, 'm')} veta në plazh, varka me vela dhe një kep me shtëpi në largësi`
  return { body, alt: caption(subject.replace(/,$/, ''), mood) }
}

function capeOf(stage: Stage, horizon: number, left: number): { back: string; front: string } {
  const { w, h, inks, rng, tone } = stage
  const pick = rng.fork('cape')
  const flip = (x: number): number => (left > 0 ? x : w - x)
  const line = fractal(pick, [[w * 0.4, horizon + 4], [w * 0.55, horizon - h * 0.04], [w * 0.72, horizon - h * 0.11], [w * 0.88, horizon - h * 0.15], [w + 80, horizon - h * 0.17]], h * 0.02, 0.55, 6)
  const camera = createCamera(w / 2, horizon, h, 9)
  const base = horizon + h * 0.075
  const body = outline([...line, [w + 80, base], [w * 0.7, base + 4], [w * 0.52, horizon + h * 0.02], [w * 0.4, horizon + 5]].map(([x = 0, y = 0]): P => [flip(x), y]))
  const homes = Array.from({ length: 16 }, (_, i) => {
    const z = 190 - i * 5.4
    const x = left * (z * 0.14 + 6 + (i % 4) * 14 + pick.range(-3, 3) + i * 0.6)
    return { z, svg: house(stage, camera, `c${i}`, { at: [x, 0.4 + ((i * 5) % 4) * 2.8, z], w: 11, d: 9, wall: 5 + (i % 3) * 2.4, storeys: 2, rise: 2.6, yaw: pick.range(-0.5, 0.5), walls: pick.chance(0.75) ? inks.wall : inks.plaster, roof: inks.roof, far: 0.3, windows: 2, shadow: false, ...(pick.chance(0.4) ? { panels: { cols: 3, rows: 2 } } : {}) }) }
  }).sort((a, b) => b.z - a.z).map(({ svg }) => svg).join('')
  const range = skyline(stage, 'range', horizon + 2, h * 0.1, { peaks: 4 })
  return {
    back: hill(stage, range, inks.rock, 0.7, 0.2) + mist(stage, 'r', horizon - 6, h * 0.05, 0.5),
    front: shape(body, tone(mix(inks.leaf, inks.field, 0.3), 0.65, 0.34)) + homes
      + Array.from({ length: 12 }, (_, i) => broadleaf(stage, `c${i}`, [flip(w * pick.range(0.66, 1)), base - pick.range(0, 0.03) * h * (i % 2) - 4], h * pick.range(0.025, 0.05), pick.pick(['round', 'poplar', 'bush'] as const), 0.26)).join(''),
  }
}

function boat(stage: Stage, [x, y]: P, size: number, i: number): string {
  const { tone, inks, mood } = stage
  const s = i % 2 ? 1 : -1
  return poly([[x - size * 0.5, y], [x + size * 0.5, y], [x + size * 0.36, y + size * 0.16], [x - size * 0.38, y + size * 0.16]], tone(i === 1 ? inks.accent : inks.wall, 0.6, 0.12))
    + poly([[x, y - size * 1.4], [x, y - size * 0.06], [x + s * size * 0.46, y - size * 0.06]], tone('#ffffff', mood.side === s ? 1 : 0.55, 0.1))
    + poly([[x - s * size * 0.04, y - size * 1.2], [x - s * size * 0.04, y - size * 0.08], [x - s * size * 0.34, y - size * 0.08]], tone('#ffffff', mood.side === s ? 0.5 : 0.95, 0.1))
    + oval([x, y + size * 0.24], size * 0.5, tone(inks.water, 0.05), size * 0.05, 0.4)
}

function folk(stage: Stage, shore: readonly P[], people: number, left: number): string {
  const { w, h, rng, tall } = stage
  const pick = rng.fork('folk')
  const sorted = [...shore].sort((a, b) => a[0] - b[0])
  const poses = ['point', 'relaxed', 'sitGround', 'stand', 'walk', 'hugKnees'] as const
  const size = h * (tall ? 0.12 : 0.17)
  return Array.from({ length: people }, (_, i) => {
    const x = w * (left > 0 ? 0.56 : 0.2) + i * size * 0.62 + pick.bell() * size * 0.06
    const pose = poses[i % poses.length] ?? 'stand'
    return person(stage, `f${i}`, [x, heightAt(sorted, x) + h * (0.07 + (i % 2) * 0.018)], size * pick.range(0.93, 1.05), { pose, facing: (i % 2 ? -left : -left) as 1 | -1, view: pose === 'stand' ? 'back' : 'side' })
  }).join('')
}

function dune({ w, h, rng, tone, inks }: Stage, left: number): string {
  const pick = rng.fork('dune')
  return Array.from({ length: 110 }, () => {
    const t = pick.next() ** 1.6
    const x = left > 0 ? w * 0.3 * t : w - w * 0.3 * t
    const y = h * (1.01 - pick.next() * 0.04)
    const tall = h * pick.range(0.05, 0.13) * (1 - t * 0.6)
    const lean = pick.bell() * tall * 0.5 + tall * 0.15 * left
    return stroke([[x, y], [x + lean * 0.3, y - tall * 0.6], [x + lean, y - tall]], tone(pick.chance(0.5) ? inks.leaf : inks.grass, pick.range(0.2, 0.9)), 2.2)
  }).join('')
}

function terrace(stage: Stage, people: number, left: number): string {
  const { w, h, inks, rng } = stage
  const pick = rng.fork('terrace')
  const line: P[] = fractal(pick, [[-60, h * (left > 0 ? 0.74 : 0.95)], [w * 0.3, h * (left > 0 ? 0.82 : 0.92)], [w * 0.7, h * (left > 0 ? 0.92 : 0.82)], [w + 60, h * (left > 0 ? 0.95 : 0.74)]], h * 0.02, 0.5, 6)
  const size = h * (stage.tall ? 0.11 : 0.16)
  const x0 = left > 0 ? w * 0.26 : w * 0.55
  const group = Array.from({ length: people }, (_, i) => {
    const x = x0 + i * size * 0.6
    return person(stage, `t${i}`, [x, heightAt(line, x) + h * 0.03], size, { pose: i === people - 1 ? 'point' : pick.pick(['stand', 'relaxed', 'armsFolded'] as const), facing: 1, view: i % 2 ? 'back' : 'side' })
  }).join('')
  const trees = Array.from({ length: 3 }, (_, i) => {
    const x = (left > 0 ? 0.04 : 0.84) * w + i * w * 0.06
    return broadleaf(stage, `o${i}`, [x, heightAt(line, x) + h * 0.03], h * pick.range(0.2, 0.3), 'olive', 0, mix(inks.leaf, inks.rock, 0.35))
  }).join('')
  return hill(stage, line, mix(inks.grass, inks.field, 0.4), 0, 0) + trees + group
}
