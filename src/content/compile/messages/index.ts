/** The words of the checker. Another language is another table of the same type. */
import { bodyMessages } from './sq/body.ts'
import { collectMessages } from './sq/collect.ts'
import { encodingMessages } from './sq/encoding.ts'
import { fieldMessages } from './sq/field.ts'
import { htmlMessages } from './sq/html.ts'
import { pictureMessages } from './sq/picture.ts'
import { reportMessages } from './sq/report.ts'
import { siteMessages } from './sq/site.ts'
import { textMessages } from './sq/text.ts'
import { yamlMessages } from './sq/yaml.ts'

const table = {
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

/** Stable name of a rule. */
export type Rule = keyof typeof table

/** What each rule's sentences are filled in with. */
export type Values = { [R in Rule]: Parameters<(typeof table)[R]>[0] }

/** A language: for each rule what is wrong and what to write instead. */
export type Messages = { [R in Rule]: (values: Values[R]) => { message: string; cure: string } }

/** The sentences of the rules whose names begin so: `MessagesOf<'yaml'>`. */
export type MessagesOf<Family extends string> = Pick<Messages, Extract<Rule, `${Family}/${string}`>>

/** Albanian, the language of the editors. */
export const messages: Messages = table

/** Rules that point something out and stop nothing. */
export const warnings: ReadonlySet<Rule> = new Set<Rule>([
  'date/too-late',
  'description/length',
  'document/more-problems',
  'encoding/tab',
  'frontmatter/markup',
  'html/bare-text',
  'html/markdown',
  'id/gap',
  'link/bare-address',
  'markdown/leftover',
  'picture/small',
  'picture/unused',
  'spelling/unknown-word',
  'stand-in/listed',
  'title/repeated',
  'typography/apostrophe',
  'typography/dashes',
  'typography/ellipsis',
  'typography/emoji',
  'typography/quotes',
])
