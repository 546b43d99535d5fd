import { stringify } from 'yaml'
import type { z } from 'zod'
import { describedAt, exampleAt, fieldNames, fieldsAt } from '../../model/schema/described.ts'
import { nearest } from '../../util/nearest.ts'
import { type Finding, finding, withFix, withHint } from '../problem.ts'
import { editsTo } from '../source.ts'
import { inYearOf, suggestIsoDay } from '../suggest-dates.ts'
import { isGroup, keyPlace, renameKey, valueAt, valuePlace } from './locate.ts'
import type { YamlData } from './parse.ts'
import { suggestValue } from './suggest-value.ts'

type Path = PropertyKey[]

/** The fields of a file: all of them if they have no mistake (`value`), and the valid ones (`partial`). */
export type CheckedFields<Fields> = {
  value: Fields | undefined
  partial: Partial<Fields>
  findings: Finding[]
}

/** Checks YAML against its schema and reports every issue at its place. */
export function checkFields<Fields extends object>(
  schema: z.ZodType<Fields>,
  yaml: YamlData,
): CheckedFields<Fields> {
  if (!isGroup(yaml.value)) {
    const findings = [finding('frontmatter/not-fields', valuePlace(yaml, []))]
    return { value: undefined, partial: {}, findings }
  }
  const read = schema.safeParse(yaml.value)
  if (read.success && yaml.spoilt.length === 0) return { value: read.data, partial: read.data, findings: [] }
  const groups = (read.error?.issues ?? []).filter((issue) => issue.code === 'unrecognized_keys')
  const unknown = groups.flatMap(({ path, keys }) => {
    const own = keys.filter((key) => !isSpoilt(yaml, [...path, key]))
    return describeUnknown(schema, yaml, path, own)
  })
  readMisspelt(schema, yaml, groups)
  const again = schema.safeParse(yaml.value).error?.issues ?? []
  const issues = again.flatMap((issue) => withItems(schema, yaml, issue))
  const own = issues.filter(
    (issue) => issue.code !== 'unrecognized_keys' && !isConsequence(schema, yaml, issue.path),
  )
  const bad = new Set([...issues.map(({ path }) => path), ...yaml.spoilt].map(([name]) => name))
  const sound = Object.entries(yaml.value).filter(([name]) => !bad.has(name))
  return {
    value: undefined,
    partial: Object.fromEntries(sound) as Partial<Fields>,
    findings: [...unknown, ...own.flatMap((issue) => describeIssue(schema, yaml, issue, []))],
  }
}

/** Renames each misspelt field to the field that was meant, so that its value is checked like any other. */
function readMisspelt(schema: z.ZodType, yaml: YamlData, groups: z.core.$ZodIssueUnrecognizedKeys[]): void {
  for (const { path, keys } of groups) {
    for (const key of keys) {
      const name = suggestField(schema, yaml, path, key)
      const group = valueAt(yaml.value, path)
      if (!isGroup(group) || name === undefined || group[name] !== undefined) continue
      renameKey(yaml, [...path, key], name)
      group[name] = group[key]
      delete group[key]
    }
  }
}

/** An issue; for a tuple with too few items, also the issues of its items. */
function withItems(schema: z.ZodType, yaml: YamlData, issue: Issue): Issue[] {
  const list = valueAt(yaml.value, issue.path)
  const [tuple] = describedAt(schema, issue.path)
  if (issue.code !== 'too_small' || tuple?.type !== 'tuple' || !Array.isArray(list)) return [issue]
  const items = list.flatMap((item, index) => {
    const path = [...issue.path, index]
    const inner = tuple.items[index]?.schema.safeParse(item).error?.issues ?? []
    return inner.map((one) => ({ ...one, path: [...path, ...one.path] }))
  })
  return [issue, ...items]
}

function isSpoilt({ spoilt }: YamlData, path: Path): boolean {
  return spoilt.some((start) => start.every((segment, index) => segment === path[index]))
}

/** Whether an issue is only the consequence of a reported mistake; a missing field may be in an unread line. */
function isConsequence(schema: z.ZodType, yaml: YamlData, path: Path): boolean {
  if (isSpoilt(yaml, path)) return true
  const [name] = path
  if (path.length !== 1 || typeof name !== 'string' || valueAt(yaml.value, path) !== undefined) return false
  const names = fieldNames(schema, [])
  return yaml.unread.some((word) => word === name || nearest(word, names) === name)
}

/** An issue reported by zod. */
type Issue = z.core.$ZodIssue

