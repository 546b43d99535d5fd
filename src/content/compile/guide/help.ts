import type { Rule } from '../messages/index.ts'
import type { Language } from '../messages/language.ts'
import { ruleAnchor } from './anchor.ts'
import { englishGuide } from './en/index.ts'
import { ruleGuide } from './index.ts'

/** Before the name of the page on which a rule has its examples. */
const see: Readonly<Record<Language['tag'], string>> = { sq: 'Shih', en: 'See' }

/** What the guide says of a rule: plain, and as Markdown with the way to its examples. */
export function guideHelp(rule: Rule, { tag }: Pick<Language, 'tag'>): { text: string; markdown: string } {
  const why = tag === 'en' ? englishGuide[rule] : albanianWhy(rule)
  const page = `content/RREGULLAT.md#${ruleAnchor(rule)}`
  return {
    text: `${why} ${see[tag]} ${page}`,
    markdown: `${why.replaceAll('<', '&lt;')}\n\n${see[tag]} \`${page}\`.`,
  }
}

function albanianWhy(rule: Rule): string {
  const entry = ruleGuide[rule]
  return typeof entry === 'string' ? entry : entry.why
}
