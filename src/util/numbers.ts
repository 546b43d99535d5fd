/**
 * Parses the number of an option: an integer from 1 to `most`.
 *
 * @throws an Error with the option and its value
 */
export function readNumber(text: string, option: string, most = 1_000_000): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  if (number >= 1 && number <= most) return number
  throw new Error(
    `--${option}: „${text}“ nuk është numër i plotë nga 1 deri në ${most}. (Not such a number.)`,
  )
}

/** The highest port number. */
export const lastPort = 65_535
