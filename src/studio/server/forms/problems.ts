import type { Node } from 'yaml'
import type { Finding } from '../../../check/problem.ts'
import { rules } from '../../../check/rules/index.ts'
import type { Edit } from '../../../check/source.ts'
import { valueAt } from '../../../check/yaml/locate.ts'
import { waysToApply } from '../../../model/schema/next-edition.ts'
import type { FormField, FormProblem, Path } from '../../protocol.ts'
import { entriesOf } from '../edits/places.ts'
import type { ParsedDocument } from '../parsed-document.ts'
import { formOf } from './forms.ts'
import { sentencesOf } from './sentences.ts'

/** A mistake in a document, with the edits that an editor can have made, if there is one right way, or one that agrees with another field. */
export type Problem = FormProblem & { edits: Edit[] | undefined }

/**
 * What the check finds in a document, as its form says it: first what keeps it from being saved, in the order of the places.
 */
export function problemsOf(parsed: ParsedDocument, findings: readonly Finding[]): Problem[] {
  const { file, kind, text, values } = parsed
  const form = formOf(kind, values)
  const back = offsetsIn(text)
  const own = findings.filter(({ place }) => place.source.file === file)
  const problems = own.map((found): Problem => {
    const { source, start, end } = inText(found.place)
    const path = pathOf(found, parsed, form, start)
    const label = labelOf(form, path)
    const edits = found.certain || found.offered ? found.edits?.map(inText) : undefined
    return {
      severity: rules[found.rule].severity,
      ...sentencesOf(found, values === undefined, label || undefined, fieldAt(form, path)),
      ...(path.length > 0 && { path }),
      label,
      start,
      end,
      isCertain: edits !== undefined,
      // Without any, the text is read without the mistake, and only has to be written back.
      edits: edits?.length === 0 ? [{ start: 0, end: text.length, text: source.text }] : edits,
    }
  })
  return problems.sort((a, b) => a.severity.localeCompare(b.severity) || a.start - b.start)

  function inText<Range extends { start: number; end: number }>(range: Range): Range {
    return { ...range, start: back(range.start), end: back(range.end) }
  }
}

/** The way from places of the check, which reads lines that end in one character, to those of the text as it is. */
function offsetsIn(text: string): (offset: number) => number {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const returns = [...text.matchAll(/\r\n/g)].map(({ index }, before) => index - before - mark)
  return (offset) => Math.min(offset + mark + returns.filter((at) => at < offset).length, text.length)
}

/** The way to the field that a finding belongs to; empty where it stands in the body or belongs to the whole. */
function pathOf(found: Finding, parsed: ParsedDocument, form: readonly FormField[], start: number): Path {
  if (parsed.fields === undefined) return []
  const way = wayTo(start, parsed.fields, parsed.text)
  const missing = missingField(found)
  const inner = missing === undefined ? [] : [missing]
  // As far as the form has fields, and what is missing in one of them.
  for (let depth = way.length; depth >= 0; depth--) {
    const path = [...way.slice(0, depth), ...inner]
    const fits = missing === undefined || valueAt(parsed.values, path) === undefined
    if (fits && fieldAt(form, path) !== undefined) return path
  }
  return []
}

/** The field that a finding misses where it stands; of those of which one is needed the first. */
function missingField({ rule, values }: Finding): string | undefined {
  if (rule === 'edition/no-way-to-apply') return waysToApply[0]
  return rule === 'frontmatter/missing-field' ? String(values.field) : undefined
}

/** The way to the innermost field that holds a place. */
function wayTo(at: number, node: Node | null, text: string): Path {
  const entry = entriesOf(node, text).find(({ start, end }) => start <= at && at <= end)
  return entry ? [entry.name, ...wayTo(at, entry.value, text)] : []
}

function fieldAt(form: readonly FormField[], path: Path): FormField | undefined {
  const [step, ...rest] = path
  const field = form.find(({ key }) => key === (typeof step === 'number' ? '' : step))
  return rest.length === 0 ? field : fieldAt(field?.fields ?? [], rest)
}

/** What a field is called, with the groups and items that hold it: „Fotoja 4 · Përshkrimi“. */
function labelOf(form: readonly FormField[], path: Path): string {
  const labels = path.flatMap((step, index) => {
    const [list, field] = [index, index + 1].map((depth) => fieldAt(form, path.slice(0, depth)))
    if (typeof step === 'number') return `${field?.label || list?.label} ${step + 1}`
    // A list is told by its items.
    return field?.type === 'list' && index < path.length - 1 ? [] : (field?.label ?? [])
  })
  return labels.join(' · ')
}
