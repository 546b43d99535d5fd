import {
  classroom,
  nightVillage,
  solarField,
  solarRoofs,
  windRidge,
  woodStore,
  workshop,
} from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the edition of 2014. */
export const y2014: Album = {
  cover: wide('golden', 'clear', solarRoofs({ houses: 1 })),
  shots: [
    wide('morning', 'clear', workshop({ model: 'panel', people: 3, chart: 'sun' })),
    wide('morning', 'clear', solarRoofs({ houses: 2 })),
    tall('afternoon', 'clear', classroom({ chart: 'sun', rows: 1 })),
    wide('noon', 'clear', solarField({ people: 3 })),
    wide('golden', 'clear', windRidge({ turbines: 1, view: 'crest', trees: 'leafy' })),
    wide('afternoon', 'clear', woodStore({ people: 2 })),
    wide('dusk', 'clear', nightVillage({ watchers: 2 })),
  ],
}
