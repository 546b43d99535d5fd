import { formatFinding } from '../../../check/present.ts'
import type { Finding } from '../../../check/problem.ts'
import { rules } from '../../../check/rules/index.ts'
import { sentenceOf } from '../../../check/rules/sentence.ts'
import type { Value } from '../../../check/rules/values.ts'
import { format } from '../../../model/message/format.ts'
import { componentLabels, propertyLabels } from '../../component-labels.ts'
import type { FormField, FormProblem } from '../../protocol.ts'
import coreWords from '../../words/core.json'

const sentences = coreWords.problems

/** The names of the components and of their attributes in the editor of bodies. */
const cardNames: Readonly<Record<string, string>> = {
  ...propertyLabels,
  ...componentLabels,
}
const cardName = (name: string) => cardNames[name] ?? name

/** Converts values that forms show in another way than the check, by the name of the value. */
const formatters: Readonly<Record<string, (value: string) => string>> = {
  file: (name) => name.replace(/\.[^.]*$/, ''),
  heading: (text) => text.replace(/^#+ /, ''),
  name: cardName,
  property: cardName,
}

/** Characters and words of the syntax of files, which an editor who works in forms never sees. */
const syntax =
  /[<>{}#[\]\\=&]|(^|\s)- |npm|import|HTML|YAML|Markdown|UTF|Atribut|Identifikues|Data:|\.(mdx|yaml)|\b(start|end|day|id|lang|title|placeholder)\b/

/**
 * The sentence and the hint of a finding in a form. A rule may have texts for forms; otherwise the check's texts are
 * used, with general words in place of syntax. With `isText` the editor corrects plain text, so all texts are the
 * check's.
 *
 * @param label the name of the field in the form
 */
export function sentencesOf(
  found: Finding,
  isText = false,
  label = sentences.document,
  field?: FormField,
): Pick<FormProblem, 'sentence' | 'hint'> {
  const { rule, values } = found
  const isNoNumber = rule === 'frontmatter/wrong-type' && /number|int/.test(String(values.expected))
  const own = isNoNumber ? sentences.notNumber : rules[rule].form
  if (own === undefined || isText) {
    const { message, hint } = formatFinding(found)
    // An editor of the plain text has no labels, but sees the names and signs that the check uses.
    if (isText) return { sentence: message, hint }
    const how = found.certain ? sentences.oneClick : sentences.useButtons
    return {
      sentence: syntax.test(message) ? sentences.odd : message,
      hint: syntax.test(hint) ? how : hint,
    }
  }
  const formatted = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' ? (formatters[name]?.(value) ?? value) : value] as const
  })
  const all = { label, fill: fillOf(field, values.example), ...Object.fromEntries(formatted) }
  return { sentence: sentenceOf(rule, own.sentence, all), hint: sentenceOf(rule, own.hint, all) }
}

/** Words that explain how to fill in a field. */
function fillOf(field: FormField | undefined, example: Value): string {
  if (field?.type === 'picture' || field?.type === 'day') return sentences.fill[field.type]
  if (field?.choices) return sentences.fill.choice
  if (typeof example !== 'string' || /[{[#]/.test(example)) return sentences.fill.empty
  // An example of the check may begin with the field's name in the file, which a form does not show.
  return format(sentences.fill.example, { example: example.replace(/^\w+: /, '').replaceAll(/^"|"$/g, '') })
}
