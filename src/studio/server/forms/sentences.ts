import { sayFinding } from '../../../check/present.ts'
import type { Finding } from '../../../check/problem.ts'
import { type Rule, rules, type Values } from '../../../check/rules/index.ts'
import type { FormField, FormProblem } from '../../protocol.ts'
import bodyWords from '../../words/body.json'
import { say } from '../../words/say.ts'
import serverWords from '../../words/server.json'

/** What is wrong, and what to do about it. */
type Said = Pick<FormProblem, 'sentence' | 'cure'>

const words = serverWords.problems

type Given = Readonly<Record<string, string | number>>

const { cards, attributes } = bodyWords
/** What the editor of bodies calls the components, and what they are given. */
const cardNames: Readonly<Record<string, string>> = {
  ...attributes,
  ...{ Note: cards.note, Figure: cards.figure, TwoColumns: cards.columns, VideoCard: cards.video },
}
const ofCard = ({ name }: { name: string }) => ({ name: cardNames[name] ?? name })
const ofSection = ({ heading }: { heading: string }) => ({ heading: heading.replace(/^#+ /, '') })

/** The values of a rule as its sentences say them, where they are not said as they are. */
const spoken: { [R in Rule]?: (values: Values[R]) => Given } = {
  'frontmatter/too-few': ({ limit, actual }) => ({ count: limit - actual }),
  'frontmatter/too-many': ({ limit, actual }) => ({ excess: actual - limit }),
  'frontmatter/placeholder': ({ known }) => ({ count: known.length, known: known.join(', ') }),
  'picture/unused': ({ file }) => ({ file: file.replace(/\.[^.]*$/, '') }),
  'report/missing-section': ofSection,
  'report/empty-section': ofSection,
  'mdx/missing-property': ({ name, property }) => ({
    ...ofCard({ name }),
    property: cardNames[property] ?? property,
  }),
  'mdx/component-empty': ofCard,
  'mdx/component-content': ofCard,
  'link/missing-page': ({ suggestion }) => ({ count: suggestion === undefined ? 0 : 1 }),
}

/** Signs and words of files and their languages, which the editor of a form never sees. */
const syntax =
  /[<>{}#[\]\\=&]|(^|\s)- |npm|import|HTML|YAML|Markdown|UTF|Atribut|Identifikues|Data:|\.(mdx|yaml)|\b(start|end|day|id|lang|title|standIn)\b/

/**
 * What a form says of a finding, by the field that it belongs to and what this is called there. Of a document that only its text
 * can correct it says what the check says.
 */
export function sentencesOf(found: Finding, isText = false, label = words.document, field?: FormField): Said {
  const given = (found.values ?? {}) as Given & { example?: string; expected?: string }
  const isNoNumber = found.rule === 'frontmatter/wrong-type' && /number|int/.test(given.expected ?? '')
  const own = isNoNumber ? words.notNumber : rules[found.rule].form
  if (own === undefined) {
    const { message, cure } = sayFinding(found)
    if (isText) return { sentence: message, cure }
    const known = found.certain ? words.oneClick : words.useButtons
    return {
      sentence: syntax.test(message) ? words.odd : message,
      cure: syntax.test(cure) ? known : cure,
    }
  }
  const more = (spoken[found.rule] as ((values: Given) => Given) | undefined)?.(given)
  const values = { label, fill: fillOf(field, given.example), ...given, ...more }
  return { sentence: say(own.sentence, values), cure: say(own.hint, values) }
}

/** How a value comes into a field. */
function fillOf(field: FormField | undefined, example: string | undefined): string {
  if (field?.type === 'picture' || field?.type === 'day') return words.fill[field.type]
  if (field?.choices) return words.fill.choice
  if (example === undefined || /[{[#]/.test(example)) return words.fill.empty
  // Without the name of the field, which only its text has.
  return say(words.fill.example, { example: example.replace(/^\w+: /, '').replaceAll(/^"|"$/g, '') })
}
