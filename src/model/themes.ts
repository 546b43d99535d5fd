/**
 * What projects are about: the keys that editors write and addresses carry; their labels are in words.yaml.
 * Not in the schema, because pages need them and zod never reaches a visitor.
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
