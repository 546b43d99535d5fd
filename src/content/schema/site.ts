import { z } from 'zod'
import { publicId, text } from './fields.ts'

const phone = () =>
  z
    .string()
    .regex(/^\+\d[\d ]{6,18}\d$/)
    .meta({
      description: 'Me prefiks ndërkombëtar, në grupe me hapësirë.',
      examples: ['+383 00 000 001'],
    })

/** `content/site.yaml`: the association's name, address and contact data (`spec/decisions.md` §1). */
export const siteSchema = z.strictObject({
  name: text().meta({ title: 'Emri i plotë', description: 'Emri i shoqatës.' }),
  shortName: text().meta({ title: 'Emri i shkurtër', description: 'Për logon dhe titujt e skedave.' }),
  description: text().meta({ title: 'Përshkrimi', description: 'Një fjali për rezultatet e kërkimit.' }),
  address: z.url({ protocol: /^https?$/ }).meta({
    title: 'Adresa e faqes',
    description: 'Adresa publike, me nëndosjen kur ka; SITE_URL e zëvendëson gjatë ndërtimit.',
    examples: ['https://www.example.org', 'https://example.github.io/energjia'],
  }),
  phones: z.tuple([phone(), phone()]),
  email: z.email(),
  social: z.strictObject({ label: text(), url: z.url({ protocol: /^https$/ }) }),
  credit: z.strictObject({ name: text(), url: z.url({ protocol: /^https$/ }) }),
  /** Names of the fields above whose values are still stand-ins; a release must leave none. */
  standIns: z.array(z.enum(['name', 'shortName', 'address', 'phones', 'email', 'social', 'credit'])),
  /** Public numbers of documents that were removed: they are never given again. */
  retired: z
    .strictObject({
      reports: z.array(publicId()).optional(),
      news: z.array(publicId()).optional(),
      projects: z.array(publicId()).optional(),
    })
    .optional()
    .meta({
      title: 'Numrat e hequr',
      description: 'Numrat id të dokumenteve që u hoqën; nuk përdoren më.',
      examples: [{ reports: [3] }],
    }),
})

export type Site = z.infer<typeof siteSchema>
