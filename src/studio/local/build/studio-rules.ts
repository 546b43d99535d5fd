import type { Plugin } from 'vite'
import type { RuleRecord } from '../../../check/rules/record.ts'

/** The fields of a rule that the studio never reads. It is in Albanian, and does not print the page of rules. */
const unread = ['en', 'enHint', 'why', 'example'] as const satisfies readonly (keyof RuleRecord)[]

/** Leaves the English sentences, the reasons and the examples of the check's rules out of a bundle. */
export const studioRules: Plugin = {
  name: 'studio-rules',
  enforce: 'pre',
  transform: {
    filter: { id: /(rules|phrases|terms)\.json$/ },
    handler: (code, id) => (id.endsWith('rules.json') ? withoutUnread(code) : withoutEnglish(code)),
  },
}

function withoutEnglish(code: string): string {
  const { sq } = JSON.parse(code)
  return JSON.stringify({ sq, en: {} })
}

/** The text of a file of rules without the fields that the studio never reads. */
export function withoutUnread(code: string): string {
  const records: Record<string, Partial<RuleRecord>> = JSON.parse(code)
  for (const record of Object.values(records)) for (const key of unread) delete record[key]
  return JSON.stringify(records)
}
