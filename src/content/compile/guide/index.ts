/** What the guide says of every rule; a rule without an entry is a type error. */
import type { Rule } from '../messages/index.ts'
import { bodyGuide } from './body.ts'
import { encodingGuide } from './encoding.ts'
import type { GuideEntry } from './entry.ts'
import { fieldGuide } from './field.ts'
import { htmlGuide } from './html.ts'
import { pictureGuide } from './picture.ts'
import { reportGuide } from './report.ts'
import { siteGuide } from './site.ts'
import { textGuide } from './text.ts'
import { yamlGuide } from './yaml.ts'

/** The rules by family, in the order of the guide. */
export const families: readonly { title: string; rules: Readonly<Partial<Record<Rule, GuideEntry>>> }[] = [
  { title: 'Skedari dhe shkronjat', rules: encodingGuide },
  { title: 'Fushat si tërësi', rules: yamlGuide },
  { title: 'Vlerat e fushave', rules: fieldGuide },
  { title: 'Teksti i raporteve dhe i projekteve', rules: bodyGuide },
  { title: 'Ndërtimi i raporteve dhe i projekteve', rules: reportGuide },
  { title: 'HTML-ja e lajmeve', rules: htmlGuide },
  { title: 'Fotografitë', rules: pictureGuide },
  { title: 'Skedarët, numrat dhe lidhjet', rules: siteGuide },
  { title: 'Gjuha dhe shenjat e shtypit', rules: textGuide },
]

/** All entries by rule. */
export const ruleGuide: Readonly<Record<Rule, GuideEntry>> = {
  ...encodingGuide,
  ...yamlGuide,
  ...fieldGuide,
  ...bodyGuide,
  ...reportGuide,
  ...htmlGuide,
  ...pictureGuide,
  ...siteGuide,
  ...textGuide,
}
