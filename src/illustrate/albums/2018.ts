import {
  bicycles,
  classroom,
  forest,
  hike,
  hydroDam,
  nightVillage,
  solarField,
  solarRoofs,
  townSquare,
  weatherStation,
  windRidge,
  workshop,
} from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the edition of 2018. */
export const y2018: Album = {
  cover: wide('noon', 'clear', windRidge({ turbines: 5, snow: true })),
  shots: [
    wide('morning', 'clear', solarField({ people: 5 })),
    wide('morning', 'clear', classroom({ chart: 'turbine' })),
    tall('afternoon', 'clear', windRidge({ turbines: 3, view: 'crest' })),
    wide('afternoon', 'clear', workshop({ model: 'panel', people: 5, chart: 'sun' })),
    wide('golden', 'clear', solarRoofs({ houses: 3 })),
    wide('noon', 'clear', hydroDam({ spill: true })),
    wide('morning', 'clear', townSquare({ people: 7 })),
    tall('morning', 'clear', hike({ hikers: 3 })),
    wide('afternoon', 'clear', classroom({ chart: 'bars', screen: true })),
    wide('dawn', 'mist', forest({ walkers: 2 })),
    wide('afternoon', 'cloudy', weatherStation({ people: 4 })),
    wide('golden', 'clear', bicycles({ riders: 3, setting: 'fields' })),
    tall('golden', 'clear', workshop({ model: 'turbine', people: 3 })),
    wide('night', 'clear', nightVillage({ watchers: 3 })),
  ],
}
