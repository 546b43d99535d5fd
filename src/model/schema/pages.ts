import { z } from 'zod'
import { englishAnchors, homeSections, missionAnchor, purposeAnchor, visionAnchor } from '../anchors.ts'
import type { NumberedName } from '../document-kinds.ts'
import { keysOf } from '../records.ts'
import { aboutCounts, homeCounts } from '../specification.ts'
import {
  croppedPicture,
  type DocumentSchema,
  type English,
  eachOnce,
  focus,
  inEnglish,
  pictureFile,
  placeholder,
  text,
  wordless,
} from './fields.ts'
import type { Picture } from './picture.ts'

/** A text with its label and hint for editors. */
const named = (title: string, description: string) => text().meta({ title, description })

const title = () => named('Titulli', 'Titulli i kësaj pjese.')

/** A group of fields with its label and hint for editors. */
function group<Shape extends z.core.$ZodLooseShape>(title: string, description: string, shape: Shape) {
  return z.strictObject(shape).meta({ title, description })
}

/** A list of exactly `count` groups, each called `title`, with distinct values of `key`. */
function listField<Shape extends z.core.$ZodLooseShape>(
  count: number,
  title: string,
  key: keyof Shape & string,
  shape: Shape,
) {
  const entry = z.strictObject(shape).meta({ title })
  return z
    .array(entry)
    .length(count)
    .superRefine(eachOnce((entry) => String(entry[key as keyof typeof entry]), key))
}

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

/** `content/pages/about/index.yaml` (specification §2 "About"). */
const aboutSchema = z.strictObject({
  title: named('Titulli', 'Titulli i faqes.'),
  description: named('Përshkrimi', 'Një ose dy fjali për rezultatet e kërkimit.'),
  purpose: group('Qëllimi', 'Pse ekziston shoqata.', {
    title: title(),
    intro: named('Hyrja', 'Paragrafi para qëllimeve.'),
    picture: croppedPicture()
      .optional()
      .meta({ title: 'Fotoja', description: 'Peizazhi mbi listën, me një numër për çdo qëllim.' }),
    goals: listField(aboutCounts.goals, 'Qëllimi', 'title', {
      title: named('Titulli', 'Qëllimi me pak fjalë.'),
      description: named('Përshkrimi', 'Një ose dy fjali për qëllimin.'),
      mark: focus().meta({
        title: 'Numri në foto',
        description: 'Ku shkruhet numri i qëllimit mbi peizazh.',
      }),
      placeholder: placeholder(),
    }).meta({ title: 'Qëllimet', description: 'Në rendin si shfaqen.' }),
  }),
  vision: group('Vizioni', 'Ku duam të arrijmë.', {
    title: title(),
    text: named('Teksti', 'Vizioni me një paragraf.'),
    picture: croppedPicture().optional().meta({
      title: 'Fotoja',
      description: 'Pamje e gjerë pas tekstit, e errët dhe e qetë në anën e majtë.',
    }),
    placeholder: placeholder(),
  }),
  mission: group('Misioni', 'Si do të arrijmë atje.', {
    title: title(),
    intro: named('Hyrja', 'Paragrafi para pikave.'),
    points: z
      .array(text())
      .length(aboutCounts.mission)
      .superRefine(eachOnce((point) => point))
      .meta({ title: 'Pikat', description: 'Çfarë bën shoqata, nga një pikë për rresht.' }),
    placeholder: placeholder(),
  }),
})

/** `content/pages/en/index.yaml`: the page in English, for donors and partners. */
export const englishPageSchema = inEnglish(
  z.strictObject({
    title: named('Titulli', 'Titulli i faqes, në anglisht.'),
    description: text().meta({
      title: 'Përshkrimi',
      description: 'Për rezultatet e kërkimit: një ose dy fjali në anglisht.',
    }),
    placeholders: named(
      'Shënimi për shembujt',
      'Thotë se tekstet janë ende shembuj. Shfaqet derisa faqja ka vlera të përkohshme.',
    ).optional(),
    about: group('Kush jemi', 'Hyrja e faqes.', {
      title: title(),
      text: named('Teksti', 'Kush është shoqata, me disa fjali në anglisht.'),
      points: z
        .array(text())
        .min(1)
        .superRefine(eachOnce((point) => point))
        .meta({ title: 'Pikat', description: 'Çfarë bën shoqata, nga një pikë për rresht.' }),
    }),
    editions: group('Shkolla verore', 'Mbi listën e edicioneve.', {
      title: title(),
      text: named('Teksti', 'Hyrja e listës.'),
    }),
    news: group('Lajmet', 'Mbi listën e lajmeve.', {
      title: title(),
      text: named('Teksti', 'Hyrja e listës.'),
    }),
    projects: group('Projektet', 'Mbi listën e projekteve.', {
      title: title(),
      text: named('Teksti', 'Hyrja e listës.'),
      link: named('Lidhja', 'Teksti i lidhjes te përshkrimi në shqip.'),
    }),
    contact: group('Kontakti', 'Si na gjen lexuesi.', {
      title: title(),
      text: named('Teksti', 'Ftesa për të shkruar ose telefonuar.'),
    }),
  }),
)

