/** Id of the live region of the page. */
export const liveRegion = 'njoftimi'

/** In ms: how long a sentence stays in the live region. After that, somebody who reads the page would take it for current. */
const stay = 10_000

/** Has a screen reader say a sentence. Each call makes a new element, so that the same sentence is said again. */
export function announce(sentence: string): void {
  const line = document.createElement('span')
  line.append(sentence)
  document.getElementById(liveRegion)?.replaceChildren(line)
  setTimeout(() => line.remove(), stay)
}
