/** The rules of the content check, one record each, beside the code that finds it. */

import { collectRules } from '../collect/rules.ts'
import { siteRules } from '../cross/rules.ts'
import { trustRules } from '../cross/trust-rules.ts'
import { dateRules, dayRules } from '../documents/date-rules.ts'
import { reportRules } from '../documents/report/rules.ts'
import { encodingRules } from '../encoding/rules.ts'
import { attributeRules } from '../html/attribute-rules.ts'
import { htmlRules } from '../html/rules.ts'
import { componentRules } from '../markdown/component-rules.ts'
import { markdownRules } from '../markdown/rules.ts'
import { pictureRules } from '../pictures/rules.ts'
import { textRules } from '../text/rules.ts'
import { fieldRules } from '../yaml/field-rules.ts'
import { frontmatterRules } from '../yaml/frontmatter-rules.ts'
import { yamlRules } from '../yaml/rules.ts'
import type { RuleRecord } from './record.ts'

/** The families by their titles on the rules page, in the same order. */
const table = {
  'Skedari dhe shkronjat': encodingRules,
  'Fushat si tërësi': { ...frontmatterRules, ...yamlRules },
  'Vlerat e fushave': { ...fieldRules, ...dateRules },
  'Teksti i raporteve dhe i projekteve': { ...markdownRules, ...componentRules },
  'Ndërtimi i raporteve dhe i projekteve': { ...reportRules, ...dayRules },
  'HTML-ja e lajmeve': { ...htmlRules, ...attributeRules },
  Fotografitë: pictureRules,
  'Skedarët, numrat dhe lidhjet': { ...collectRules, ...siteRules },
  'Të dhëna private, fjalë të përkohshme, numra të hequr': trustRules,
  'Gjuha dhe shenjat e shtypit': textRules,
}

type UnionOf<Families> = Families[keyof Families]
type KeysOf<Family> = Family extends unknown ? keyof Family : never
type RecordOf<Family, R> = Family extends unknown ? (R extends keyof Family ? Family[R] : never) : never

/** Stable name of a rule, e.g. `frontmatter/unknown-field`. */
export type Rule = KeysOf<UnionOf<typeof table>>

/** The values of a finding, by rule. */
export type Values = {
  [R in Rule]: RecordOf<UnionOf<typeof table>, R> extends RuleRecord<infer V> ? V : never
}

/** Families in the order of the rules page. */
export const families: readonly { title: string; rules: readonly Rule[] }[] = Object.entries(table).map(
  ([title, rules]) => ({ title, rules: Object.keys(rules) as Rule[] }),
)

/** All rules by name. */
export const rules = Object.assign({}, ...Object.values(table)) as Readonly<Record<Rule, RuleRecord<never>>>

/** The anchor of a rule on the rules page. */
export function ruleAnchor(rule: Rule): string {
  return rule.replace('/', '-')
}
