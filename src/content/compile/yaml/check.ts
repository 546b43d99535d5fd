import type { z } from 'zod'
import { nearest } from '../nearest.ts'
import { type Finding, finding } from '../problem.ts'
import { describeIssue, describeUnknown, type Issue, meantField } from './issues.ts'
import { renameKey, valuePlace } from './locate.ts'
import type { YamlData } from './parse.ts'
import { fieldNames, schemasAt } from './schema.ts'
import { isGroup, valueAt } from './values.ts'

type Path = PropertyKey[]

/** What is known of a file's fields: all of them, or those that are right by themselves. */
export type CheckedFields<Fields> = {
  value: Fields | undefined
  partial: Partial<Fields>
  findings: Finding[]
}

/** Checks YAML against its schema and leads every issue back to its place. */
export function checkFields<Fields extends object>(
  schema: z.ZodType<Fields>,
  yaml: YamlData,
): CheckedFields<Fields> {
  if (!isGroup(yaml.value)) {
    return {
      value: undefined,
      partial: {},
      findings: [finding('frontmatter/not-fields', valuePlace(yaml, []))],
    }
  }
  const read = schema.safeParse(yaml.value)
  if (read.success && yaml.spoilt.length === 0) return { value: read.data, partial: read.data, findings: [] }
  const unknown = unknownFields(schema, yaml, read.error?.issues ?? [])
  readMisspelt(schema, yaml, read.error?.issues ?? [])
  const issues = schema.safeParse(yaml.value).error?.issues.flatMap((issue) => withItems(schema, yaml, issue))
  const own = (issues ?? []).filter(
    (issue) => issue.code !== 'unrecognized_keys' && !isEcho(schema, yaml, issue.path),
  )
  const bad = new Set(
    [...(issues ?? []), ...yaml.spoilt.map((path) => ({ path }))].map(({ path }) => path[0]),
  )
  const sound = Object.entries(yaml.value).filter(([name]) => !bad.has(name))
  return {
    value: undefined,
    partial: Object.fromEntries(sound) as Partial<Fields>,
    findings: [...unknown, ...own.flatMap((issue) => describeIssue(schema, yaml, issue, []))],
  }
}

function unknownFields(schema: z.ZodType, yaml: YamlData, issues: readonly Issue[]): Finding[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const keys = issue.keys.filter((key) => !isSpoilt(yaml, [...issue.path, key]))
    return describeUnknown(schema, yaml, issue.path, keys)
  })
}

/** Reads each misspelt field as the one that was meant: its value is checked like any other. */
function readMisspelt(schema: z.ZodType, yaml: YamlData, issues: readonly Issue[]): void {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue
    for (const key of issue.keys) {
      const name = meantField(schema, yaml, issue.path, key)
      const group = valueAt(yaml.value, issue.path) as Record<string, unknown>
      if (name === undefined || group[name] !== undefined) continue
      renameKey(yaml, [...issue.path, key], name)
      group[name] = group[key]
      delete group[key]
    }
  }
}

/** A list of the wrong length does not keep its items from being checked. */
function withItems(schema: z.ZodType, yaml: YamlData, issue: Issue): Issue[] {
  const list = valueAt(yaml.value, issue.path)
  const [tuple] = schemasAt(schema, issue.path)
  if (issue.code !== 'too_small' || tuple?.def.type !== 'tuple' || !Array.isArray(list)) return [issue]
  const items = list.flatMap((item, index) => {
    const path = [...issue.path, index]
    const inner = schemasAt(schema, path)[0]?.safeParse(item).error?.issues ?? []
    return inner.map((one) => ({ ...one, path: [...path, ...one.path] }))
  })
  return [issue, ...items]
}

function isSpoilt({ spoilt }: YamlData, path: Path): boolean {
  return spoilt.some((known) => known.every((segment, index) => segment === path[index]))
}

/** Whether a value is wrong only because of what has been said already; a field may hide in an unread line. */
function isEcho(schema: z.ZodType, yaml: YamlData, path: Path): boolean {
  if (isSpoilt(yaml, path)) return true
  const [name] = path
  if (path.length !== 1 || typeof name !== 'string' || valueAt(yaml.value, path) !== undefined) return false
  const known = fieldNames(schema, [])
  return yaml.unread.some((word) => word === name || nearest(word, known) === name)
}
