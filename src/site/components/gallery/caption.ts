import type { Picture } from '../../../model/schema/picture.ts'
import { words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'

/** The text below a picture of a gallery: its caption, or else its alternative text, and its credit. */
export function captionOf({ alt, caption = alt, credit }: Picture): string {
  return credit ? `${caption} · ${phrase(words.gallery.photoBy, { credit })}` : caption
}
