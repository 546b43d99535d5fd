import { Link } from '@tanstack/react-router'
import { missionAnchor, purposeAnchor, visionAnchor } from '../../model/anchors.ts'
import type { Modules } from '../../model/modules.ts'
import { Mission } from '../components/about/Mission.tsx'
import { Purpose } from '../components/about/Purpose.tsx'
import { Vision } from '../components/about/Vision.tsx'
import { words } from '../content/index.ts'
import styles from './AboutLayout.module.css'

/** Otherwise the page would count as the current target of each link to its sections. */
const anchorOptions = { exact: true, includeHash: true }

/** The about page (specification §2 "/about"): purpose, vision, mission, each in its own design. */
export function AboutLayout({ about: { title, purpose, vision, mission } }: Modules['about']) {
  const anchors = [
    [purposeAnchor, purpose.title],
    [visionAnchor, vision.title],
    [missionAnchor, mission.title],
  ] as const
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <nav aria-label={words.about.sections}>
          <ul className={styles.anchors}>
            {anchors.map(([anchor, name]) => (
              <li key={anchor}>
                <Link to="/about" hash={anchor} className={styles.anchor} activeOptions={anchorOptions}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Purpose {...purpose} />
      <Vision {...vision} />
      <Mission {...mission} />
    </>
  )
}
