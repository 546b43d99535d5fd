/** The rules of the content check, one record each, beside the code that finds it. */

import { keysOf } from '../../model/records.ts'
import folderRules from '../collect/folder-rules.json' with { type: 'json' }
import collectRules from '../collect/rules.json' with { type: 'json' }
import dateRules from '../documents/date-rules.json' with { type: 'json' }
import dayRules from '../documents/day-rules.json' with { type: 'json' }
import editionRules from '../documents/edition-rules.json' with { type: 'json' }
import reportRules from '../documents/report/rules.json' with { type: 'json' }
import documentRules from '../documents/rules.json' with { type: 'json' }
import encodingRules from '../encoding/rules.json' with { type: 'json' }
import attributeRules from '../html/attribute-rules.json' with { type: 'json' }
import htmlRules from '../html/rules.json' with { type: 'json' }
import htmlTextRules from '../html/text-rules.json' with { type: 'json' }
import linkRules from '../links/rules.json' with { type: 'json' }
import componentRules from '../markdown/component-rules.json' with { type: 'json' }
import leftoverRules from '../markdown/leftover-rules.json' with { type: 'json' }
import propertyRules from '../markdown/property-rules.json' with { type: 'json' }
import markdownRules from '../markdown/rules.json' with { type: 'json' }
import altRules from '../pictures/alt-rules.json' with { type: 'json' }
import pictureRules from '../pictures/rules.json' with { type: 'json' }
import siteRules from '../site-wide/rules.json' with { type: 'json' }
import trustRules from '../site-wide/trust-rules.json' with { type: 'json' }
import textRules from '../text/rules.json' with { type: 'json' }
import characterRules from '../yaml/character-rules.json' with { type: 'json' }
import fieldRules from '../yaml/field-rules.json' with { type: 'json' }
import frontmatterRules from '../yaml/frontmatter-rules.json' with { type: 'json' }
import yamlRules from '../yaml/rules.json' with { type: 'json' }
import valueRules from '../yaml/value-rules.json' with { type: 'json' }
import type { RuleRecord, WrittenRecord } from './record.ts'
import type { Value } from './values.ts'

/** The families by their titles on the rules page, in the same order. */
const table = {
  'Skedari dhe shkronjat': { ...encodingRules, ...documentRules },
  'Fushat si tërësi': { ...frontmatterRules, ...yamlRules, ...characterRules },
  'Vlerat e fushave': { ...fieldRules, ...valueRules, ...dateRules, ...editionRules },
  'Teksti i raporteve dhe i projekteve': {
    ...markdownRules,
    ...leftoverRules,
    ...componentRules,
    ...propertyRules,
  },
  'Ndërtimi i raporteve dhe i projekteve': { ...reportRules, ...dayRules },
  'HTML-ja e lajmeve': { ...htmlRules, ...htmlTextRules, ...attributeRules },
  Fotot: { ...pictureRules, ...altRules },
  'Skedarët, numrat dhe lidhjet': { ...collectRules, ...folderRules, ...siteRules, ...linkRules },
  'Të dhëna private, fjalë të përkohshme, numra të hequr': trustRules,
  'Gjuha dhe shenjat e shtypit': textRules,
} satisfies Readonly<Record<string, Readonly<Record<string, WrittenRecord>>>>

type UnionOf<Families> = Families[keyof Families]
type KeysOf<Family> = Family extends unknown ? keyof Family : never
type RecordOf<Family, R> = Family extends unknown ? (R extends keyof Family ? Family[R] : never) : never

/** Stable name of a rule, e.g. `frontmatter/unknown-field`. */
export type Rule = KeysOf<UnionOf<typeof table>>

/** The values of a finding, by rule: all that its record names, though some may be undefined. */
export type Values = {
  [R in Rule]: RecordOf<UnionOf<typeof table>, R> extends { values: infer Names }
    ? { [Name in keyof Names]: Value }
    : undefined
}

/** Families in the order of the rules page. */
export const families: readonly { title: string; rules: readonly Rule[] }[] = Object.entries(table).map(
  ([title, rules]: [string, Partial<Record<Rule, unknown>>]) => ({ title, rules: keysOf(rules) }),
)

/** All rules by name. */
export const rules = Object.assign({}, ...Object.values(table)) as Readonly<Record<Rule, RuleRecord>>

/** The anchor of a rule on the rules page. */
export function ruleAnchor(rule: Rule): string {
  return rule.replace('/', '-')
}
