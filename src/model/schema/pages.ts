import { z } from 'zod'
import { aboutCounts, homeCounts } from '../specification.ts'
import { eachOnce, pictureFile, pictureReference, standIn, text } from './fields.ts'
import { pictureSchema } from './picture.ts'

/** A text with the words that an editor reads about it. */
const named = (title: string, description: string) => text().meta({ title, description })

const title = () => named('Titulli', 'Titulli i kësaj pjese.')

/** `content/pages/home/index.yaml` (specification §2 "Home page", §3). */
export const homeSourceSchema = z.strictObject({
  description: text().meta({ title: 'Përshkrimi', description: 'Për rezultatet e kërkimit.' }),
  banner: z
    .strictObject({
      headlines: z
        .tuple([text(), text()])
        .meta({ title: 'Titujt', description: 'Dy rreshtat e mëdhenj në krye të faqes.' }),
      text: named('Teksti', 'Një ose dy fjali nën titujt.'),
      call: named('Ftesa', 'Teksti i butonit.'),
      /** Decorative: the alternative text stays empty. */
      picture: z
        .strictObject({
          file: pictureFile().meta({
            title: 'Skedari',
            description: 'Emri i skedarit të fotos, në të njëjtën dosje.',
          }),
          alt: z
            .literal('')
            .meta({ title: 'Përshkrimi', description: 'Mbetet i zbrazët: fotoja është zbukurim.' }),
        })
        .meta({ title: 'Fotoja', description: 'Fotoja e madhe në krye.' }),
    })
    .meta({ title: 'Kreu i faqes', description: 'Ajo që shihet e para.' }),
  whatWeDo: z
    .strictObject({
      title: title(),
      cards: z
        .array(
          z.strictObject({
            picture: pictureFile().meta({
              title: 'Vizatimi',
              description: 'Skedar .svg në të njëjtën dosje.',
            }),
            title: named('Titulli', 'Titulli i kartelës.'),
            description: named('Përshkrimi', 'Një ose dy fjali.'),
            standIn: standIn(),
          }),
        )
        .length(homeCounts.cards)
        .superRefine(eachOnce(({ title }) => title, 'title'))
        .meta({ title: 'Kartelat', description: 'Fushat e punës, secila me vizatimin e vet.' }),
    })
    .meta({ title: 'Çfarë bëjmë', description: 'Fushat e punës së shoqatës.' }),
  carousel: z
    .strictObject({
      title: title(),
      link: named('Lidhja', 'Teksti i lidhjes te projektet.'),
      pictures: z
        .array(pictureReference())
        .length(homeCounts.carousel)
        .meta({ title: 'Fotot', description: 'Fotot e shiritit, sipas radhës në të cilën shfaqen.' }),
    })
    .meta({ title: 'Shiriti i fotove', description: 'Fotot që ecin vetë.' }),
  articles: z
    .strictObject({ title: title(), type: named('Lloji', 'Fjala e vogël mbi titullin e çdo lajmi.') })
    .meta({ title: 'Lajmet', description: 'Kartelat e lajmeve.' }),
  faq: z
    .strictObject({
      title: title(),
      items: z
        .array(
          z.strictObject({
            title: named('Pyetja', 'Pyetja, siç e bën vizitori.'),
            description: named('Përgjigjja', 'Përgjigjja me disa fjali.'),
            standIn: standIn(),
          }),
        )
        .length(homeCounts.faq)
        .superRefine(eachOnce(({ title }) => title, 'title'))
        .meta({ title: 'Pyetjet', description: 'Pyetjet dhe përgjigjet, sipas radhës në të cilën shfaqen.' }),
    })
    .meta({ title: 'Pyetjet e shpeshta', description: 'Pyetje që hapen me një klikim.' }),
  consultation: z
    .strictObject({
      title: title(),
      text: named('Teksti', 'Ftesa për këshillim.'),
      button: named('Butoni', 'Teksti i butonit.'),
    })
    .meta({ title: 'Këshillimi', description: 'Ftesa për të kërkuar këshillë.' }),
  testimonials: z
    .strictObject({
      title: title(),
      items: z
        .array(
          z.strictObject({
            description: named('Fjalët', 'Çfarë thotë personi.'),
            author: named('Nga kush', 'Roli i personit, kurrë një emër i shpikur.'),
            standIn: standIn(),
          }),
        )
        .length(homeCounts.testimonials)
        .superRefine(eachOnce(({ description }) => description, 'description'))
        .meta({ title: 'Rekomandimet', description: 'Secila me rolin e atij që e thotë.' }),
    })
    .meta({ title: 'Rekomandimet', description: 'Çfarë thonë pjesëmarrësit.' }),
})

export const homeSchema = homeSourceSchema.extend({
  banner: homeSourceSchema.shape.banner.extend({ picture: pictureSchema }),
  whatWeDo: homeSourceSchema.shape.whatWeDo.extend({
    /** `pictogram`: file name of the vector drawing under `pictures/`. */
    cards: z.array(
      z.strictObject({ pictogram: z.string(), title: text(), description: text(), standIn: standIn() }),
    ),
  }),
  carousel: homeSourceSchema.shape.carousel.extend({ pictures: z.array(pictureSchema) }),
})

/** `content/pages/about/index.yaml` (specification §2 "About"). */
export const aboutSchema = z.strictObject({
  title: named('Titulli', 'Titulli i faqes.'),
  description: named('Përshkrimi', 'Një ose dy fjali për rezultatet e kërkimit.'),
  purpose: z
    .strictObject({
      title: title(),
      intro: named('Hyrja', 'Paragrafi para qëllimeve.'),
      goals: z
        .array(
          z.strictObject({
            title: named('Titulli', 'Qëllimi me pak fjalë.'),
            description: named('Përshkrimi', 'Një ose dy fjali për qëllimin.'),
            standIn: standIn(),
          }),
        )
        .length(aboutCounts.goals)
        .superRefine(eachOnce(({ title }) => title, 'title'))
        .meta({ title: 'Qëllimet', description: 'Në rendin si shfaqen.' }),
    })
    .meta({ title: 'Qëllimi', description: 'Pse ekziston shoqata.' }),
  vision: z
    .strictObject({ title: title(), text: named('Teksti', 'Vizioni me një paragraf.'), standIn: standIn() })
    .meta({ title: 'Vizioni', description: 'Ku duam të arrijmë.' }),
  mission: z
    .strictObject({
      title: title(),
      intro: named('Hyrja', 'Paragrafi para pikave.'),
      points: z
        .array(text())
        .length(aboutCounts.mission)
        .superRefine(eachOnce((point) => point))
        .meta({ title: 'Pikat', description: 'Çfarë bën shoqata, nga një pikë për rresht.' }),
      standIn: standIn(),
    })
    .meta({ title: 'Misioni', description: 'Si do të arrijmë atje.' }),
})

export type HomeSource = z.infer<typeof homeSourceSchema>
export type Home = z.infer<typeof homeSchema>
export type About = z.infer<typeof aboutSchema>
