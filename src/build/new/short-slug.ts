import { slug } from '../../content/compile/slug.ts'

/** Characters of a name: the path to a picture beside the document must fit on every system. */
export const mostLetters = 80

/** A short name for a file or a folder: `Dita e Tokës 2025` becomes `dita-e-tokes-2025`. */
export function shortSlug(text: string): string {
  return slug(text).split('-').slice(0, 6).join('-').slice(0, mostLetters).replace(/-$/, '')
}
