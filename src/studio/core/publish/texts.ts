export function isTextFile(file: string): boolean {
  return /\.(mdx|yaml|md|txt)$/.test(file)
}

/** Decodes a text to be shown or merged: a replacement character stands for bytes that are not UTF-8. */
export function decodeLoosely(bytes: Uint8Array | undefined): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
