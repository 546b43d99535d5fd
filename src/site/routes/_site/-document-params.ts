import { notFound } from '@tanstack/react-router'

/**
 * Parses the id in a document's address: plain digits without a leading zero, anything else is not found.
 * Whether a document has that id is decided by its loader.
 */
export function documentParams<Id extends number>() {
  return {
    parse({ id }: { id: string }) {
      if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound()
      return { id: Number(id) as Id }
    },
    stringify: ({ id }: { id: Id }) => ({ id: String(id) }),
  }
}
