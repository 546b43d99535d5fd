import { Link } from '@tanstack/react-router'
import { missionAnchor, purposeAnchor, visionAnchor } from '../../model/about-anchors.ts'
import type { About } from '../../model/schema/pages.ts'
import { Ridge } from '../components/drawings/Ridge.tsx'
import { words } from '../content/index.ts'
import styles from './AboutLayout.module.css'

/** The about page (specification §2 "/about"): purpose, vision, mission, each in a form of its own. */
export function AboutLayout({ about }: { about: About }) {
  const { purpose, vision, mission } = about
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{about.title}</h1>
        <nav aria-label={words.about.sections}>
          <ul className={styles.anchors}>
            {[
              { id: purposeAnchor, title: purpose.title },
              { id: visionAnchor, title: vision.title },
              { id: missionAnchor, title: mission.title },
            ].map(({ id, title }) => (
              <li key={id}>
                <Link to="/about" hash={id} className={styles.anchor} activeOptions={anchorOptions}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Purpose purpose={purpose} />
      <section id={visionAnchor} className={styles.vision} aria-labelledby={`${visionAnchor}-title`}>
        <div className={styles.statement}>
          <h2 id={`${visionAnchor}-title`} className={styles.label}>
            {vision.title}
          </h2>
          <p className={styles.statementText}>{vision.text}</p>
        </div>
        <Ridge kind="sunrise" className={styles.visionRidge} />
      </section>
      <Mission mission={mission} />
    </div>
  )
}

function Purpose({ purpose }: { purpose: About['purpose'] }) {
  return (
    <section id={purposeAnchor} className={styles.purpose} aria-labelledby={`${purposeAnchor}-title`}>
      <div className={styles.purposeHead}>
        <h2 id={`${purposeAnchor}-title`} className={styles.heading}>
          {purpose.title}
        </h2>
        <p className={styles.intro}>{purpose.intro}</p>
      </div>
      <ol className={styles.goals}>
        {purpose.goals.map((goal) => (
          <li key={goal.title} className={styles.goal}>
            <h3 className={styles.goalTitle}>{goal.title}</h3>
            <p>{goal.description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Mission({ mission }: { mission: About['mission'] }) {
  return (
    <section id={missionAnchor} className={styles.mission} aria-labelledby={`${missionAnchor}-title`}>
      <div className={styles.missionHead}>
        <h2 id={`${missionAnchor}-title`} className={styles.heading}>
          {mission.title}
        </h2>
        <p className={styles.intro}>{mission.intro}</p>
      </div>
      <ul className={styles.points}>
        {mission.points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The page itself must not count as each of its sections. */
const anchorOptions = { exact: true, includeHash: true }
