import { gallery } from '../../content/late/gallery.ts'
import type { Picture } from '../../content/schema/picture.ts'
import { fullUrl } from '../../pictures/urls.ts'
import styles from './DownloadLink.module.css'

/** Saves a picture at its full size. In a paragraph: what is none in the modal is backdrop and closes it. */
export function DownloadLink({ picture }: { picture: Picture | undefined }) {
  if (picture === undefined) return null
  return (
    <p className={styles.place}>
      <a href={fullUrl(picture)} download="" className={styles.link}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
        </svg>
        {gallery.download}
      </a>
    </p>
  )
}
