/** A part of an address without its escapes; as it is where these stand for no text. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
