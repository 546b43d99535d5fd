import type { AlbumName } from './core/palette.ts'
import type { Season } from './core/season.ts'
import { seasonOf } from './core/season.ts'
import type { Land, Scene } from './core/stage.ts'

/** Where and when an edition took place. It decides what may be drawn. */
export interface Edition {
  /** 1 to 12. Foliage, meadows and clothes follow from it: `core/season.ts`. */
  readonly month: number
  /** Kosovo has no sea: only the edition of Durrës may show one. */
  readonly coast: boolean
  /** No mountain stands behind Durrës. */
  readonly land: Land
}

/** The editions by the name of their album, and the texts of the site, which are set in summer. */
export const editions: Readonly<Record<AlbumName, Edition>> = {
  '2014': { month: 7, coast: false, land: 'mountains' },
  '2015': { month: 7, coast: false, land: 'mountains' },
  '2016': { month: 10, coast: false, land: 'mountains' },
  '2017': { month: 11, coast: true, land: 'hills' },
  '2018': { month: 9, coast: false, land: 'mountains' },
  '2022': { month: 6, coast: false, land: 'mountains' },
  '2023': { month: 10, coast: false, land: 'mountains' },
  '2024': { month: 11, coast: false, land: 'mountains' },
  home: { month: 6, coast: false, land: 'mountains' },
  'prizren-klima': { month: 6, coast: false, land: 'mountains' },
  'rahovec-2050': { month: 9, coast: false, land: 'mountains' },
}

const seasonsOf: Partial<Record<string, readonly Season[]>> = {
  campfire: ['spring', 'summer'],
  hike: ['spring', 'summer', 'autumn'],
  planting: ['spring', 'autumn'],
  'lesson-panels': ['spring', 'summer'],
  'lesson-bags': ['spring', 'summer'],
}

/**
 * Returns the season in which a scene of an edition is drawn.
 * @throws {Error} when the scene does not belong to the edition's place or month
 */
export function seasonFor(album: AlbumName, scene: Scene): Season {
  const { month, coast } = editions[album]
  const season = seasonOf(month)
  if (scene.sea && !coast) throw new Error(`${album}: no sea there (${scene.kind})`)
  if (!(seasonsOf[scene.kind]?.includes(season) ?? true))
    throw new Error(`${album}: not in month ${month} (${scene.kind})`)
  return season
}
