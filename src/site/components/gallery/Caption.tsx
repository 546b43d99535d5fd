import type { Picture } from '../../../model/schema/picture.ts'
import { words } from '../../content/index.ts'
import { phrase } from '../Phrase.tsx'

/** What stands below a picture of a gallery: its caption, or else what it shows; and who made it. */
export function Caption({ picture: { alt, caption = alt, credit } }: { picture: Picture }) {
  return (
    <>
      {caption}
      {credit && ` · ${phrase(words.gallery.photoBy, { credit })}`}
    </>
  )
}
