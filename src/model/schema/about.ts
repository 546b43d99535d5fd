import { z } from 'zod'
import { aboutCounts } from '../specification.ts'
import { croppedPicture, eachOnce, focus, placeholder, text } from './fields.ts'
import { group, listField, named, title, type WithPictures } from './page-fields.ts'

/** `content/pages/about/index.yaml` (specification §2 "About"). */
export const aboutSchema = z.strictObject({
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

export type About = WithPictures<z.infer<typeof aboutSchema>>
