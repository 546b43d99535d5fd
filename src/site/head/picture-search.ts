/** Reads the open picture from the address: `?foto=3` is the third; other values are ignored. */
export function pictureSearch(search: Record<string, unknown>): { foto?: number | undefined } {
  const number = Number(search.foto)
  return Number.isInteger(number) && number > 0 ? { foto: number } : {}
}
