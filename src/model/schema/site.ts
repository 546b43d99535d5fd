import { z } from 'zod'
import { documentKinds, type ListOf } from '../document-kinds.ts'
import { eachOnce, linkAddress, phone, publicId, text, wordless } from './fields.ts'

const retiredNumbers = (title: string) =>
  z.array(publicId()).optional().meta({ title, description: 'Numrat id që nuk jepen më, p.sh. [3].' })

const retired = Object.values(documentKinds).map(({ list, sq }) => [list, retiredNumbers(sq.all)] as const)

const path = (title: string, description: string, example: string) =>
  wordless(z.string().regex(/^\/[a-z0-9/-]*$/)).meta({ title, description, examples: [example] })

/** `content/site.yaml`: the association's name, address and contact data. Some values may be placeholders (`placeholders`). */
export const siteSchema = z.strictObject({
  name: text().meta({ title: 'Emri i plotë', description: 'Emri i shoqatës.' }),
  shortName: text().meta({ title: 'Emri i shkurtër', description: 'Për logon dhe titujt e skedave.' }),
  description: text().meta({ title: 'Përshkrimi', description: 'Një fjali për rezultatet e kërkimit.' }),
  // No user, query or fragment: all page addresses begin with this address. `parseAddress` of the build requires the
  // same.
  address: z
    .url({ protocol: /^https?$/, abort: true })
    .regex(/^https?:\/\/[^/?#@:\s\\]+(:\d+)?(\/[A-Za-z0-9._~-]*)*$/)
    .meta({
      title: 'Adresa e faqes',
      description: 'Adresa publike, me nëndosjen kur ka; SITE_URL e zëvendëson gjatë ndërtimit.',
      examples: ['https://www.example.org', 'https://example.github.io/energjia'],
    }),
  phones: z
    .tuple([phone(), phone()])
    .meta({ title: 'Telefonat', description: 'Dy numra telefoni, nga një për rresht.' }),
  email: z.email().meta({
    title: 'Posta elektronike',
    description: 'Adresa ku shkruajnë vizitorët.',
    examples: ['info@example.org'],
  }),
  social: z
    .strictObject({
      label: text().meta({ title: 'Emri', description: 'Emri i rrjetit social.', examples: ['Facebook'] }),
      url: linkAddress('Adresa e shoqatës në rrjetin social.'),
    })
    .meta({ title: 'Rrjeti social', description: 'Lidhja e rrjetit social në fund të faqes.' }),
  credit: z
    .strictObject({
      name: text().meta({ title: 'Emri', description: 'Kush e ka ndërtuar faqen.' }),
      url: linkAddress('Adresa e portofolit të tij.'),
    })
    .meta({ title: 'Ndërtuesi i faqes', description: 'Shfaqet në fund të faqes, pas një klikimi.' }),
  /** The repository of the site's files: the studio that is opened at an address proposes changes there. */
  repository: z
    .strictObject({
      name: wordless(z.string().regex(/^[A-Za-z0-9][A-Za-z0-9-]*\/[\w.-]+$/)).meta({
        title: 'Emri',
        description: 'Pronari dhe projekti, si në adresën e tij te GitHub-i.',
        examples: ['shoqata/faqja'],
      }),
      branch: wordless(z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/)).meta({
        title: 'Dega',
        description: 'Dega që publikohet.',
        examples: ['main'],
      }),
    })
    .optional()
    .meta({
      title: 'Projekti te GitHub-i',
      description: 'Atje i dërgon propozimet studioja që hapet nga një adresë.',
      examples: [{ name: 'shoqata/faqja', branch: 'main' }],
    }),
  /** The licence of the projects' data. Without it, pages name none. */
  license: z
    .strictObject({
      name: text().meta({ title: 'Emri', description: 'Emri i licencës.', examples: ['CC BY 4.0'] }),
      url: linkAddress('Teksti i licencës.'),
    })
    .optional()
    .meta({
      title: 'Licenca e të dhënave',
      description: 'Me cilat kushte i përdorin të tjerët të dhënat e projekteve.',
    }),
  /** Names of the fields above whose values are still placeholders; a release must leave none. */
  placeholders: z
    .array(z.enum(['name', 'shortName', 'address', 'phones', 'email', 'social', 'credit']))
    .meta({
      title: 'Vlerat e përkohshme',
      description: 'Emrat e fushave më sipër që presin ende vlerën e vërtetë; para publikimit lista zbrazet.',
    }),
  /** Public numbers of removed documents, which must never be reused. */
  retired: z
    .strictObject(Object.fromEntries(retired) as Record<ListOf, ReturnType<typeof retiredNumbers>>)
    .optional()
    .meta({
      title: 'Numrat e hequr',
      description: 'Numrat id të dokumenteve që u hoqën; nuk përdoren më.',
      examples: [{ reports: [3] }],
    }),
  /** Redirects from the addresses of removed documents. */
  redirects: z
    .array(
      z
        .strictObject({
          from: path(
            'Adresa e vjetër',
            'Adresa e dokumentit që u hoq; numri i tij është te të hequrit.',
            '/blog/3',
          ),
          to: path('Adresa e re', 'Faqja që e zëvendëson.', '/blog/5'),
        })
        .meta({ title: 'Ridrejtimi' }),
    )
    .superRefine(eachOnce(({ from }) => from, 'from'))
    .optional()
    .meta({
      title: 'Ridrejtimet',
      description: 'Ku i çojnë vizitorët adresat e dokumenteve që u hoqën dhe kanë një pasues.',
    }),
})

export type Site = z.infer<typeof siteSchema>

type BuildOnly = 'description' | 'address' | 'repository' | 'placeholders' | 'retired' | 'redirects'

/** The part that the app needs; the rest is for other programs and for maintainers. */
export type PageSite = Omit<Site, BuildOnly>
