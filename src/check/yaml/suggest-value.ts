import { stringify } from 'yaml'
import type { z } from 'zod'
import { describedAt } from '../../model/schema/described.ts'
import * as posix from '../../util/posix.ts'
import { suggestDay } from '../suggest-dates.ts'

/**
 * The value as it was probably meant, as YAML on one line, if a common mistake explains it: `id: "1"`, `2023 / 2024`,
 * `21.11.2024`, `info(at)example.org`, `images/01.jpg`, `5 min`, one value instead of a list of one. The schema must
 * accept the result.
 */
export function suggestValue(
  schema: z.ZodType,
  place: readonly PropertyKey[],
  value: unknown,
): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const described = describedAt(schema, place)
  const candidates = guesses(String(value))
  const meant = [...candidates, ...candidates.map((guess) => [guess])].find((guess) =>
    described.some((one) => guess !== value && one.schema.safeParse(guess).success),
  )
  return meant === undefined ? undefined : stringify(meant, inBrackets).trim()
}

const inBrackets = { lineWidth: 0, collectionStyle: 'flow', flowCollectionPadding: false } as const

function guesses(written: string): (string | number)[] {
  const text = written.trim()
  const minutes = Number(/^[1-9]\d?(?!\d)/.exec(text)?.[0] ?? 0)
  return [
    text,
    ...(/^\d{1,9}[,;.]?$/.test(text) ? [Number.parseInt(text, 10)] : []),
    suggestDay(text) ?? text,
    posix.basename(text.replaceAll('\\', '/')),
    text.replaceAll(/\s*[-–—/]\s*/g, '-'),
    text.replace(/\s*(?:\(at\)|\[at\]|\sat\s)\s*/i, '@'),
    text.replace(/^http:/, 'https:'),
    `https://${text}`,
    text.replace(/\s*[,;]+$/, ''),
    text.replace(/^00/, '+').replace(/^0/, '+383 ').replaceAll(/[/.-]/g, ' '),
    minutes === 1 ? '1 minutë lexim' : `${minutes} minuta lexim`,
  ]
}
