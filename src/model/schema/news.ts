import { z } from 'zod'
import type { DocumentId } from '../document-ids.ts'
import {
  english,
  focus,
  galleryPicture,
  isoDate,
  name,
  placeholder,
  printedDay,
  publicId,
  text,
} from './fields.ts'
import type { Picture } from './picture.ts'

/** Frontmatter of `content/news/<slug>/index.mdx` (specification §3, "News post" and "Blog card"). */
export const newsFrontmatterSchema = z.strictObject({
  id: publicId<DocumentId<'news'>>().meta({
    title: 'Numri',
    description: 'Numri në adresën publike /information-blog/<numri>. Nuk përdoret kurrë dy herë.',
    examples: [1],
  }),
  title: name().meta({
    title: 'Titulli',
    description: 'Titulli i lajmit, siç shihet në faqe.',
    examples: ['Të rinjtë e Prizrenit për klimën'],
  }),
  description: text().meta({
    title: 'Përshkrimi',
    description: 'Një ose dy fjali për kartelën në faqen kryesore dhe për rezultatet e kërkimit.',
    examples: ['Takim me të rinjtë për veprimin klimatik.'],
  }),
  date: printedDay().meta({
    title: 'Data e shtypur',
    description: 'Data siç lexohet në faqe: dita, shkurtesa e muajit, viti.',
    examples: ['03 NOV 2022'],
  }),
  published: isoDate().meta({
    title: 'Data e publikimit',
    description: 'E njëjta ditë, e shkruar si vit-muaj-ditë.',
    examples: ['2022-11-03'],
  }),
  author: name().meta({
    title: 'Autori',
    description: 'Kush e ka shkruar lajmin.',
    examples: ['Ekipi i shoqatës'],
  }),
  gallery: z
    .array(galleryPicture().extend({ focus: focus() }))
    .min(1)
    .meta({
      title: 'Galeria',
      description: 'Fotot e lajmit, sipas radhës në të cilën shfaqen; e para del edhe në kartelë.',
    }),
  english: english({
    title: 'Young people of Prizren for the climate',
    summary: 'The association invited young people to turn concern into small steps.',
  }),
  placeholder: placeholder(),
})

export type NewsFrontmatter = z.infer<typeof newsFrontmatterSchema>

/** The news post of the specification; `content` is the editor's HTML with picture addresses filled in. */
export type NewsPost = Omit<NewsFrontmatter, 'gallery' | 'placeholder'> & {
  images: Picture[]
  content: string
}

/** The home page's card of a post (§3, "Blog card"). */
export type NewsCard = Pick<NewsPost, 'id' | 'title' | 'description' | 'date' | 'published'> & {
  cover: Picture
}

/** Everything that a post's page needs: includes the next post, so that no list is loaded. */
export type NewsPage = Omit<NewsPost, 'english'> & {
  /** The post to read next. */
  next?: Pick<NewsPost, 'id' | 'title'>
  /** Drawings of the marked tables, as HTML. They are not in the body, which stays as its editor wrote it. */
  figures?: string
}

/** The exports of the module of a post's page. */
export type NewsModule = { post: NewsPage }
