import { expect, test } from 'vitest'
import { createRng } from './core/rng.ts'
import type { Season } from './core/season.ts'
import { drawPicture, type Stage } from './core/stage.ts'
import type { P } from './core/svg.ts'
import { drawShot } from './draw.ts'
import { editions, seasonFor } from './editions.ts'
import { foliage } from './nature/broadleaf.ts'
import { meadow } from './nature/grass.ts'
import { downs, skyline } from './nature/mountain.ts'
import { coast, groupTable, notebookWalk, outdoorLesson } from './scenes/index.ts'
import { shots } from './shots.ts'

test('seasonFor refuses the sea outside the edition of Durrës', () => {
  const beach = coast({ look: 'beach', people: 3 })
  const quay = notebookWalk({ setting: 'shore', people: 3 })
  for (const album of ['2014', '2022', '2024'] as const)
    for (const scene of [beach, quay]) expect(() => seasonFor(album, scene)).toThrow('no sea')
  expect(seasonFor('2017', beach)).toBe('late')
})

test('seasonFor refuses a lesson on the grass in November', () => {
  const bags = outdoorLesson({ lesson: 'bags', people: 4 })
  expect(() => seasonFor('2024', bags)).toThrow('not in month 11')
  expect(seasonFor('2015', bags)).toBe('summer')
})

test('land behind Durrës has no mountains', () => {
  expect(editions['2017'].land).toBe('hills')
  const stage = { w: 1600, rng: createRng('durrës') } as Stage
  const height = (line: readonly P[]) => 500 - Math.min(...line.map(([, y]) => y))
  const steepest = (line: readonly P[]) =>
    Math.max(
      ...line.slice(1).map(([x, y], i) => Math.abs((y - (line[i]?.[1] ?? y)) / (x - (line[i]?.[0] ?? 0)))),
    )
  const hills = downs(stage, 'far', 500, 60)
  expect(height(hills)).toBeLessThanOrEqual(60)
  expect(steepest(hills)).toBeLessThan(0.3)
  expect(steepest(skyline(stage, 'far', 500, 240))).toBeGreaterThan(0.5)
})

test('October has ochre trees and no flowers', () => {
  const drawn = (season: Season) => {
    const scene = {
      kind: 'meadow',
      draw: (stage: Stage) => ({
        body: meadow(stage, 'm', 0, 500, { flowers: true }),
        alt: foliage(stage, stage.rng),
      }),
    }
    const order = {
      album: '2023',
      time: 'noon',
      weather: 'clear',
      land: 'mountains',
      w: 800,
      h: 534,
    } as const
    const seeds = Array.from({ length: 12 }, (_, seed) =>
      drawPicture({ ...order, season, scene, seed: String(seed) }),
    )
    const isReddish = seeds
      .map(({ alt }) => /#(..)(..)/.exec(alt)?.slice(1))
      .map(([red = '', green = ''] = []) => red > green)
    return {
      hasFlowers: seeds.some(({ svg }) => svg.includes('<ellipse')),
      isReddish: [...new Set(isReddish)],
    }
  }
  expect(drawn('summer')).toEqual({ hasFlowers: true, isReddish: [false] })
  expect(drawn('autumn')).toEqual({ hasFlowers: false, isReddish: [true] })
})

test('no two rooms of an album have the same wall', () => {
  const rooms = Object.values(shots).flatMap(({ album, scene: { wall } }) =>
    wall ? [`${album} ${wall}`] : [],
  )
  expect(rooms).toContain('2023 shelves')
  expect(rooms.toSorted()).toEqual([...new Set(rooms)].toSorted())
})

test('every shot belongs to the place and month of its album', () => {
  for (const { album, scene } of Object.values(shots)) expect(() => seasonFor(album, scene)).not.toThrow()
  for (const [file, { album }] of Object.entries(shots))
    if (file.startsWith('reports/')) expect(album, file).toBe(file.split('/')[1])
  expect(Object.values(editions).filter(({ coast: isCoast }) => isCoast)).toHaveLength(1)
})

test('a shot gives the same drawing twice, with numbers alone as coordinates', () => {
  const shot = {
    album: '2024',
    time: 'morning',
    weather: 'clear',
    scene: groupTable({ top: 'arrows', behind: 3 }),
    size: [800, 534],
  } as const
  const first = drawShot('a.jpg', shot)
  expect(drawShot('a.jpg', shot)).toEqual(first)
  expect(first.svg).not.toMatch(/NaN|undefined|Infinity/)
  expect(first.alt).toMatch(/^Ilustrim: \S/)
})

test('createRng gives the same numbers for the same seed only', () => {
  const numbers = (seed: string) => Array.from({ length: 3 }, createRng(seed).next)
  expect(numbers('a')).toEqual(numbers('a'))
  expect(numbers('a')).not.toEqual(numbers('b'))
})
