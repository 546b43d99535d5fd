/**
 * Reads the number of an option as somebody typed it: a whole one, at least 1.
 *
 * @throws an Error that names the option and what was typed
 */
export function readNumber(text: string, option: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${option}: „${text}“ is no whole number above 0.`)
  return Number(text)
}
