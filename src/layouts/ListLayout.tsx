import { EditionCard } from '../components/list/EditionCard.tsx'
import { PageLinks } from '../components/list/PageLinks.tsx'
import { Phrase, phrase } from '../components/Phrase.tsx'
import { type ListedReport, words } from '../content/index.ts'
import { editions } from '../content/late/editions.ts'
import type { ListPage } from '../content/paging.ts'
import { pageWidth, sizesOf } from '../pictures/sizes.ts'
import styles from './ListLayout.module.css'

/** A page of the archive of the summer school: its newest edition large, the others in a grid. */
export function ListLayout({ entries: reports, page, pages }: ListPage<ListedReport>) {
  const { title } = words.list
  const { newer, older } = editions
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{page === 1 ? title : phrase(words.list.page, { title, n: page })}</h1>
        <p className={styles.intro}>
          <Phrase of={editions.intro} />
        </p>
      </header>
      <ul className={styles.editions}>
        {reports.map((report, index) => (
          <li key={report.id} className={styles.edition}>
            <EditionCard report={report} sizes={sizesOfCard(index, reports.length)} priority={index === 0} />
          </li>
        ))}
      </ul>
      <PageLinks list="summer-school" page={page} pages={pages} title={title} newer={newer} older={older} />
    </div>
  )
}

/** A card across the page has its text beside the picture from 44rem on, and margins of its own outside. */
const beside = ['(min-width: 47.25rem)', `0.58 * ${pageWidth}`] as const

/** Widths of the card pictures as ListLayout.module.css and EditionCard.module.css lay them out. */
function sizesOfCard(index: number, total: number): string {
  if (index === 0) return sizesOf(beside, pageWidth)
  const isHalf = index % 5 === 1 || index % 5 === 2
  const wide = ['(min-width: 56rem)', columnOf(isHalf ? 2 : 3)] as const
  const isAlone = index % 2 === 1 && index === total - 1
  const narrow = isAlone ? beside : (['(min-width: 40rem)', columnOf(2)] as const)
  return sizesOf(wide, narrow, pageWidth)
}

/** The width of one of `count` columns. */
function columnOf(count: number): string {
  return `(${pageWidth} - ${count - 1} * 2rem) / ${count}`
}
