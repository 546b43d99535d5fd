const stored = 'search-shortcut'

/** For where a browser keeps nothing, and does not let itself be asked either. */
let isOff = false

/** Whether the key `/` opens the search; a visitor may turn it off for the session (WCAG 2.1.4). */
export function hasShortcut(): boolean {
  try {
    return sessionStorage.getItem(stored) !== 'off'
  } catch {
    return !isOff
  }
}

/** Says whether it does: for the session, or until the next page load where the browser keeps nothing. */
export function setShortcut(isOn: boolean): void {
  isOff = !isOn
  try {
    sessionStorage.setItem(stored, isOn ? 'on' : 'off')
  } catch {
    // Said above.
  }
}

/** Whether a key press asks for the search: not while something is typed, nor over another dialog. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
  return !isTyping && document.querySelector('dialog[open]') === null && hasShortcut()
}
