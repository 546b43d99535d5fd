/**
 * Reads the number of an option as somebody typed it: a whole one, from 1 to `most`.
 *
 * @throws an Error that names the option and what was typed
 */
export function readNumber(text: string, option: string, most = 1_000_000): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= most) return number
  throw new Error(
    `--${option}: „${text}“ nuk është numër i plotë nga 1 deri në ${most}. (Not such a number.)`,
  )
}

/** The greatest number of a port. */
export const lastPort = 65_535
