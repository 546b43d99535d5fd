import { mix } from './colour.ts'
import type { Inks } from './palette.ts'

/** What the time of the year does to a picture: `autumn` is October, `late` is November. */
export type Season = 'spring' | 'summer' | 'autumn' | 'late'

/** Returns the season of a month, 1 to 12. Kosovo's trees are bare from November to March. */
export function seasonOf(month: number): Season {
  if (month >= 11 || month <= 3) return 'late'
  if (month >= 10) return 'autumn'
  return month >= 6 ? 'summer' : 'spring'
}

/** Returns the inks of an album in a season: grass, leaves and fields change, evergreens do not. */
export function seasonInks(inks: Inks, season: Season): Inks {
  if (season === 'late')
    return {
      ...inks,
      grass: mix(inks.grass, '#bb9b5c', 0.72),
      leaf: mix(inks.leaf, '#8b7448', 0.68),
      field: mix(inks.field, '#b98f55', 0.5),
      skyCool: mix(inks.skyCool, '#b7bfc4', 0.25),
    }
  if (season === 'autumn')
    return {
      ...inks,
      grass: mix(inks.grass, '#b59f4d', 0.42),
      leaf: mix(inks.leaf, '#a8873a', 0.42),
      field: mix(inks.field, '#c9953f', 0.35),
    }
  return inks
}

/** Returns the colour of vine leaves in a season: reddish ochre in October, brown in November. */
export function vineColour(inks: Inks, season: Season): string {
  if (season === 'autumn') return '#b0622c'
  return season === 'late' ? mix(inks.wood, '#8d5a36', 0.5) : inks.leaf
}
