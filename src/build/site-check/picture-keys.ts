/** Picture addresses are put together from this and a width. */
const pictureKey = /[\w-]+\.[0-9a-f]{8}(?![0-9a-f])/g

/** Keys of pictures that stand anywhere in a text, each once. */
export function pictureKeys(text: string): string[] {
  return [...new Set(text.match(pictureKey))]
}
