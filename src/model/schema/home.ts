import { z } from 'zod'
import { homeCounts } from '../specification.ts'
import { croppedPicture, eachOnce, inEnglish, pictureFile, placeholder, text, wordless } from './fields.ts'
import { group, listField, named, title } from './page-fields.ts'
import type { Picture } from './picture.ts'

/** A place of the map; its words in English are for the page in English. */
const mapPlace = z
  .strictObject({
    name: named('Vendi', 'Emri i vendit.'),
    text: named('Puna', 'Çfarë u bë aty, me pak fjalë.'),
    place: wordless(z.string().regex(/^-?\d{1,2}(\.\d+)?, -?\d{1,3}(\.\d+)?$/)).meta({
      title: 'Koordinatat',
      description: 'Gjerësia dhe gjatësia gjeografike.',
      examples: ['42.21, 20.74'],
    }),
    link: wordless(z.string().regex(/^\/[a-z0-9/-]+(#[a-z0-9-]+)?$/)).meta({
      title: 'Lidhja',
      description: 'Faqja që tregon për punën në këtë vend.',
      examples: ['/blog/7'],
    }),
    english: inEnglish(
      z.strictObject({
        name: named('Vendi në anglisht', 'Emri i vendit.'),
        text: named('Puna në anglisht', 'Çfarë u bë aty, me pak fjalë.'),
      }),
    ).meta({ title: 'Në anglisht', description: 'Fjalët për faqen në anglisht.' }),
  })
  .meta({ title: 'Vendi' })

/** `content/pages/home/index.yaml` (specification §2 "Home page", §3). */
export const homeSourceSchema = z.strictObject({
  description: text().meta({ title: 'Përshkrimi', description: 'Për rezultatet e kërkimit.' }),
  banner: group('Kreu i faqes', 'Ajo që shihet e para.', {
    headlines: z
      .tuple([text(), text()])
      .meta({ title: 'Titujt', description: 'Dy rreshtat e mëdhenj në krye të faqes.' }),
    text: named('Teksti', 'Një ose dy fjali nën titujt.'),
    call: named('Ftesa', 'Teksti i butonit.'),
    /** Decorative: the alternative text stays empty. */
    picture: group('Fotoja', 'Fotoja e madhe në krye.', {
      file: pictureFile().meta({
        title: 'Skedari',
        description: 'Emri i skedarit të fotos, në të njëjtën dosje.',
      }),
      alt: z
        .literal('')
        .meta({ title: 'Përshkrimi', description: 'Mbetet i zbrazët: fotoja është zbukurim.' }),
    }),
  }),
  whatWeDo: group('Çfarë bëjmë', 'Fushat e punës së shoqatës.', {
    title: title(),
    cards: listField(homeCounts.cards, 'Kartela', 'title', {
      /** A photo, or a drawing as `.svg`. */
      picture: croppedPicture().meta({ title: 'Fotoja', description: 'Foto ose vizatim .svg mbi titull.' }),
      title: named('Titulli', 'Titulli i kartelës.'),
      description: named('Përshkrimi', 'Një ose dy fjali.'),
      placeholder: placeholder(),
    }).meta({ title: 'Kartelat', description: 'Fushat e punës, secila me vizatimin e vet.' }),
  }),
  map: group('Harta', 'Vendet e punës në hartën e Kosovës, edhe te projektet dhe në faqen në anglisht.', {
    label: named('Titulli', 'Fjalët pranë hartës.'),
    english: inEnglish(
      text().meta({ title: 'Titulli në anglisht', description: 'Fjalët pranë hartës në faqen në anglisht.' }),
    ),
    places: z
      .array(mapPlace)
      .superRefine(eachOnce(({ name }) => name, 'name'))
      .meta({ title: 'Vendet', description: 'Vendet që i përmendin tekstet.' }),
  }).optional(),
  carousel: group('Shiriti i fotove', 'Fotot që ecin vetë.', {
    title: title(),
    link: named('Lidhja', 'Teksti i lidhjes te projektet.'),
    pictures: z
      .array(croppedPicture())
      .length(homeCounts.carousel)
      .meta({ title: 'Fotot', description: 'Fotot e shiritit, sipas radhës në të cilën shfaqen.' }),
  }),
  articles: group('Lajmet', 'Kartelat e lajmeve.', {
    title: title(),
    type: named('Lloji', 'Fjala e vogël mbi titullin e çdo lajmi.'),
  }),
  faq: group('Pyetjet e shpeshta', 'Pyetje që hapen me një klikim.', {
    title: title(),
    items: listField(homeCounts.faq, 'Pyetja', 'title', {
      title: named('Pyetja', 'Pyetja, siç e bën vizitori.'),
      description: named('Përgjigjja', 'Përgjigjja me disa fjali.'),
      placeholder: placeholder(),
    }).meta({ title: 'Pyetjet', description: 'Pyetjet dhe përgjigjet, sipas radhës në të cilën shfaqen.' }),
  }),
  consultation: group('Këshillimi', 'Ftesa për të kërkuar këshillë.', {
    title: title(),
    text: named('Teksti', 'Ftesa për këshillim.'),
    button: named('Butoni', 'Teksti i butonit.'),
  }),
  testimonials: group('Rekomandimet', 'Çfarë thonë pjesëmarrësit.', {
    title: title(),
    items: listField(homeCounts.testimonials, 'Rekomandimi', 'description', {
      description: named('Fjalët', 'Çfarë thotë personi.'),
      author: named('Nga kush', 'Roli i personit, kurrë një emër i shpikur.'),
      placeholder: placeholder(),
    }).meta({ title: 'Rekomandimet', description: 'Secila me rolin e atij që e thotë.' }),
  }),
})

export type HomeSource = z.infer<typeof homeSourceSchema>

/** The home page's texts with its pictures as pages use them. */
export type Home = Omit<HomeSource, 'banner' | 'whatWeDo' | 'carousel'> & {
  banner: Omit<HomeSource['banner'], 'picture'> & { picture: Picture }
  whatWeDo: {
    title: string
    cards: (CardPicture & { title: string; description: string; placeholder?: true })[]
  }
  carousel: Omit<HomeSource['carousel'], 'pictures'> & { pictures: Picture[] }
}

/** A photo, or the name below `pictures/` of a vector drawing, with its alternative text. */
type CardPicture = { picture: Picture; drawing?: never } | { picture?: never; drawing: string; alt: string }

/** The numbers on the home page: of editions, of projects, and the years from the earliest document to the latest. */
export type Facts = { editions: number; projects: number; from: number; to: number }
