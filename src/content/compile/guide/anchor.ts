import type { Rule } from '../messages/index.ts'

/** Where a rule stands on the page of the rules. */
export function ruleAnchor(rule: Rule): string {
  return rule.replace('/', '-')
}
