import { gutter, pageWidth, sizesOf } from '../../pictures/sizes.ts'
import { Picture } from '../Picture.tsx'
import { useDocumentPicture } from './DocumentPictures.tsx'
import styles from './mdx.module.css'

/** The text's column less the rail beside its days, as ReportLayout and ReportBody lay them out. */
const sizes = sizesOf(
  ['(min-width: 64rem)', `(min(${pageWidth} - 15rem - clamp(3rem, 7vw, 7rem), 42rem) - 1.75rem)`],
  ['(min-width: 30rem)', `(min(100vw - 2 * ${gutter}, 42rem) - 1.75rem)`],
  `(100vw - 2 * ${gutter} - 1.125rem)`,
)

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
