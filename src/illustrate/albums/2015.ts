import {
  busRoad,
  campfire,
  classroom,
  forest,
  hike,
  nightVillage,
  weatherStation,
  woodStore,
  workshop,
} from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the edition of 2015. */
export const y2015: Album = {
  cover: wide('morning', 'clear', hike({ hikers: 5 })),
  shots: [
    wide('morning', 'clear', busRoad({ colour: 'accent' })),
    wide('dawn', 'mist', forest({ walkers: 2 })),
    wide('noon', 'clear', hike({ hikers: 4, mode: 'rest' })),
    tall('morning', 'clear', hike({ hikers: 3 })),
    wide('morning', 'clear', classroom({ chart: 'turbine' })),
    wide('morning', 'clear', weatherStation({ people: 4 })),
    wide('golden', 'clear', hike({ hikers: 4, mode: 'lookout' })),
    wide('afternoon', 'clear', workshop({ model: 'turbine', people: 4 })),
    tall('afternoon', 'mist', forest({ walkers: 1 })),
    wide('afternoon', 'clear', woodStore({ people: 2 })),
    wide('dusk', 'clear', campfire({ people: 5 })),
    wide('night', 'clear', nightVillage({ watchers: 4 })),
  ],
}
