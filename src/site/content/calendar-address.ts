import { withBase } from '../../model/base.ts'
import { calendarPath } from '../../model/published-paths.ts'
import type { ReportId } from './generated/ids.ts'

/** The address of an edition's calendar file (`/blog/1.ics`), under the site's base path: for a link to it. */
export function calendarAddress(id: ReportId): string {
  return withBase(calendarPath(id))
}
