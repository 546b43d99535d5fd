import { z } from 'zod'
import { specification } from '../../specification.ts'
import { pictureFile, pictureReference, text } from './fields.ts'
import { pictureSchema } from './picture.ts'

const { homeCounts, aboutCounts } = specification

/** `content/pages/home/index.yaml` (specification §2 "Home page", §3). */
export const homeSourceSchema = z.strictObject({
  description: text().meta({ title: 'Përshkrimi', description: 'Për rezultatet e kërkimit.' }),
  banner: z.strictObject({
    headlines: z.tuple([text(), text()]),
    text: text(),
    call: text(),
    /** Decorative: the alternative text stays empty. */
    picture: z.strictObject({ file: pictureFile(), alt: z.literal('') }),
  }),
  whatWeDo: z.strictObject({
    title: text(),
    cards: z
      .array(z.strictObject({ picture: pictureFile(), title: text(), description: text() }))
      .length(homeCounts.cards),
  }),
  carousel: z.strictObject({
    title: text(),
    link: text(),
    pictures: z.array(pictureReference()).length(homeCounts.carousel),
  }),
  articles: z.strictObject({ title: text(), type: text() }),
  faq: z.strictObject({
    title: text(),
    items: z.array(z.strictObject({ title: text(), description: text() })).length(homeCounts.faq),
  }),
  consultation: z.strictObject({ title: text(), text: text(), button: text() }),
  testimonials: z.strictObject({
    title: text(),
    items: z.array(z.strictObject({ description: text(), author: text() })).length(homeCounts.testimonials),
  }),
})

export const homeSchema = homeSourceSchema.extend({
  banner: homeSourceSchema.shape.banner.extend({ picture: pictureSchema }),
  whatWeDo: homeSourceSchema.shape.whatWeDo.extend({
    /** `pictogram`: file name of the vector drawing under `pictures/`. */
    cards: z.array(z.strictObject({ pictogram: z.string(), title: text(), description: text() })),
  }),
  carousel: homeSourceSchema.shape.carousel.extend({ pictures: z.array(pictureSchema) }),
})

/** `content/pages/about/index.yaml` (specification §2 "About"). */
export const aboutSchema = z.strictObject({
  title: text(),
  description: text(),
  purpose: z.strictObject({
    title: text(),
    intro: text(),
    goals: z.array(z.strictObject({ title: text(), description: text() })).length(aboutCounts.goals),
  }),
  vision: z.strictObject({ title: text(), text: text() }),
  mission: z.strictObject({
    title: text(),
    intro: text(),
    points: z.array(text()).length(aboutCounts.mission),
  }),
})

export type HomeSource = z.infer<typeof homeSourceSchema>
export type Home = z.infer<typeof homeSchema>
export type About = z.infer<typeof aboutSchema>
