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
