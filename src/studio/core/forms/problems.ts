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

/** A problem of a document, with the edits that fix it: the only right ones, or edits that agree with another field. */
export type Problem = FormProblem & { edits: Edit[] | undefined }

/**
 * The problems of a document in the words of its form. Errors, which block publishing, come before warnings; both are
 * in the order of the text.
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
      ...(edits && { fix: found.certain ? 'certain' : 'offered' }),
      // An empty list means that the check has already read the corrected text. That text is written back.
      edits: edits?.length === 0 ? [{ start: 0, end: text.length, text: source.text }] : edits,
    }
  })
  return problems.sort((a, b) => a.severity.localeCompare(b.severity) || a.start - b.start)

  function inText<Range extends { start: number; end: number }>(range: Range): Range {
    return { ...range, start: back(range.start), end: back(range.end) }
  }
}

/** Converts offsets of the check, which reads no byte order mark and `\n` line endings, to offsets of the text. */
function offsetsIn(text: string): (offset: number) => number {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const returns = [...text.matchAll(/\r\n/g)].map(({ index }, before) => index - before - mark)
  return (offset) => Math.min(offset + mark + returns.filter((at) => at < offset).length, text.length)
}

/** The path of the field that a finding belongs to; empty where it belongs to the body or to the whole document. */
function pathOf(found: Finding, parsed: ParsedDocument, form: readonly FormField[], start: number): Path {
  if (parsed.fields === undefined) return []
  const way = wayTo(start, parsed.fields, parsed.text)
  const missing = missingField(found)
  const inner = missing === undefined ? [] : [missing]
  // The longest path that the form has; at its end the field that is missing, if the finding names one.
  for (let depth = way.length; depth >= 0; depth--) {
    const path = [...way.slice(0, depth), ...inner]
    const fits = missing === undefined || valueAt(parsed.values, path) === undefined
    if (fits && fieldAt(form, path) !== undefined) return path
  }
  return []
}

/** The missing field at the place of a finding; the first of several if one of them is enough. */
function missingField({ rule, values }: Finding): string | undefined {
  if (rule === 'edition/no-way-to-apply') return waysToApply[0]
  return rule === 'frontmatter/missing-field' ? String(values.field) : undefined
}

/** The path of the innermost field that contains an offset. */
function wayTo(at: number, node: Node | null, text: string): Path {
  const entry = entriesOf(node, text).find(({ start, end }) => start <= at && at <= end)
  return entry ? [entry.name, ...wayTo(at, entry.value, text)] : []
}

function fieldAt(form: readonly FormField[], path: readonly PropertyKey[]): FormField | undefined {
  const [step, ...rest] = path
  const field = form.find(({ key }) => key === (typeof step === 'number' ? '' : step))
  return rest.length === 0 ? field : fieldAt(field?.fields ?? [], rest)
}

/** The label of a field, after those of the groups and items that hold it: „Fotoja 4 · Përshkrimi“. */
export function labelOf(form: readonly FormField[], path: readonly PropertyKey[]): string {
  const labels = path.flatMap((step, index) => {
    const [list, field] = [index, index + 1].map((depth) => fieldAt(form, path.slice(0, depth)))
    if (typeof step === 'number') return `${field?.label || list?.label} ${step + 1}`
    // The label of an item names its list too.
    return field?.type === 'list' && index < path.length - 1 ? [] : (field?.label ?? [])
  })
  return labels.join(' · ')
}
