/** Id of the live region of the page. */
export const liveRegion = 'njoftimi'

/** Has a screen reader say a sentence. Each call makes a new element, so that the same sentence is said again. */
export function announce(sentence: string): void {
  const line = document.createElement('span')
  line.append(sentence)
  document.getElementById(liveRegion)?.replaceChildren(line)
}
