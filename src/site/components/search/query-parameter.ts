/**
 * The query in the address, `?q=dielli`: text, or a number if it is one, because the router puts quotation marks
 * around texts that parse as JSON.
 */
export function queryParameter(search: Record<string, unknown>): { q?: string | number } {
  const query = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim() : ''
  if (query === '') return {}
  return { q: String(Number(query)) === query ? Number(query) : query }
}
