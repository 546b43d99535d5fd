import { compareText, type Problem } from '../problem.ts'
import { type Rule, ruleAnchor, rules } from '../rules/index.ts'
import { type Language, languages } from './languages.ts'

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
/** The name of the repository's root in GitHub and Microsoft's viewers. */
const rootName = '%SRCROOT%'

/** Problems as SARIF 2.1.0, the format of code scanning tools; each rule refers to its section of the rules page. */
export function problemsAsSarif(problems: readonly Problem[], language: Language = languages.sq): string {
  const broken = [...new Set(problems.map(({ rule }) => rule))].sort(compareText)
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'energjia-content-check',
            language: language.tag,
            rules: broken.map((rule) => describeRule(rule, language)),
          },
        },
        language: language.tag,
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { [rootName]: { description: { text: 'The root of the repository.' } } },
        results: problems.map((problem) => ({
          ruleId: problem.rule,
          ruleIndex: broken.indexOf(problem.rule),
          level: problem.severity,
          message: { text: `${problem.message} ${problem.hint}` },
          locations: [{ physicalLocation: locate(problem) }],
        })),
      },
    ],
  }
  return `${JSON.stringify(log, null, 2)}\n`
}

function describeRule(rule: Rule, language: Language) {
  const [family = '', name = ''] = rule.split('/')
  const phrase = `${family}: ${name.replaceAll('-', ' ')}`
  return {
    id: rule,
    name: rule.replaceAll(/(?:^|[/-])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    shortDescription: { text: phrase },
    help: helpOn(rule, language),
    defaultConfiguration: { level: rules[rule].severity },
  }
}

/** Help on a rule, as plain text and Markdown: where the rules page has it, and in Albanian also its reason. */
function helpOn(rule: Rule, { tag }: Language): { text: string; markdown: string } {
  const page = `content/RREGULLAT.md#${ruleAnchor(rule)}`
  if (tag === 'en') return { text: `See ${page}`, markdown: `See \`${page}\`.` }
  const { why } = rules[rule]
  return {
    text: `${why} Shih ${page}`,
    markdown: `${why.replaceAll('<', '&lt;')}\n\nShih \`${page}\`.`,
  }
}

function locate({ file, line, column, endLine, endColumn }: Problem) {
  const end = endLine === undefined || endColumn === undefined ? {} : { endLine, endColumn }
  return {
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: rootName },
    region: { startLine: line, startColumn: column, ...end },
  }
}
