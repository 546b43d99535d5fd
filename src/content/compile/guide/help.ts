import type { Rule } from '../messages/index.ts'
import { ruleGuide } from './index.ts'

/** What the guide says of a rule, in Albanian: plain, and as Markdown with the way to its examples. */
export function guideHelp(rule: Rule): { text: string; markdown: string } {
  const entry = ruleGuide[rule]
  const why = typeof entry === 'string' ? entry : entry.why
  const page = `content/RREGULLAT.md#${rule.replace('/', '-')}`
  return { text: `${why} Shih ${page}`, markdown: `${why.replaceAll('<', '&lt;')}\n\nShih \`${page}\`.` }
}
