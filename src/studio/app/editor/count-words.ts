/** The number of words in a body, without its tags and headings. */
export function countWords(body: string): number {
  const text = body
    .replaceAll(/^#{1,6} .*$/gm, '')
    .replaceAll(/<(h[1-6])\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0
}
