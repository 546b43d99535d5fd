import { notFound } from '@tanstack/react-router'
import type { NewsId, ReportId } from '../../content/index.ts'
import { parsePublicId } from '../../content/public-id.ts'

/** How the address of a document carries its id: one that no document can have is not found. */
export function documentParams<Id extends ReportId | NewsId>() {
  return {
    parse({ id: text }: { id: string }): { id: Id } {
      const id = parsePublicId<Id>(text)
      if (id === undefined) throw notFound()
      return { id }
    },
    stringify: ({ id }: { id: Id }) => ({ id: String(id) }),
  }
}
