import { z } from 'zod'
import { isoDate, name, pictureReference, printedDay, publicId, standIn, text } from './fields.ts'
import { pictureSchema } from './picture.ts'

/** Frontmatter of `content/news/<slug>/index.mdx` (specification §3, "News post" and "Blog card"). */
export const newsFrontmatterSchema = z.strictObject({
  id: publicId().meta({
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
    title: 'Data e botimit',
    description: 'E njëjta ditë, e shkruar si vit-muaj-ditë.',
    examples: ['2022-11-03'],
  }),
  author: name().meta({
    title: 'Autori',
    description: 'Kush e ka shkruar lajmin.',
    examples: ['Ekipi i shoqatës'],
  }),
  gallery: z.array(pictureReference()).min(1).meta({
    title: 'Galeria',
    description: 'Fotot e lajmit, sipas radhës në të cilën shfaqen; e para del edhe në kartelë.',
  }),
  standIn: standIn(),
})

/** The news post of the specification; `content` is the editor's HTML with picture addresses filled in. */
export const newsSchema = newsFrontmatterSchema
  .omit({ gallery: true, standIn: true })
  .extend({ images: z.array(pictureSchema).min(1), content: z.string() })

/** The home page's card of a post (§3, "Blog card"). */
export const newsCardSchema = newsSchema
  .pick({ id: true, title: true, description: true, date: true, published: true })
  .extend({ cover: pictureSchema })

/** A post as another one links to it. */
export const newsLinkSchema = newsCardSchema.pick({ id: true, title: true })

/** Everything that a post's page needs: it carries the way on itself, so that it needs no list of all. */
export const newsPageSchema = newsSchema.extend({
  /** The post to read after it. */
  next: newsLinkSchema.optional(),
})

export type NewsFrontmatter = z.infer<typeof newsFrontmatterSchema>
export type NewsPost = z.infer<typeof newsSchema>
export type NewsPage = z.infer<typeof newsPageSchema>
export type NewsCard = z.infer<typeof newsCardSchema>
