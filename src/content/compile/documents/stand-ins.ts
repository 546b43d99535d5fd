import { type Finding, finding } from '../problem.ts'
import { valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'
import { isGroup } from '../yaml/values.ts'

const fields = ['name', 'shortName', 'address', 'phones', 'email', 'social', 'credit'] as const
const example = /(^|[/@.])example\.(org|com|net)\b|^\+\d+( 00)+ 000/

/** Warns of each stand-in that is listed; refuses a value that is plainly a stand-in and not listed. */
export function checkStandIns(yaml: YamlData): Finding[] {
  if (!isGroup(yaml.value)) return []
  // As far as the values can be read: a slip in one of them, or in the list, does not hide the others.
  const site = yaml.value
  const listed: readonly unknown[] = Array.isArray(site.standIns) ? site.standIns : []
  const known = Array.isArray(site.standIns) && listed.every((name) => fields.some((field) => field === name))
  return fields.flatMap((field) => {
    if (listed.includes(field)) return [finding('stand-in/listed', valuePlace(yaml, [field]), { field })]
    if (!known) return []
    return examplesIn(site[field], [field]).map((path) =>
      finding('stand-in/unlisted', valuePlace(yaml, path), { field }),
    )
  })
}

function examplesIn(value: unknown, path: readonly PropertyKey[]): PropertyKey[][] {
  if (typeof value === 'string') return example.test(value) ? [[...path]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    examplesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
