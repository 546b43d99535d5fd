import { visionAnchor } from '../../../model/anchors.ts'
import { sizesOf } from '../../../model/pictures/sizes.ts'
import type { About } from '../../../model/schema/about.ts'
import { Picture } from '../Picture.tsx'
import styles from './Vision.module.css'

/** The scene is cut at its sides: it is as high as the text on it, and on a phone two thirds of its width. */
const sceneSizes = sizesOf(['(min-width: 56rem)', '172rem'], '228vw')

const titleId = `${visionAnchor}-title`

/** What the association works for, on a dark band with a scene. */
export function Vision({ title, text, picture }: About['vision']) {
  return (
    <section id={visionAnchor} className={styles.section} aria-labelledby={titleId}>
      {picture && (
        <div className={styles.scene}>
          <Picture picture={picture} sizes={sceneSizes} />
        </div>
      )}
      <div className={styles.statement}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
    </section>
  )
}
