import type { FormProblem } from '../../protocol.ts'
import { pathId } from '../values.ts'

/** Id of the part that holds the body, or the text of a document that has no form. */
export const bodyId = 'teksti'

/** Puts the focus where a problem is: its field, else the nearest group that holds it, else the body. */
export function focusProblem({ path = [] }: FormProblem): void {
  const ids = path.map((_, index) => pathId(path.slice(0, path.length - index)))
  const place = [...ids, bodyId].map((id) => document.getElementById(id)).find((element) => element !== null)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}
