import type { ReactNode } from 'react'
import type { ListPage } from '../../../model/paging.ts'
import type { ReportCard } from '../../../model/schema/report.ts'
import { classes } from '../../components/classes.ts'
import { sizesOfCard } from '../../components/list/card-sizes.ts'
import { EditionCard } from '../../components/list/EditionCard.tsx'
import { PageLinks } from '../../components/list/PageLinks.tsx'
import { Phrase } from '../../components/Phrase.tsx'
import { site, words } from '../../content/index.ts'
import { listTitle } from '../../head/page-head.ts'
import styles from './ListLayout.module.css'

type ListLayoutProps = ListPage<ReportCard> & {
  /** The next edition: above the title on the screen, after it in the markup, so that headings begin with the page's own. */
  children?: ReactNode
}

/** The note that no next edition is announced, with an e-mail link. It shows after an announced edition is over. */
function NoEdition({ isAnnounced }: { isAnnounced: boolean }) {
  const { email } = site
  return (
    <p className={classes(styles.page, styles.unannounced, isAnnounced ? styles.later : undefined)}>
      <Phrase of={words.editions.unannounced} values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
    </p>
  )
}

/** A page of the archive of the summer school: its newest edition large, the others in a grid. */
export function ListLayout({ entries: reports, page, pages, children }: ListLayoutProps) {
  return (
    <div className={styles.layout}>
      <header className={classes(styles.page, styles.head)}>
        <h1 className={styles.title}>{listTitle('summer-school', page)}</h1>
        <p className={styles.intro}>
          <Phrase of={words.editions.intro} />
        </p>
      </header>
      {children}
      {page === 1 && <NoEdition isAnnounced={children !== undefined} />}
      <div className={styles.page}>
        <ul className={styles.editions}>
          {reports.map((report, index) => (
            <li key={report.id} className={styles.edition}>
              <EditionCard
                report={report}
                sizes={sizesOfCard(index, reports.length)}
                priority={index === 0}
              />
            </li>
          ))}
        </ul>
        <PageLinks list="summer-school" page={page} pages={pages} names={words.editions} />
      </div>
    </div>
  )
}
