/**
 * Keeps Ctrl+Z in a field from changing the body. A browser has one list of undo steps for a whole page, but an element that
 * is taken out of the page and put back loses its steps; the body has a history of its own. So the body is put back at its
 * place when a field outside it gets the focus.
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
