import { planting, stoneBridge, townSquare } from '../scenes/index.ts'
import type { Album } from './shot.ts'
import { tall, wide } from './shot.ts'

/** The pictures of the news about the young people of Prizren. */
export const prizren: Album = {
  shots: [
    wide('morning', 'clear', stoneBridge({ onBridge: 7, signs: true })),
    wide('afternoon', 'clear', townSquare({ people: 9, stalls: 1 })),
    tall('golden', 'clear', stoneBridge({ onBridge: 3 })),
    wide('morning', 'clear', planting({ people: 5 })),
  ],
}
