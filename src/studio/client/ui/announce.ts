/** Id of the live region of the page. */
export const liveRegion = 'njoftimi'

/** Says a sentence to those who hear the page. A new element each time: the same sentence twice is said twice. */
export function announce(sentence: string): void {
  const said = document.createElement('span')
  said.append(sentence)
  document.getElementById(liveRegion)?.replaceChildren(said)
}
