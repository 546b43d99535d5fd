import { z } from 'zod'
import type { Operation } from '../../protocol.ts'
import { refusals as words } from '../../words/core.json'
import { Refusal } from '../refusal.ts'

const path = z.array(z.union([z.string(), z.int().nonnegative()])).max(10)
const place = z.int().nonnegative()

const operations = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, value: z.union([z.string(), z.number(), z.literal(true)]) }),
  z.strictObject({ op: z.literal('remove'), path }),
  z.strictObject({ op: z.literal('insert'), path, index: place, value: z.unknown() }),
  z.strictObject({ op: z.literal('move'), path, from: place, to: place }),
  z.strictObject({ op: z.literal('body'), text: z.string() }),
  z.strictObject({ op: z.literal('write'), text: z.string() }),
  z.strictObject({ op: z.literal('fix'), start: place, end: place }),
  z.strictObject({ op: z.literal('fixAll') }),
])

/** The operation of a call; anything else is refused. */
export function readOperation(given: unknown): Operation {
  const read = operations.safeParse(given)
  if (!read.success) throw new Refusal(400, words.malformed)
  return read.data
}
