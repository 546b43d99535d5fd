import { reading } from '../../content/late/reading.ts'
import { Phrase } from '../Phrase.tsx'
import styles from './mdx.module.css'

/** `<VideoCard href="https://…" title="…" />`: a link to a video elsewhere; nothing is loaded from there. */
export function VideoCard({ href, title }: { href: string; title: string }) {
  return (
    <p className={styles.video}>
      <span className={styles.play} aria-hidden="true" />
      <span>
        <a href={href} rel="noopener external" className={styles.videoLink}>
          {title}
        </a>
        <span className={styles.videoPlace}>
          <Phrase of={reading.video} values={{ host: new URL(href).hostname.replace(/^www\./, '') }} />
        </span>
      </span>
    </p>
  )
}
