import type { z } from 'zod'
import { kinds } from '../../../check/documents/kinds.ts'
import { applyEdits, type Edit } from '../../../check/source.ts'
import { isGroup, valueAt } from '../../../check/yaml/locate.ts'
import { branchesOf, describedAt, fieldNames } from '../../../model/schema/described.ts'
import type { FormProblem, Operation, Path } from '../../protocol.ts'
import { refusals as words } from '../../words/core.json'
import { type ParsedDocument, readDocument } from '../parsed-document.ts'
import { Refusal } from '../refusal.ts'
import { insertItem, moveItem, removeEntry, setValue } from './fields.ts'
import { refuseUnusual } from './places.ts'

/** The edits that fix the problem at a range; absent where the problem has no fix. */
type Fix = Pick<FormProblem, 'start' | 'end' | 'fix'> & { edits?: readonly Edit[] | undefined }

/**
 * Applies an operation to a document. Text that the operation does not name keeps its bytes.
 *
 * @param original the document on the disk; a value that is set back to its value there gets its original notation
 * @param fixes the fixes of the document's problems
 * @throws a Refusal where the path of the operation leads nowhere, or to a place that only the plain editor can write
 */
export function applyOperation(
  parsed: ParsedDocument,
  operation: Operation,
  original?: ParsedDocument,
  fixes: readonly Fix[] = [],
): ParsedDocument {
  const edits = editsOf(parsed, operation, original, fixes)
  if (edits.length === 0) return parsed
  const done = readDocument(parsed.file, applyEdits(parsed.text, edits))
  // A fix must keep the fields readable, because the form needs them.
  if (/^fix/.test(operation.op) && parsed.fields && !done.fields) throw new Refusal(409, words.unmendable)
  return done
}

function editsOf(
  parsed: ParsedDocument,
  operation: Operation,
  original: ParsedDocument | undefined,
  fixes: readonly Fix[],
): readonly Edit[] {
  const { kind, text, values, fields, body, eol } = parsed
  if (operation.op === 'fix') {
    const fix = fixes.find((one) => one.edits && one.start === operation.start && one.end === operation.end)
    if (fix?.edits === undefined) throw new Refusal(409, words.unmendable)
    return fix.edits
  }
  if (operation.op === 'fixAll')
    return fixes.filter(({ fix }) => fix === 'certain').reduce<readonly Edit[]>(addFix, [])
  if (operation.op === 'body')
    return body === undefined ? refuseUnusual() : [{ ...body, text: operation.text }]
  // A text field of a browser has only `\n` line endings.
  if (operation.op === 'write')
    return [{ start: 0, end: text.length, text: operation.text.replaceAll(/\r?\n/g, eol) }]
  if (fields === undefined) throw new Refusal(422, words.unreadable)
  const { schema } = kinds[kind]
  const { path } = operation
  const holder = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path
  if (path.length === 0 || describedAt(schema, holder).length === 0) return refuseUnusual()
  switch (operation.op) {
    case 'set': {
      const value = asField(schema, path, operation.value)
      const isOptional = describedAt(schema, path).some(({ isRequired }) => !isRequired)
      if (value === '' && isOptional) return removeEntry(parsed, path)
      if (valueAt(values, path) === value) return []
      return [setValue(parsed, path, value, original)]
    }
    case 'remove':
      return removeEntry(parsed, path)
    case 'insert':
      return [insertItem(parsed, path, operation.index, asItem(schema, path, operation.value))]
    case 'move':
      return moveItem(parsed, path, operation)
  }
}

/** Adds a fix to the edits. A fix that overlaps an edit is left out, and the next check finds its problem again. */
function addFix(edits: readonly Edit[], { edits: fix = [] }: Fix): readonly Edit[] {
  const isFree = fix.every(({ start, end }) => edits.every((one) => end <= one.start || one.end <= start))
  return isFree ? [...edits, ...fix] : edits
}

/** Converts digits to a number where the field takes numbers, and a number to text where it does not. */
function asField(schema: z.ZodType, path: Path, value: string | number | true): string | number | true {
  if (
    describedAt(schema, path)
      .flatMap(branchesOf)
      .some(({ type }) => type === 'number')
  )
    return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof value === 'number' ? String(value) : value
}

/** An item with its fields in the order of the schema; fields that the schema does not know are left out. */
function asItem(schema: z.ZodType, path: Path, value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number') return asField(schema, [...path, 0], value)
  if (!isGroup(value)) return refuseUnusual()
  const fields = knownFields(schema, [...path, 0], value)
  return Object.keys(fields).length === 0 ? refuseUnusual() : fields
}

/** The fields of a group that the schema knows, in its order, with those of the groups within. */
function knownFields(
  schema: z.ZodType,
  path: Path,
  group: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields: Record<string, unknown> = {}
  for (const name of fieldNames(schema, path)) {
    const own = group[name]
    if (isGroup(own)) fields[name] = knownFields(schema, [...path, name], own)
    else if (typeof own === 'string' || typeof own === 'number' || own === true) fields[name] = own
  }
  return fields
}
