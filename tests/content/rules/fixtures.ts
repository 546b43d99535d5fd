import type { Rule } from '../../../src/content/compile/messages/index.ts'
import { bodyFixtures } from './body.ts'
import { encodingFixtures } from './encoding.ts'
import { fieldFixtures } from './field.ts'
import type { Fixture } from './fixture.ts'
import { htmlFixtures } from './html.ts'
import { pictureFixtures } from './picture.ts'
import { reportFixtures } from './report.ts'
import { siteFixtures } from './site.ts'
import { textFixtures } from './text.ts'
import { yamlFixtures } from './yaml.ts'

/** One fixture for each rule; a rule without one is a type error. */
export const fixtures: Readonly<Record<Rule, Fixture>> = {
  ...encodingFixtures,
  ...yamlFixtures,
  ...fieldFixtures,
  ...bodyFixtures,
  ...reportFixtures,
  ...htmlFixtures,
  ...pictureFixtures,
  ...siteFixtures,
  ...textFixtures,
}
