import type { Camera } from '../core/camera.ts'
import { mix } from '../core/colour.ts'
import type { BackWall, Stage } from '../core/stage.ts'
import { chalkBoard } from './back-wall/chalk-board.ts'
import { panes } from './back-wall/panes.ts'
import { sheets } from './back-wall/sheets.ts'
import { shelves } from './back-wall/shelves.ts'
import { wallMap } from './back-wall/wall-map.ts'

type Look = { draw: typeof shelves; wall: (stage: Stage) => string; floor: (stage: Stage) => string }

const looks: Record<Exclude<BackWall, 'sheets'>, Look> = {
  shelves: {
    draw: shelves,
    wall: ({ inks }) => mix(inks.wall, inks.accent, 0.12),
    floor: ({ inks }) => mix(inks.stone, inks.plaster, 0.75),
  },
  windows: {
    draw: panes,
    wall: ({ inks }) => mix(inks.wall, inks.paper, 0.5),
    floor: ({ inks }) => mix(inks.stone, inks.water, 0.14),
  },
  board: {
    draw: chalkBoard,
    wall: ({ inks }) => mix(inks.wall, inks.skyCool, 0.42),
    floor: ({ inks }) => mix(inks.stone, inks.rock, 0.25),
  },
  map: {
    draw: wallMap,
    wall: ({ inks }) => mix(inks.wall, inks.leaf, 0.24),
    floor: ({ inks }) => mix(inks.earth, inks.plaster, 0.4),
  },
}

/** Colours of wall and floor, and what is at the back wall of a room. Sheets of paper keep the colours of the scene. */
export function backWall(
  stage: Stage,
  camera: Camera,
  kind: BackWall,
  usual: { depth: number; wall: string; floor: string; low?: number; count?: number },
): { wall: string; floor: string; drawn: string } {
  const { depth, wall, floor, low, count } = usual
  if (kind === 'sheets') return { wall, floor, drawn: sheets(stage, camera, depth, low, count) }
  const look = looks[kind]
  return { wall: look.wall(stage), floor: look.floor(stage), drawn: look.draw(stage, camera, depth) }
}
