/**
 * Picture addresses are put together from this and a width. The digest is looked for first, because points are
 * rarer than words.
 */
const pictureKey = /\.[0-9a-f]{8}(?![0-9a-f])(?<=([\w-]+)\..{8})/g

/** Keys of pictures that stand anywhere in a text, each once. */
export function pictureKeys(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(pictureKey), ([digest, name = '']) => name + digest))]
}
