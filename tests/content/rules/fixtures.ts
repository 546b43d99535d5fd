import { rules } from '../../../src/check/rules/index.ts'
import { documentFixtures } from './documents.ts'
import { encodingFixtures } from './encoding.ts'
import type { Fixture } from './fixture.ts'
import { pictureFixtures } from './picture.ts'
import { siteFixtures } from './site.ts'

const examples = Object.entries(rules).flatMap(([rule, { example }]) =>
  'in' in example ? [[rule, example] as const] : [],
)

/** The example of each rule; mistakes in bytes, file names or several documents are written here. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  ...Object.fromEntries(examples),
  ...encodingFixtures,
  ...documentFixtures,
  ...pictureFixtures,
  ...siteFixtures,
}
