/**
 * Keeps Ctrl+Z in a field from changing the body. A browser has one undo history for a whole page, while the body has a
 * history of its own. An element that leaves the page and comes back loses its native steps. So the body is taken out
 * and put back when a field outside it gets the focus.
 *
 * @returns a function that ends this
 */
export function keepUndoInFields(body: HTMLElement): () => void {
  let hasSteps = false
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && body.contains(target)) hasSteps = true
    else if (hasSteps && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
      body.parentNode?.insertBefore(body, body.nextSibling)
      hasSteps = false
    }
  }
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}
