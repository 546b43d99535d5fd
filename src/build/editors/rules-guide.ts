import { ruleAnchor } from '../../content/compile/guide/anchor.ts'
import { families } from '../../content/compile/guide/index.ts'
import { type Rule, warnings } from '../../content/compile/messages/index.ts'

/** What breaks a rule, and how it is written instead. */
export type RuleExample = { wrong: string; right: string }

const opening = `# Rregullat e kontrollit

Kjo faqe krijohet vetvetiu; mos e ndryshoni me dorë. Për çdo rregull thotë pse ekziston, si nuk shkruhet dhe si shkruhet. Emri i rregullit është ai që del në njoftim, pas vendit. Një **gabim** e ndal botimin, një **vërejtje** jo.
`

/**
 * The page of the rules, one section each with an anchor of its own (`#encoding-utf-16`).
 *
 * @param fixtureExample the example of a rule whose entry brings none.
 * @throws an Error when a rule has no example
 */
export function renderRules(fixtureExample: (rule: Rule) => RuleExample | undefined): string {
  const parts = families.map(({ title, rules }) => {
    const sections = Object.entries(rules).map(([name, entry]) => {
      const rule = name as Rule
      const { why, wrong, right } =
        typeof entry === 'string' ? { why: entry, ...needed(rule, fixtureExample(rule)) } : entry
      return `${heading(rule)}\n\n${escapeText(why)}\n\nJo kështu:\n\n${block(wrong)}\n\nKështu:\n\n${block(right)}\n`
    })
    return `## ${title}\n\n${sections.join('\n')}`
  })
  return [opening, contents(), ...parts].join('\n')
}

function contents(): string {
  const lines = families.map(({ title, rules }) => {
    const links = (Object.keys(rules) as Rule[]).map((rule) => `[${rule}](#${ruleAnchor(rule)})`)
    return `- **${title}:** ${links.join(', ')}`
  })
  return `${lines.join('\n')}\n`
}

/** Signs such as `<` and `*` in a sentence are text. */
function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[*_`[\]\\]/g, '\\$&')
}

function heading(rule: Rule): string {
  const severity = warnings.has(rule) ? 'vërejtje' : 'gabim'
  return `<a id="${ruleAnchor(rule)}"></a>\n\n### ${rule}\n\n_${severity}_`
}

function needed(rule: Rule, example: RuleExample | undefined): RuleExample {
  if (example === undefined || example.wrong === '' || example.right === '')
    throw new Error(`${rule}: no example in its fixture; write one in the guide.`)
  return example
}

function block(text: string): string {
  const fence = text.includes('```') ? '````' : '```'
  return `${fence}text\n${text}\n${fence}`
}
