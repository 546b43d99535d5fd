/** A value of a finding: plain data, which can be stored. */
export type Value = string | number | boolean | undefined | readonly (string | number)[]

/** The values of a finding by their names. */
export type FindingValues = Readonly<Record<string, Value>>

/** The types of the values that `fixedText` adds to those of a rule, if the finding has edits. */
export const fixedTypes = {
  corrected: 'string',
  line: 'string',
  lines: 'and-list',
  firstLine: 'string',
  otherLines: 'and-list',
} as const satisfies Readonly<Record<string, string>>
