/**
 * The query in the address, `?q=dielli`: text, or a number where it is one, which stands there without the
 * quotation marks that the router puts around other texts that read as JSON.
 */
export function queryParameter(search: Record<string, unknown>): { q?: string | number } {
  const query = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).trim() : ''
  if (query === '') return {}
  return { q: String(Number(query)) === query ? Number(query) : query }
}
