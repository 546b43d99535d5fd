import { Link } from '@tanstack/react-router'
import type { Home } from '../../../model/schema/pages.ts'
import { PictureStrip } from '../gallery/PictureStrip.tsx'
import styles from './PictureSection.module.css'
import { RevealSection } from './RevealSection.tsx'

/** The association's work in moving pictures, and the way to its projects. */
export function PictureSection({ carousel }: { carousel: Home['carousel'] }) {
  return (
    <RevealSection id="projects" titleId="projects-title" className={styles.section}>
      <div className={styles.head}>
        <h2 id="projects-title" className={styles.title}>
          {carousel.title}
        </h2>
        <Link to="/projects" className={styles.link}>
          {carousel.link}
        </Link>
      </div>
      <PictureStrip pictures={carousel.pictures} title={carousel.title} />
    </RevealSection>
  )
}
