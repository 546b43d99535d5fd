import { addressPayloads } from './address-payloads.ts'
import { handlers } from './handlers.ts'
import { markupPayloads } from './markup-payloads.ts'

/** Ways to run code or to load foreign content from the HTML of a news post, by kind. */
export const htmlPayloads: Readonly<Record<string, readonly string[]>> = {
  'event handlers of every element': handlers,
  ...markupPayloads,
  ...addressPayloads,
}
