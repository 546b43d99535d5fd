/** A text with places for values, as `{name}`; or its forms, of which `{count}` chooses one. */
export type Message = string | { zero?: string; one?: string; other: string }

/**
 * A message with its values.
 *
 * @throws an Error where a place in it has no value
 */
export function format(
  message: Message,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return formOf(message, values.count).replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`No value for ${place} in: ${JSON.stringify(message)}`)
    return String(value)
  })
}

function formOf(message: Message, count: unknown): string {
  if (typeof message === 'string') return message
  const form = count === 0 ? message.zero : count === 1 ? message.one : undefined
  return form ?? message.other
}
