import { missionAnchor } from '../../../model/anchors.ts'
import type { About } from '../../../model/schema/about.ts'
import { classes } from '../classes.ts'
import styles from './Mission.module.css'
import { SectionHead } from './SectionHead.tsx'

const titleId = `${missionAnchor}-title`

/** How the association works for its vision, point by point. */
export function Mission({ title, intro, points }: About['mission']) {
  return (
    <section id={missionAnchor} className={styles.section} aria-labelledby={titleId}>
      <SectionHead titleId={titleId} title={title} intro={intro} className={styles.head} />
      <ul className={classes('points', styles.points)}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
