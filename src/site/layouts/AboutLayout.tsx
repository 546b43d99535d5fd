import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { missionAnchor, purposeAnchor, visionAnchor } from '../../model/anchors.ts'
import { pageWidth, sizesOf } from '../../model/pictures/sizes.ts'
import type { About } from '../../model/schema/pages.ts'
import { Picture } from '../components/Picture.tsx'
import { words } from '../content/index.ts'
import styles from './AboutLayout.module.css'

/** Otherwise the page would count as the current target of each link to its sections. */
const anchorOptions = { exact: true, includeHash: true }

/** The scene is cut at its sides: it is as high as the text on it, and on a phone two thirds of its width. */
const sceneSizes = sizesOf(['(min-width: 56rem)', '172rem'], '228vw')

/** Half of the landscape is as wide as a phone. */
const landscapeSizes = sizesOf(['(min-width: 56rem)', pageWidth], ['(min-width: 36rem)', '100vw'], '200vw')

/** The about page (specification §2 "/about"): purpose, vision, mission, each in its own design. */
export function AboutLayout({ about: { title, purpose, vision, mission } }: { about: About }) {
  const anchors = [
    [purposeAnchor, purpose.title],
    [visionAnchor, vision.title],
    [missionAnchor, mission.title],
  ] as const
  return (
    <div className={styles.page}>
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
      <section id={purposeAnchor} className={styles.purpose} aria-labelledby={titleOf(purposeAnchor)}>
        <div className={styles.purposeHead}>
          <h2 id={titleOf(purposeAnchor)} className={styles.heading}>
            {purpose.title}
          </h2>
          <p className={styles.intro}>{purpose.intro}</p>
        </div>
        <Goals {...purpose} />
      </section>
      <section id={visionAnchor} className={styles.vision} aria-labelledby={titleOf(visionAnchor)}>
        {vision.picture && (
          <div className={styles.scene}>
            <Picture picture={vision.picture} sizes={sceneSizes} />
          </div>
        )}
        <div className={styles.statement}>
          <h2 id={titleOf(visionAnchor)} className={styles.label}>
            {vision.title}
          </h2>
          <p className={styles.statementText}>{vision.text}</p>
        </div>
      </section>
      <section id={missionAnchor} className={styles.mission} aria-labelledby={titleOf(missionAnchor)}>
        <div className={styles.missionHead}>
          <h2 id={titleOf(missionAnchor)} className={styles.heading}>
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
    </div>
  )
}

/** The goals in two halves, each below its part of the landscape; on wide screens the landscape stands whole above all. */
function Goals({ goals, picture }: Pick<About['purpose'], 'goals' | 'picture'>) {
  const half = Math.ceil(goals.length / 2)
  return (
    <div className={styles.parts}>
      {[0, half].map((first) => {
        const part = goals.slice(first, first + half)
        return (
          <Fragment key={first}>
            {picture && (
              <div className={styles.landscape}>
                <Picture
                  picture={picture}
                  alt={first ? '' : undefined}
                  sizes={landscapeSizes}
                  priority={!first}
                />
                <svg className={styles.marks} aria-hidden="true">
                  {part.map(
                    ({ title, mark }, index) =>
                      mark && (
                        <g key={title}>
                          <circle cx={`${mark.x}%`} cy={`${mark.y}%`} r="0.85em" />
                          <text x={`${mark.x}%`} y={`${mark.y}%`}>
                            {first + index + 1}
                          </text>
                        </g>
                      ),
                  )}
                </svg>
              </div>
            )}
            <ol className={styles.goals} start={first + 1}>
              {part.map(({ title, description }) => (
                <li key={title} className={styles.goal}>
                  <h3 className={styles.goalTitle}>{title}</h3>
                  <p>{description}</p>
                </li>
              ))}
            </ol>
          </Fragment>
        )
      })}
    </div>
  )
}

function titleOf(anchor: string): string {
  return `${anchor}-title`
}
