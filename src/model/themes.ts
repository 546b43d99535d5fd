/**
 * Themes of projects: the keys in content and addresses; their labels are in words.yaml.
 * Not in the schema, because pages need them and zod is never sent to a visitor.
 */
export const themes = [
  'planet',
  'shkolla-verore',
  'akademi',
  'burimet',
  'kursimi',
  'klima',
  'pyjet',
  'vetedijesimi',
] as const

export type Theme = (typeof themes)[number]
