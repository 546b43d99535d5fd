/** A text with placeholders for values, as `{name}`; or its forms, of which the value `count` chooses one. */
export type Message = string | { zero?: string; one?: string; other: string }

/**
 * Puts values into a message. Quotes in a quoted value become inner ones, as in „Java ‚e gjelbër‘“.
 *
 * @throws an Error where a placeholder has no value
 */
export function format(
  message: Message,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return formOf(message, values.count).replace(/(„?)\{(\w+)\}/g, (place, quote: string, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for ${place} in: ${JSON.stringify(message)}`)
    return quote === '' ? String(value) : `„${String(value).replaceAll('„', '‚').replaceAll('“', '‘')}`
  })
}

function formOf(message: Message, count: unknown): string {
  if (typeof message === 'string') return message
  const form = count === 0 ? message.zero : count === 1 ? message.one : undefined
  return form ?? message.other
}
