/**
 * Reads the number of an option as somebody typed it: a whole one, at least 1.
 *
 * @throws an Error that names the option and what was typed
 */
export function readNumber(text: string, option: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(`--${option}: „${text}“ is no whole number above 0.`)
  return Number(text)
}

/**
 * Reads the port of a server as somebody typed it.
 *
 * @throws an Error that names what was typed
 */
export function readPort(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : 0
  if (port < 1 || port > 65_535)
    throw new Error(`Porta „${text}“ nuk është numër nga 1 deri në 65535. (Not the number of a port.)`)
  return port
}
