import type { Camera } from '../../core/camera.ts'
import type { Stage } from '../../core/stage.ts'
import type { Desk } from './desk.ts'
import { openDesk } from './desk.ts'
import { heat, plan, rooms, village } from './drawn.ts'
import { lamps, materials, wheels } from './things.ts'
import { arrows, chain, diary, hours, letters } from './written.ts'

const tops = {
  arrows,
  village,
  plan,
  heat,
  materials,
  lamps,
  wheels,
  chain,
  letters,
  hours,
  rooms,
  diary,
} satisfies Record<string, (desk: Desk) => string>

/** What lies on a table. */
export type TableTop = keyof typeof tops

/** The words of a table's top in an alternative text. */
export const topWords: Record<TableTop, string> = {
  arrows: 'me një fletë të madhe, ku shigjetat lidhin shkaqe e pasoja',
  village: 'me hartën e vizatuar të një fshati me lumë e kodër',
  plan: 'me planimetrinë e një ndërtese',
  heat: 'me hartën e një lagjeje, të ngjyrosur me të kuqe e të gjelbër',
  materials: 'me një copë dru, një tullë, një copë metal dhe një pllakë stiropori',
  lamps: 'me tri llamba të ndezura, që i krahasojnë',
  wheels: 'me rrota ere prej kartoni',
  chain: 'me vizatimin e një bluze dhe me fletëza të lidhura me shigjeta',
  letters: 'me letra e zarfe',
  hours: 'me një fletë të ndarë në orë, të mbushur me copa të ngjyrosura',
  rooms: 'me skicën e tri dhomave',
  diary: 'me fletore të hapura, ku disa fjalë janë të rrethuara',
}

/** Draws what lies on the table, seen from its front edge. */
export function topOf(stage: Stage, camera: Camera, top: TableTop, z: number, wide: number): string {
  return tops[top](openDesk(stage, camera, z, wide))
}
