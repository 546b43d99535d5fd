import { bicycle } from '../../built/bicycle.ts'
import { house } from '../../built/house.ts'
import { stall } from '../../built/stall.ts'
import type { Camera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import { oval, poly, stroke } from '../../core/svg.ts'
import { broadleaf } from '../../nature/broadleaf.ts'
import type { PersonOptions } from '../../people/person.ts'
import { person } from '../../people/person.ts'
import type { Item } from '../parts.ts'
import { inDepth } from '../parts.ts'
import { bus } from './bus.ts'

/** A house with light in one window. */
export function home(stage: Stage, camera: Camera): string {
  const { inks } = stage
  return inDepth([
    tree(stage, camera, 'h1', [5.4, 37], 6),
    tree(stage, camera, 'h2', [-6.6, 34], 5.2),
    {
      z: 28,
      svg: house(stage, camera, 'home', {
        at: [-0.1, 0, 28],
        w: 7.6,
        d: 7,
        wall: 5.2,
        storeys: 2,
        rise: 3.2,
        yaw: 0.18,
        walls: inks.plaster,
        roof: inks.roof,
        door: inks.second,
        shutter: inks.conifer,
        windows: 3,
        glow: 0.16,
        chimney: true,
      }),
    },
    folk(stage, camera, 'ho1', [2.6, 22.4], { pose: 'walk', facing: -1 }),
  ])
}

/** A bus, a cyclist and a walker on the road. */
export function street(stage: Stage, camera: Camera): string {
  const { inks } = stage
  const [x, z] = [2.7, 15.4]
  const [place, height] = [camera.at([x, 0, z]), camera.scale(z) * 1.7]
  const rider = person(stage, 'rider', place, height, {
    pose: 'ride',
    facing: -1,
    shadow: false,
    dress: { skirt: false, cut: 'cap' },
  })
  return inDepth([
    tree(stage, camera, 's1', [-1.6, 44], 6.8),
    tree(stage, camera, 's2', [4.4, 40], 6.2),
    { z: 19, svg: bus(stage, camera, [-0.3, 19], inks.sun) },
    { z, svg: bicycle(stage, place, height, -1, inks.accent) + rider },
    folk(stage, camera, 'st1', [-3.1, 12.9], { pose: 'stride' }),
  ])
}

/** Two market stalls, and people who buy. */
export function market(stage: Stage, camera: Camera): string {
  const { inks } = stage
  return inDepth([
    tree(stage, camera, 'm1', [4.6, 36], 6),
    { z: 24, svg: stall(stage, camera, [-2, 24], inks.accent, 'fruit') },
    { z: 24, svg: stall(stage, camera, [2, 24], inks.second, 'fruit') },
    folk(stage, camera, 'ma1', [-2.7, 21.9], { pose: 'explain', view: 'side' }),
    folk(stage, camera, 'ma2', [-0.5, 21.7], { pose: 'carry', facing: -1, view: 'side' }),
    folk(stage, camera, 'ma3', [2.4, 21.9], { pose: 'relaxed', facing: -1, view: 'half' }),
  ])
}

/** A yard with a fence, where somebody waters a young tree. */
export function yard(stage: Stage, camera: Camera): string {
  const [x, z] = [0.5, 21.8]
  return inDepth([
    tree(stage, camera, 'y1', [-3.4, 33], 6.6),
    tree(stage, camera, 'y2', [3.6, 30], 5.4),
    { z: 27, svg: fence(stage, camera, 27) },
    tree(stage, camera, 'young', [x + 0.85, z + 0.2], 1.9),
    { z: z + 0.1, svg: wateringCan(stage, camera, [x, z]) },
    folk(stage, camera, 'ya1', [x - 0.42, z], { pose: 'lean', view: 'side' }),
    folk(stage, camera, 'ya2', [x - 1.9, z - 0.2], { pose: 'carry', view: 'half' }, 1.4),
  ])
}

type Ground = readonly [x: number, z: number]

function folk(
  stage: Stage,
  camera: Camera,
  label: string,
  [x, z]: Ground,
  options: PersonOptions,
  size = 1.7,
): Item {
  return { z, svg: person(stage, label, camera.at([x, 0, z]), camera.scale(z) * size, options) }
}

function tree(stage: Stage, camera: Camera, label: string, [x, z]: Ground, size: number): Item {
  return { z, svg: broadleaf(stage, label, camera.at([x, 0, z]), camera.scale(z) * size, 'round', z / 260) }
}

function fence({ inks, tone }: Stage, camera: Camera, z: number): string {
  const wood = tone(inks.wood, 0.75)
  const width = camera.scale(z)
  const rails = [0.35, 0.8].map((y) =>
    stroke([camera.at([-3.9, y, z]), camera.at([5, y, z])], wood, width * 0.07),
  )
  const posts = Array.from({ length: 18 }, (_, i) => {
    const x = -3.9 + (i * 8.9) / 17
    return stroke([camera.at([x, 0, z]), camera.at([x, 1.1, z])], wood, width * 0.11)
  })
  return [...rails, ...posts].join('')
}

/** A watering can in a hand at 0.75 m, with drops in front of it. */
function wateringCan({ inks, tone }: Stage, camera: Camera, [x, z]: Ground): string {
  const p = (dx: number, y: number) => camera.at([x + dx, y, z])
  const m = camera.scale(z)
  const tin = tone(inks.second, 0.85)
  const drops = Array.from({ length: 9 }, (_, i) =>
    oval(
      p(0.62 + (i % 3) * 0.07 + i * 0.008, 0.55 - Math.floor(i / 3) * 0.17),
      m * 0.016,
      tone(inks.skyCool, 1),
      m * 0.03,
    ),
  )
  return (
    poly([p(0, 0.42), p(0.3, 0.48), p(0.26, 0.78), p(-0.02, 0.72)], tin) +
    stroke([p(0.28, 0.52), p(0.58, 0.7)], tin, m * 0.05) +
    stroke([p(0.54, 0.76), p(0.64, 0.64)], tin, m * 0.06) +
    stroke([p(0, 0.74), p(0.08, 0.92), p(0.26, 0.8)], tin, m * 0.035) +
    drops.join('')
  )
}
