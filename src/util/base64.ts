/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let characters = ''
  // The number of arguments of a call is limited.
  for (let at = 0; at < bytes.length; at += 0x8000)
    characters += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(characters)
}

/** The bytes of base64, which may have line breaks. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('\n', '')), (character) => character.charCodeAt(0))
}
