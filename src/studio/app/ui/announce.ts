/** Id of the live region of the page. */
export const liveRegion = 'njoftimi'

/** In ms: how long a sentence stays in the live region. Later a reader of the page would find it outdated. */
const stay = 10_000

/**
 * Makes a screen reader announce a sentence. Each call creates a new element, so that a repeated sentence is announced
 * again.
 */
export function announce(sentence: string): void {
  const line = document.createElement('span')
  line.append(sentence)
  document.getElementById(liveRegion)?.replaceChildren(line)
  setTimeout(() => line.remove(), stay)
}
