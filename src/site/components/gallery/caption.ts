import type { Picture } from '../../../model/schema/picture.ts'
import { words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'

/** The text below a picture of a gallery: its caption and its credit. The alternative text is not shown. */
export function captionOf({ caption, credit }: Picture): string {
  const by = credit && phrase(words.gallery.photoBy, { credit })
  return [caption, by].filter(Boolean).join(' · ')
}
