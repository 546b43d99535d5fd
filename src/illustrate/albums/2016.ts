import {
  classroom,
  cutaway,
  heatPump,
  hydroDam,
  insulatedHouse,
  nightVillage,
  solarRoofs,
  stoneBridge,
  townSquare,
  vineyard,
  windRidge,
  woodStore,
  workshop,
} from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the edition of 2016. */
export const y2016: Album = {
  cover: wide('afternoon', 'clear', insulatedHouse({ workers: 3, watchers: 2 })),
  shots: [
    wide('morning', 'clear', townSquare({ people: 9, stalls: 1 })),
    wide('morning', 'clear', classroom({ chart: 'house' })),
    wide('afternoon', 'clear', insulatedHouse({ workers: 2 })),
    tall('morning', 'clear', solarRoofs({ houses: 2 })),
    wide('afternoon', 'clear', workshop({ model: 'house', people: 5, chart: 'bars' })),
    wide('golden', 'clear', stoneBridge({ onBridge: 4 })),
    wide('morning', 'cloudy', hydroDam({ spill: false })),
    wide('dusk', 'snow', cutaway({ source: 'pump' })),
    tall('afternoon', 'clear', workshop({ model: 'house', people: 3 })),
    wide('afternoon', 'clear', heatPump({ people: 3 })),
    wide('afternoon', 'clear', classroom({ chart: 'bars', screen: true })),
    wide('dawn', 'mist', windRidge({ turbines: 3, trees: 'leafy' })),
    tall('night', 'clear', cutaway({ source: 'stove' })),
    wide('afternoon', 'clear', vineyard({ people: 4 })),
    wide('morning', 'clear', insulatedHouse({ workers: 1, watchers: 3 })),
    wide('golden', 'clear', woodStore({ people: 3 })),
    wide('night', 'clear', nightVillage({ watchers: 3 })),
  ],
}
