import { purposeAnchor } from '../../../model/anchors.ts'
import { pageWidth, sizesOf } from '../../../model/pictures/sizes.ts'
import type { About } from '../../../model/schema/about.ts'
import { Picture } from '../Picture.tsx'
import styles from './Purpose.module.css'
import { SectionHead } from './SectionHead.tsx'

/** Half of the landscape is as wide as a phone. */
const landscapeSizes = sizesOf(['(min-width: 56rem)', pageWidth], ['(min-width: 36rem)', '100vw'], '200vw')

const titleId = `${purposeAnchor}-title`

type Texts = About['purpose']

/**
 * Why the association exists. The goals are in two halves, each below its part of the landscape; on wide screens the
 * landscape stands whole above all.
 */
export function Purpose({ title, intro, goals, picture }: Texts) {
  const half = Math.ceil(goals.length / 2)
  return (
    <section id={purposeAnchor} className={styles.section} aria-labelledby={titleId}>
      <SectionHead titleId={titleId} title={title} intro={intro} className={styles.head} />
      <div className={styles.parts}>
        {[0, half].map((first) => (
          <Half key={first} goals={goals.slice(first, first + half)} first={first} picture={picture} />
        ))}
      </div>
    </section>
  )
}

/** The goals that follow the first `first` ones, and their numbers on the landscape. */
function Half({ goals, first, picture }: Pick<Texts, 'goals' | 'picture'> & { first: number }) {
  return (
    <>
      {picture && (
        <div className={styles.landscape}>
          <Picture picture={picture} alt={first ? '' : undefined} sizes={landscapeSizes} priority={!first} />
          <svg className={styles.marks} aria-hidden="true">
            {goals.map(
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
        {goals.map(({ title, description }) => (
          <li key={title} className={styles.goal}>
            <h3 className={styles.title}>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
