import type { Site } from '../../schema/site.ts'
import { type Finding, finding } from '../problem.ts'
import { valuePlace } from '../yaml/locate.ts'
import type { YamlData } from '../yaml/parse.ts'

const fields = ['name', 'shortName', 'address', 'phones', 'email', 'social', 'credit'] as const
const example = /(^|[/@.])example\.(org|com|net)\b|^\+\d+( 00)+ 000/

/** Warns of each stand-in that is listed; refuses a value that is plainly a stand-in and not listed. */
export function checkStandIns(yaml: YamlData, site: Partial<Site>): Finding[] {
  const listed: readonly string[] = Array.isArray(site.standIns) ? site.standIns : []
  const findings: Finding[] = []
  for (const field of fields) {
    if (listed.includes(field))
      findings.push(finding('stand-in/listed', valuePlace(yaml, [field]), { field }))
    else
      for (const path of examplesIn(site[field], [field]))
        findings.push(finding('stand-in/unlisted', valuePlace(yaml, path), { field }))
  }
  return findings
}

function examplesIn(value: unknown, path: readonly PropertyKey[]): PropertyKey[][] {
  if (typeof value === 'string') return example.test(value) ? [[...path]] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    examplesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