export type EnglishPage = z.infer<typeof englishPageSchema>

export type HomeSource = z.infer<typeof homeSourceSchema>
export type About = WithPictures<z.infer<typeof aboutSchema>>

/** The home page's texts with its pictures as pages use them. */
export type Home = Omit<HomeSource, 'banner' | 'whatWeDo' | 'carousel'> & {
  banner: Omit<HomeSource['banner'], 'picture'> & { picture: Picture }
  whatWeDo: {
    title: string
    cards: (CardPicture & { title: string; description: string; placeholder?: true })[]
  }
  carousel: Omit<HomeSource['carousel'], 'pictures'> & { pictures: Picture[] }
}

/** A document on the page in English, with the address of its Albanian text, its days or years, and its first picture. */
export type EnglishEntry = English & {
  path: string
  anchor?: string
  date: string
  picture?: Picture | undefined
}

/** The documents on the page in English, by kind. */
export type EnglishEntries = Readonly<Record<NumberedName, readonly EnglishEntry[]>>

/** A photo, or the name below `pictures/` of a vector drawing, with its alternative text. */
type CardPicture = { picture: Picture; drawing?: never } | { picture?: never; drawing: string; alt: string }

/** The numbers on the home page: of editions, of projects, and the years from the earliest document to the latest. */
export type Facts = { editions: number; projects: number; from: number; to: number }

/** A page with a content file of its own. */
export type PageRecord = {
  /** The path of the content file below `content/`. */
  file: string
  schema: DocumentSchema
  /** Title of the JSON Schema of its fields. */
  title: string
  /** The clean path of the page. */
  path: string
  /** The ids on the page that links may target. On a {@link PlainPageName} page: the ids of its groups of fields, in order. */
  ids: readonly string[]
}

/**
 * The pages with content files of their own, by name. The page's module below `data/` has this name and exports the fields.
 *
 * To add a page:
 *
 * 1. Write its texts in `content/pages/<name>/index.yaml`. Copy the file to `content/pages/<name>/` of the two fixtures,
 *    `tests/fixtures/content-check/good` and `tests/fixtures/whole-site`.
 * 2. Write its schema (with `title` and `description`) and its record here. Check, forms, module, search and sitemap follow.
 * 3. Write its layout and style sheet in `site/layouts/`.
 * 4. Write `site/routes/_site/<name>.tsx`: `load('<name>')`, its head and its layout. Its path is a type error until step 6.
 * 5. For a link in the menu add a row to `site/components/main-links.tsx`, and its word to `nav` as for a field (`report.ts`). For a
 *    social card and breadcrumbs of its own add it to `pipeline/social/cards.ts` and `pipeline/head/structured-data.ts`.
 * 6. Run `npm run format`: it adds the route to the tree, writes the JSON Schema and names it in `.vscode/settings.json`.
 * 7. Add its address to the lists that tests in `src/pipeline` write out. The failed tests show it.
 *
 * A page in another language has the language in the `staticData` of its route, and its schema in `inEnglish`.
 */
export const pageRecords = {
  home: {
    file: 'pages/home/index.yaml',
    schema: homeSourceSchema,
    title: 'Faqja kryesore',
    path: '/',
    ids: homeSections,
  },
  about: {
    file: 'pages/about/index.yaml',
    schema: aboutSchema,
    title: 'Faqja „Rreth nesh“',
    path: '/about',
    ids: [purposeAnchor, visionAnchor, missionAnchor],
  },
  english: {
    file: 'pages/en/index.yaml',
    schema: englishPageSchema,
    title: 'Faqja në anglisht',
    path: '/en',
    ids: englishAnchors,
  },
} as const satisfies Record<string, PageRecord>

/** Name of a page with a content file of its own. */
export type PageName = keyof typeof pageRecords

/** Name of a page that shows its fields as they are. The others also show pictures or other documents. */
export type PlainPageName = Exclude<PageName, 'home' | 'english'>

/** The names of the pages that show their fields as they are. */
export const plainPageNames = keysOf(pageRecords).filter(
  (name): name is PlainPageName => name !== 'home' && name !== 'english',
)

/** The fields of a page, with its pictures as pages use them. */
export type PageFields<Name extends PlainPageName> = WithPictures<
  z.infer<(typeof pageRecords)[Name]['schema']>
>

/** Fields in which each reference to a picture file is the picture. */
export type WithPictures<Fields> = Fields extends { file: string; alt: string }
  ? Picture
  : Fields extends readonly (infer Item)[]
    ? WithPictures<Item>[]
    : Fields extends object
      ? { [Key in keyof Fields]: WithPictures<Fields[Key]> }
      : Fields
