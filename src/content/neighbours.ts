/** The documents before and after the one with `id` in time; `documents` are newest first. */
export function neighbours<Document extends { id: number }>(
  documents: readonly Document[],
  id: number,
): { earlier?: Document; later?: Document } {
  const position = documents.findIndex((document) => document.id === id)
  if (position === -1) return {}
  const [later, earlier] = [documents[position - 1], documents[position + 1]]
  return { ...(earlier && { earlier }), ...(later && { later }) }
}
