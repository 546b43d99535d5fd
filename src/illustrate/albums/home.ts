import { hike, nightVillage, solarRoofs, windRidge, workshop } from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { wide } from './shot.ts'

/** The pictures of the home page. */
export const home: Album = {
  shots: [
    wide('morning', 'clear', windRidge({ turbines: 4, snow: true })),
    wide('golden', 'clear', solarRoofs({ houses: 3 })),
    wide('afternoon', 'clear', workshop({ model: 'house', people: 5, chart: 'house' })),
    wide('morning', 'clear', hike({ hikers: 4 })),
    wide('dusk', 'clear', nightVillage({ turbines: 3 })),
  ],
}
