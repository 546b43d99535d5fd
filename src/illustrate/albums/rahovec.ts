import { classroom, solarRoofs, vineyard, workshop } from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the news about the plan of Rahovec. */
export const rahovec: Album = {
  shots: [
    wide('golden', 'clear', vineyard({ people: 4 })),
    wide('afternoon', 'clear', classroom({ chart: 'bars', screen: true })),
    wide('noon', 'clear', solarRoofs({ houses: 3 })),
    tall('afternoon', 'clear', workshop({ model: 'town', people: 3, chart: 'curve' })),
    wide('morning', 'mist', vineyard({ people: 2, turbines: 4 })),
  ],
}