/** The field that a misspelt name was meant to be, if the group lacks it. */
function suggestField(schema: z.ZodType, yaml: YamlData, path: Path, key: string): string | undefined {
  const names = fieldNames(schema, path)
  const group = valueAt(yaml.value, path) ?? {}
  const free = names.filter((name) => !Object.hasOwn(group, name))
  return nearest(key, free) ?? labelled(schema, path, key, free)
}

/** The field whose Albanian name was written: `titulli` for `title`. */
function labelled(schema: z.ZodType, path: Path, key: string, free: readonly string[]): string | undefined {
  const fields = fieldsAt(schema, path).filter(({ name }) => free.includes(name))
  const labels = fields.flatMap(({ title }) => title ?? [])
  const whole = nearest(key, labels)
  if (whole !== undefined) return fields.find(({ title }) => title === whole)?.name
  // `koha` for „Koha e leximit“, if no other label begins with this word.
  const begins = fields.filter(({ title = '' }) => nearest(key, [title.split(' ')[0] ?? '']) !== undefined)
  return begins.length === 1 ? begins[0]?.name : undefined
}

/** Turns an issue of the schema into the finding of a rule at its place. */
function describeIssue(schema: z.ZodType, yaml: YamlData, issue: Issue, base: Path): Finding[] {
  const path = [...base, ...issue.path]
  if (issue.code === 'unrecognized_keys') return describeUnknown(schema, yaml, path, issue.keys)
  const value = valueAt(yaml.value, path)
  const branch = issue.code === 'invalid_union' && !isBlank(value) ? likelyBranch(issue) : undefined
  if (branch !== undefined) return branch.flatMap((inner) => describeIssue(schema, yaml, inner, path))
  const place = valuePlace(yaml, path)
  const field = fieldName(path)
  const example = exampleOf(schema, path, yaml, value)
  if (value === undefined && typeof path.at(-1) === 'string')
    return [finding('frontmatter/missing-field', place, { field, example, ...groupOf(schema, path) })]
  if (isBlank(value))
    return path.at(-1) === 'alt'
      ? [finding('picture/alt-empty', place)]
      : [finding('frontmatter/empty-field', place, { field, example })]
  const written = typeof value === 'object' && issue.code === 'invalid_union' ? '' : String(value)
  const meant = suggestValue(schema, path, value)
  const edits = meant === undefined ? undefined : editsTo(place, meant)
  switch (issue.code) {
    case 'invalid_type': {
      const found = finding('frontmatter/wrong-type', place, {
        field,
        expected: issue.expected,
        actual: typeName(value),
        cure: cureOfType(issue.expected),
        example,
      })
      return [isOtherType(value, meant) ? withFix(found, edits) : withHint(found, edits)]
    }
    case 'too_small':
    case 'too_big':
      return [finding(sizeRule(issue), place, { field, example, ...sizesOf(schema, path, issue, value) })]
    case 'invalid_value': {
      const allowed = issue.values.map(String)
      // A value with the right letters is of another type: `"true"` for `true`.
      const same = issue.values.find((one) => typeof value !== 'object' && String(one) === written)
      const suggestion = same === undefined ? nearest(written, allowed) : undefined
      const [only = ''] = allowed
      const choice = allowed.length > 1 ? 'several' : only === '' ? 'empty' : only
      const found = finding('frontmatter/not-allowed', place, { field, written, allowed, choice, suggestion })
      return [withFix(found, same === undefined ? undefined : editsTo(place, stringify(same).trim()))]
    }
    case 'custom':
      return [finding('frontmatter/repeated', place, { field: listName(path), written })]
    default: {
      const form = issue.code === 'invalid_format' ? issue.format : issue.code
      if (form !== 'date')
        return [withHint(finding('frontmatter/form', place, { field, written, form, example }), edits)]
      const found = finding('frontmatter/date', place, {
        field,
        written,
        example,
        isIso: /^\d{4}-\d{2}-\d{2}$/.test(written),
      })
      return [suggestIsoDay(written) === undefined ? withHint(found, edits) : withFix(found, edits)]
    }
  }
}

/** Whether a value has the right letters and the wrong type: `id: "1"`, `author: 2021`. */
function isOtherType(value: unknown, meant: string | undefined): boolean {
  return meant !== undefined && /^"?[\w.+-]+"?$/.test(meant) && meant.replaceAll('"', '') === String(value)
}

