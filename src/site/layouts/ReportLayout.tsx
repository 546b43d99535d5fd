import { type ReactNode, useMemo } from 'react'
import type { Picture } from '../../model/schema/picture.ts'
import type { ReportNeighbours, ReportPage } from '../../model/schema/report.ts'
import { classes } from '../components/classes.ts'
import { Gallery } from '../components/gallery/Gallery.tsx'
import hero from '../components/gallery/Hero.module.css'
import { Back } from '../components/links/Back.tsx'
import { DayPictures, DocumentPictures } from '../components/mdx/components.tsx'
import { Contents } from '../components/report/Contents.tsx'
import { EditionLinks } from '../components/report/EditionLinks.tsx'
import { OtherEditions } from '../components/report/OtherEditions.tsx'
import body from '../components/report/ReportBody.module.css'
import { ReportFacts } from '../components/report/ReportFacts.tsx'
import { words } from '../content/index.ts'
import styles from './ReportLayout.module.css'

/** A report as a magazine article: pictures, contents by day, days as a timeline, other editions. */
export function ReportLayout({
  report,
  neighbours: { others, ...editions },
  children,
}: {
  report: ReportPage
  neighbours: ReportNeighbours
  children: ReactNode
}) {
  const dayPictures = useMemo(() => picturesByHeading(report), [report])
  const textPictures = [...Object.values(dayPictures).flat(), ...Object.values(report.figures)]
  const inText = new Set(textPictures.map(({ key }) => key))
  return (
    <>
      <article className={styles.page}>
        <div className={hero.hero}>
          <div className={hero.head}>
            <div className={styles.back}>
              <Back to="/summer-school" word={words.report.back} />
            </div>
            <h1 className={classes(hero.title, styles.title)}>{report.title}</h1>
            <ReportFacts report={report} />
          </div>
          <div className={hero.gallery}>
            <Gallery pictures={report.images} title={report.title} inText={inText} />
          </div>
        </div>
        <div className={styles.columns}>
          <Contents sections={report.sections} />
          <DocumentPictures value={report.figures}>
            <DayPictures value={dayPictures}>
              <div className={body.body} data-article="">
                {children}
              </div>
            </DayPictures>
          </DocumentPictures>
        </div>
      </article>
      <EditionLinks {...editions} />
      <OtherEditions reports={others} />
    </>
  )
}

/** The pictures of each day by the id of its heading. */
function picturesByHeading({ sections, images }: ReportPage): Record<string, Picture[]> {
  return Object.fromEntries(
    sections.map(({ anchor, pictures = [] }) => [
      `${anchor}-title`,
      pictures.flatMap((position) => images[position] ?? []),
    ]),
  )
}
