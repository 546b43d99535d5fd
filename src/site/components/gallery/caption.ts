import type { Picture } from '../../../model/schema/picture.ts'
import { words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'

/** What stands below a picture of a gallery: its caption, or else what it shows; and who made it. */
export function captionOf({ alt, caption = alt, credit }: Picture): string {
  return credit ? `${caption} · ${phrase(words.gallery.photoBy, { credit })}` : caption
}