/** The only branch of a union that accepts the type of the value. */
function likelyBranch({ errors }: Extract<Issue, { code: 'invalid_union' }>): Issue[] | undefined {
  const meant = errors.filter(
    (branch) => !branch.some((inner) => inner.path.length === 0 && inner.code === 'invalid_type'),
  )
  return meant.length === 1 ? meant[0] : undefined
}

type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>

function sizeRule({ code, origin }: SizeIssue) {
  if (origin === 'array' || origin === 'set')
    return code === 'too_small' ? 'frontmatter/too-few' : 'frontmatter/too-many'
  return code === 'too_small' ? 'frontmatter/too-small' : 'frontmatter/too-large'
}

function sizesOf(schema: z.ZodType, path: Path, issue: SizeIssue, value: unknown) {
  const bound = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  // zod's positive() has 0 as exclusive limit: the least integer is the next one.
  const limit = issue.inclusive === false ? bound + (issue.code === 'too_small' ? 1 : -1) : bound
  const exact = issue.exact === true || describedAt(schema, path)[0]?.type === 'tuple'
  const actual = Array.isArray(value) ? value.length : Number(value)
  return { limit, exact, actual, count: Math.abs(limit - actual) }
}

/** Reports fields that the group at `path` does not have. */
function describeUnknown(schema: z.ZodType, yaml: YamlData, path: Path, keys: string[]): Finding[] {
  const names = fieldNames(schema, path)
  return keys.map((key) =>
    finding('frontmatter/unknown-field', keyPlace(yaml, [...path, key]), {
      field: key,
      suggestion: suggestField(schema, yaml, path, key),
      known: names,
      // Only the fields of a project have themes, and a project is described in its body.
      isBody: key === 'description' && names.includes('themes'),
    }),
  )
}

/** An example of a field as one line of YAML, e.g. `readTime: 5 minuta lexim`; undefined if the schema has none. */
function exampleOf(schema: z.ZodType, path: Path, yaml: YamlData, value?: unknown): string | undefined {
  const first = exampleAt(schema, path)
  if (first === undefined) return undefined
  const fitting =
    typeof first === 'string' && hasDay.test(first) ? inYearOf(yearText(yaml, path), first) : first
  // For `cover: 01.jpg`, the example has the name of this picture.
  const isFile =
    typeof value === 'string' && typeof fitting === 'object' && fitting !== null && 'file' in fitting
  const example = isFile ? { ...fitting, file: value } : fitting
  const name = path.at(-1)
  const written = typeof name === 'string' ? { [name]: example } : example
  const line = stringify(written, {
    lineWidth: 0,
    ...(typeof example === 'object' && { collectionStyle: 'flow' }),
  })
  // On one line, and without the brackets around the field itself.
  const inLine = line.trim().replaceAll(/\n\s*/g, ' ')
  return typeof example === 'object' && typeof name === 'string' ? inLine.slice(2, -2) : inLine
}

/** `2024-11-21`, `21-25 Nëntor 2024`, `03 NOV 2022` */
const hasDay = /^\d{4}-\d\d-\d\d$|^\d.*\p{Lu}.* \d{4}$/u

/** The text of a document's fields, valid or not, that names its year; the field at `path` is left out. */
export function yearText({ value }: YamlData, path: Path = []): unknown {
  const names = ['date', 'published', 'start', 'end', 'year'].filter((name) => name !== path[0])
  return names
    .map((name) => valueAt(value, [name]))
    .find((text) => /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(String(text)))
}

/** Whether a missing field is a group, and the fields that the group needs. */
function groupOf(schema: z.ZodType, path: Path): { isGroup: boolean; fields: string[] } {
  const [group] = describedAt(schema, path)
  const fields = (group?.fields ?? []).filter(({ isRequired }) => isRequired).map(({ name }) => name)
  return { isGroup: group?.type === 'object', fields }
}

/** The name of a field; for an item of a list, the list's name and a number from 1: `gallery[3]`. */
function fieldName(path: Path): string {
  const name = path.at(-1)
  if (typeof name === 'number') return `${String(path.at(-2) ?? '')}[${name + 1}]`
  return String(name ?? '')
}

/** The name of the innermost list on the path to a value. */
function listName(path: Path): string {
  const entry = path.findLastIndex((step) => typeof step === 'number')
  return fieldName(path.slice(0, entry))
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/** How to write a value of the type of a field. */
function cureOfType(type: string): 'quotes' | 'items' | 'other' {
  if (type === 'array' || type === 'tuple') return 'items'
  return type === 'string' ? 'quotes' : 'other'
}

function typeName(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}
