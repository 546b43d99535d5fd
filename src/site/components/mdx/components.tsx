import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react'
import type { BlockName } from '../../../model/editor-components.ts'
import { gutter, pageWidth, sizesOf } from '../../../model/pictures/sizes.ts'
import { fullUrl } from '../../../model/pictures/urls.ts'
import type { Picture as PictureData } from '../../../model/schema/picture.ts'
import { words } from '../../content/index.ts'
import { ContentLink } from '../links/ContentLink.tsx'
import { Phrase } from '../Phrase.tsx'
import { Picture } from '../Picture.tsx'
import styles from './mdx.module.css'

/** The text's column without the rail beside its days, as in ReportLayout.module.css and ReportBody.module.css. */
const columnSizes = [
  ['(min-width: 64rem)', `(min(${pageWidth} - clamp(16rem, 28vw, 23rem) - 3rem, 42rem) - 1.75rem)`],
  ['(min-width: 30rem)', `(min(100vw - 2 * ${gutter}, 42rem) - 1.75rem)`],
  `(100vw - 2 * ${gutter} - 1.125rem)`,
] as const
const sizes = sizesOf(['(min-width: 80rem)', '36.25rem'], ...columnSizes)
const daySizes = sizesOf(['(min-width: 80rem)', '25rem'], ...columnSizes)

/** The components that editors may use in a report, and the renderers of links and section headings. */
export const mdxComponents = {
  Figure,
  Note,
  TwoColumns,
  VideoCard,
  a: ContentLink,
  h2: SectionHeading,
} satisfies Record<BlockName | 'a' | 'h2', unknown>

/** A document's pictures, by file name, for the components inside its text. */
export const DocumentPictures = createContext<Readonly<Record<string, PictureData>>>({})

/** The pictures beside the text of each day, by the id of the day's heading. */
export const DayPictures = createContext<Readonly<Record<string, readonly PictureData[]>>>({})

/** The heading of a section. The pictures beside the text of a day follow its heading. */
function SectionHeading(heading: ComponentProps<'h2'>) {
  const pictures = use(DayPictures)[heading.id ?? ''] ?? []
  return (
    <>
      <h2 {...heading} />
      {pictures.map((picture) => (
        <figure key={picture.key} className={styles.day}>
          <TextPicture picture={picture} sizes={daySizes} />
          {picture.caption && <figcaption className={styles.dayCaption}>{picture.caption}</figcaption>}
        </figure>
      ))}
    </>
  )
}

/**
 * `<Figure file="03.jpg" alt="…" caption="…" />`: a picture of the document's folder inside its text.
 * @throws if there is none; the content check refuses such a document, so that this never reaches a visitor.
 */
function Figure({ file, alt, caption }: { file: string; alt: string; caption?: string }) {
  const picture = use(DocumentPictures)[file]
  if (picture === undefined)
    throw new Error(`<Figure file="${file}">: the document has no picture of this name`)
  return (
    <figure className={styles.figure}>
      <TextPicture picture={{ ...picture, alt }} sizes={sizes} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

/** A picture in a text, which opens as pictures of the gallery do: Gallery.tsx. */
function TextPicture({ picture, sizes: shownWidths }: { picture: PictureData; sizes: string }) {
  return (
    <a href={fullUrl(picture)} className={styles.picture} data-needs-app="">
      <Picture picture={picture} sizes={shownWidths} />
    </a>
  )
}

/** `<Note title="Mbani mend">`: something to remember, set apart from the text. No `aside`: reader modes leave those out. */
function Note({ title, children }: { title?: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <div role="note" className={styles.note} aria-labelledby={title === undefined ? undefined : titleId}>
      {title === undefined ? null : (
        <p id={titleId} className={styles.noteTitle}>
          {title}
        </p>
      )}
      {children}
    </div>
  )
}

/** `<TwoColumns>` around a long list of short items: two columns where there is room for them. */
function TwoColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** `<VideoCard href="https://…" title="…" />`: a link to a video elsewhere; nothing is loaded from there. */
function VideoCard({ href, title }: { href: string; title: string }) {
  return (
    <p className={styles.video}>
      <span className={styles.play} aria-hidden="true" />
      <span>
        <a href={href} rel="noopener external" className={styles.videoLink}>
          {title}
        </a>
        <span className={styles.videoPlace}>
          <Phrase of={words.reading.video} values={{ host: new URL(href).hostname.replace(/^www\./, '') }} />
        </span>
      </span>
    </p>
  )
}
