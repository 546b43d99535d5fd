import type { Messages } from '../index.ts'
import { bodyMessages } from './body.ts'
import { collectMessages } from './collect.ts'
import { encodingMessages } from './encoding.ts'
import { fieldMessages } from './field.ts'
import { htmlMessages } from './html.ts'
import { pictureMessages } from './picture.ts'
import { reportMessages } from './report.ts'
import { siteMessages } from './site.ts'
import { textMessages } from './text.ts'
import { yamlMessages } from './yaml.ts'

/** English, for whoever maintains the site; the compiler holds it against the Albanian table. */
export const english: Messages = {
  ...encodingMessages,
  ...yamlMessages,
  ...fieldMessages,
  ...bodyMessages,
  ...reportMessages,
  ...htmlMessages,
  ...pictureMessages,
  ...collectMessages,
  ...siteMessages,
  ...textMessages,
}
