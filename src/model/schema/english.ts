import { z } from 'zod'
import type { NumberedName } from '../document-kinds.ts'
import { type English, eachOnce, inEnglish, text } from './fields.ts'
import { group, named, title } from './page-fields.ts'
import type { Picture } from './picture.ts'

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

/** A document on the page in English, with the address of its Albanian text, its days or years, and its first picture. */
export type EnglishEntry = English & {
  path: string
  anchor?: string
  date: string
  picture?: Picture | undefined
}

/** The documents on the page in English, by kind. */
export type EnglishEntries = Readonly<Record<NumberedName, readonly EnglishEntry[]>>
