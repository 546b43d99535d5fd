import { Link } from '@tanstack/react-router'
import { Ridge } from '../components/Ridge.tsx'
import { words } from '../content/index.ts'
import type { About } from '../content/schema/pages.ts'
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
              { id: 'qellimi', title: purpose.title },
              { id: 'vizioni', title: vision.title },
              { id: 'misioni', title: mission.title },
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
      <section id="vizioni" className={styles.vision} aria-labelledby="vizioni-title">
        <div className={styles.statement}>
          <h2 id="vizioni-title" className={styles.label}>
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
    <section id="qellimi" className={styles.purpose} aria-labelledby="qellimi-title">
      <div className={styles.purposeHead}>
        <h2 id="qellimi-title" className={styles.heading}>
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
    <section id="misioni" className={styles.mission} aria-labelledby="misioni-title">
      <div className={styles.missionHead}>
        <h2 id="misioni-title" className={styles.heading}>
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
