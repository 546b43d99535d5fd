import { gutter, sizesOf } from '../../pictures/sizes.ts'
import { Picture } from '../Picture.tsx'
import { useDocumentPicture } from './DocumentPictures.tsx'
import styles from './mdx.module.css'

const sizes = sizesOf(`min(100vw - 2 * ${gutter}, 42rem)`)

/** `<Figure file="03.jpg" alt="…" caption="…" />`: a picture of the document's folder inside its text. */
export function Figure({ file, alt, caption }: { file: string; alt: string; caption?: string }) {
  const picture = useDocumentPicture(file)
  return (
    <figure className={styles.figure}>
      <Picture picture={{ ...picture, alt }} sizes={sizes} />
      {caption === undefined ? null : <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}
