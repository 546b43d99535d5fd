import { addressPayloads } from './address-payloads.ts'
import { handlers } from './handlers.ts'
import { markupPayloads } from './markup-payloads.ts'

/** Ways to run code or to load something foreign from the HTML of a news post, by their kind. */
export const htmlPayloads: Readonly<Record<string, readonly string[]>> = {
  'event handlers of every element': handlers,
  ...markupPayloads,
  ...addressPayloads,
}
