import { Figure } from './Figure.tsx'
import { Note } from './Note.tsx'
import { TextLink } from './TextLink.tsx'
import { TwoColumns } from './TwoColumns.tsx'
import { VideoCard } from './VideoCard.tsx'

/** The closed set of components that editors may use in a report, and how its links are shown. */
export const mdxComponents = { Figure, Note, TwoColumns, VideoCard, a: TextLink }
