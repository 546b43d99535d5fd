import type { ListPage } from '../../../model/paging.ts'
import type { ReportCard } from '../../../model/schema/report.ts'
import { sizesOfCard } from '../../components/list/card-sizes.ts'
import { EditionCard } from '../../components/list/EditionCard.tsx'
import { PageLinks } from '../../components/list/PageLinks.tsx'
import { Phrase } from '../../components/Phrase.tsx'
import { words } from '../../content/index.ts'
import { listTitle } from '../../head/page-head.ts'
import styles from './ListLayout.module.css'

/** A page of the archive of the summer school: its newest edition large, the others in a grid. */
export function ListLayout({ entries: reports, page, pages }: ListPage<ReportCard>) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{listTitle('summer-school', page)}</h1>
        <p className={styles.intro}>
          <Phrase of={words.editions.intro} />
        </p>
      </header>
      <ul className={styles.editions}>
        {reports.map((report, index) => (
          <li key={report.id} className={styles.edition}>
            <EditionCard report={report} sizes={sizesOfCard(index, reports.length)} priority={index === 0} />
          </li>
        ))}
      </ul>
      <PageLinks list="summer-school" page={page} pages={pages} names={words.editions} />
    </div>
  )
}
