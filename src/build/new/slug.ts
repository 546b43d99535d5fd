/** A short name for a file or a folder: `Dita e Tokës 2025` becomes `dita-e-tokes-2025`. */
export function slugify(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== '')
  return words.slice(0, 6).join('-')
}
