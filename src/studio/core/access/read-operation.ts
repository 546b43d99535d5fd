import { z } from 'zod'
import type { Operation } from '../../protocol.ts'
import { refusals as words } from '../../words/core.json'
import { Refusal } from '../refusal.ts'

const path = z.array(z.union([z.string(), z.int().nonnegative()])).max(10)
const place = z.int().nonnegative()

const operations = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('set'), path, value: z.union([z.string(), z.number(), z.literal(true)]) }),
  z.strictObject({ act: z.literal('remove'), path }),
  z.strictObject({ act: z.literal('insert'), path, index: place, value: z.unknown() }),
  z.strictObject({ act: z.literal('move'), path, from: place, to: place }),
  z.strictObject({ act: z.literal('body'), text: z.string() }),
  z.strictObject({ act: z.literal('write'), text: z.string() }),
  z.strictObject({ act: z.literal('fix'), start: place, end: place }),
  z.strictObject({ act: z.literal('fixAll') }),
])

/** The operation of a call; anything else is refused. */
export function readOperation(given: unknown): Operation {
  const read = operations.safeParse(given)
  if (!read.success) throw new Refusal(400, words.malformed)
  return read.data
}
