import { z } from 'zod'
import { isoDate, linkAddress, name, phone, text } from './fields.ts'

/** `content/next-edition.yaml`: the coming edition of the summer school. Without the file, no page announces an edition. */
export const nextEditionSchema = z.strictObject({
  title: name().meta({
    title: 'Titulli',
    description: 'Titulli i edicionit të ardhshëm.',
    examples: ['Shkolla verore për energjinë e diellit'],
  }),
  start: isoDate().meta({
    title: 'Dita e parë',
    description: 'Dita e parë e edicionit, si vit-muaj-ditë.',
    examples: ['2031-07-07'],
  }),
  end: isoDate().meta({
    title: 'Dita e fundit',
    description: 'Dita e fundit e edicionit, si vit-muaj-ditë. Pas saj vizitorët nuk e shohin më.',
    examples: ['2031-07-11'],
  }),
  place: name().meta({ title: 'Vendi', description: 'Ku mbahet edicioni.', examples: ['Durrës'] }),
  deadline: isoDate().meta({
    title: 'Afati i aplikimit',
    description: 'Dita e fundit në të cilën pranohen aplikimet, si vit-muaj-ditë.',
    examples: ['2031-05-15'],
  }),
  audience: text().meta({
    title: 'Për kë është',
    description: 'Kush mund të aplikojë, me një fjali.',
    examples: ['Nxënës të klasave 10 deri në 12.'],
  }),
  phone: phone()
    .optional()
    .meta({ title: 'Telefoni për aplikime', description: 'Me prefiks ndërkombëtar, në grupe me hapësirë.' }),
  email: z
    .email()
    .optional()
    .meta({
      title: 'Posta elektronike për aplikime',
      description: 'Adresa ku dërgohen aplikimet.',
      examples: ['aplikime@example.org'],
    }),
  link: linkAddress('Faqja ku plotësohet aplikimi.').optional().meta({ title: 'Adresa e aplikimit' }),
})

export type NextEdition = z.infer<typeof nextEditionSchema>

/** The fields with ways to apply. An edition must have at least one of them. */
export const waysToApply = ['phone', 'email', 'link'] as const satisfies (keyof NextEdition)[]

/** The next edition as pages show it: with its days and its deadline as they are printed. */
export type ShownEdition = NextEdition & { days: string; until: string }
