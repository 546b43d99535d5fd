import { withBase } from '../../../model/base.ts'
import { nextEditionAnchor, nextEditionCalendarPath } from '../../../model/next-edition.ts'
import type { ShownEdition } from '../../../model/schema/next-edition.ts'
import { words } from '../../content/index.ts'
import { classes } from '../classes.ts'
import { ContentLink } from '../links/ContentLink.tsx'
import styles from './Edition.module.css'
import { useEditionMark } from './useEditionMark.ts'

/** The facts about the next edition and, until the deadline is over, the ways to apply. */
export function NextEditionBand({ edition }: { edition: ShownEdition }) {
  useEditionMark(edition)
  const { label, closed, calendar, days, place, deadline, audience, apply } = words.nextEdition
  const titleId = `${nextEditionAnchor}-titulli`
  return (
    <section id={nextEditionAnchor} aria-labelledby={titleId} className={styles.band}>
      <div className={styles.page}>
        <p className={styles.label}>{label}</p>
        <h2 id={titleId} className={styles.title}>
          {edition.title}
        </h2>
        <dl className={styles.facts}>
          <Fact name={days}>{edition.days}</Fact>
          <Fact name={place}>{edition.place}</Fact>
          <Fact name={deadline}>{edition.until}</Fact>
          <Fact name={audience}>{edition.audience}</Fact>
          <div className={classes(styles.ways, styles.open)}>
            <dt>{apply}</dt>
            {linksOf(edition).map(({ href, text }) => (
              <dd key={href}>
                <ContentLink href={href} className={styles.link}>
                  {text}
                </ContentLink>
              </dd>
            ))}
          </div>
        </dl>
        <p className={styles.closed}>{closed}</p>
        <p>
          <a href={withBase(nextEditionCalendarPath)} download="" className={styles.link}>
            {calendar}
          </a>
        </p>
      </div>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Links to the ways to apply. */
function linksOf({ phone, email, link }: ShownEdition) {
  return [
    ...(phone ? [{ href: `tel:${phone.replaceAll(' ', '')}`, text: phone }] : []),
    ...(email ? [{ href: `mailto:${email}`, text: email }] : []),
    ...(link ? [{ href: link, text: words.nextEdition.link }] : []),
  ]
}
