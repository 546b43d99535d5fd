/** A percent-decoded part of an address; unchanged if it is malformed. */
export function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
