const stored = 'search-shortcut'

/** Whether the key `/` opens the search; a visitor may turn it off for the session (WCAG 2.1.4). */
export function hasShortcut(): boolean {
  return sessionStorage.getItem(stored) !== 'off'
}

export function setShortcut(isOn: boolean): void {
  sessionStorage.setItem(stored, isOn ? 'on' : 'off')
}

/** Whether a key press asks for the search: not while something is typed, nor over another dialog. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
  return !isTyping && document.querySelector('dialog[open]') === null && hasShortcut()
}
