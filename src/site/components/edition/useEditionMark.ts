import { useLayoutEffect } from 'react'
import { markEdition } from '../../../model/next-edition.ts'
import type { ShownEdition } from '../../../model/schema/next-edition.ts'

/**
 * Marks the document with the state of the next edition before the app paints a page. A published page has a script for
 * it.
 */
export function useEditionMark({ deadline, end }: ShownEdition): void {
  useLayoutEffect(() => markEdition(deadline, end), [deadline, end])
}
