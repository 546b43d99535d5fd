import type { Rule } from '../../messages/index.ts'
import { bodyWhy } from './body.ts'
import { encodingWhy } from './encoding.ts'
import { fieldsWhy } from './fields.ts'
import { htmlWhy } from './html.ts'
import { siteWhy } from './site.ts'

/** Why each rule exists, in English; a rule without a sentence is a type error. */
export const englishGuide: Readonly<Record<Rule, string>> = {
  ...encodingWhy,
  ...fieldsWhy,
  ...bodyWhy,
  ...htmlWhy,
  ...siteWhy,
}
