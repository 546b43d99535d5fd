import type { Rule } from '../../messages/index.ts'

/** Why the rules of some families exist: `WhyOf<'yaml'>`. */
export type WhyOf<Family extends string> = Readonly<Record<Extract<Rule, `${Family}/${string}`>, string>>
