import type { ReactNode } from 'react'
import { Back } from '../components/Back.tsx'
import { Gallery } from '../components/gallery/Gallery.tsx'
import { DocumentPictures } from '../components/mdx/DocumentPictures.tsx'
import { Contents } from '../components/report/Contents.tsx'
import { EditionLinks } from '../components/report/EditionLinks.tsx'
import { OtherEditions } from '../components/report/OtherEditions.tsx'
import { ReportBody } from '../components/report/ReportBody.tsx'
import { ReportFacts } from '../components/report/ReportFacts.tsx'
import { type ListedReport, words } from '../content/index.ts'
import type { ReportPage } from '../content/schema/report.ts'
import styles from './ReportLayout.module.css'

/** A report as a magazine article: pictures, contents by day, days as a timeline, other editions. */
export function ReportLayout({
  report,
  others,
  editions,
  children,
}: {
  report: ReportPage
  others: readonly ListedReport[]
  /** The editions before and after this one in time. */
  editions: { earlier: ListedReport | undefined; later: ListedReport | undefined }
  children: ReactNode
}) {
  return (
    <>
      <article className={styles.page}>
        <div className={styles.back}>
          <Back to="/summer-school" word={words.report.back} />
        </div>
        <h1 className={styles.title}>{report.title}</h1>
        <div className={styles.hero}>
          <ReportFacts report={report} />
          <div className={styles.gallery}>
            <Gallery pictures={report.images} title={report.title} />
          </div>
        </div>
        <div className={styles.columns}>
          <Contents sections={report.sections} />
          <DocumentPictures pictures={report.figures}>
            <ReportBody>{children}</ReportBody>
          </DocumentPictures>
        </div>
      </article>
      <EditionLinks {...editions} />
      <OtherEditions reports={others} />
    </>
  )
}
