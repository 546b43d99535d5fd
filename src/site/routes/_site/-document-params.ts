import { notFound } from '@tanstack/react-router'

/**
 * How the address of a document carries its id: plain digits without a leading zero, anything else is not found.
 * Whether a document has the id is known when it is loaded.
 */
export const documentParams = {
  parse({ id }: { id: string }) {
    if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound()
    return { id: Number(id) }
  },
  stringify: ({ id }: { id: number }) => ({ id: String(id) }),
}
