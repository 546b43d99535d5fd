/** The query in the address, `?q=dielli`: text or a number, as the router puts quotes around texts that are JSON. */
export function queryParameter(search: Record<string, unknown>): { q?: string | number } {
  const query = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim() : ''
  if (query === '') return {}
  return { q: String(Number(query)) === query ? Number(query) : query }
}
