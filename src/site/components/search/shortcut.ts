const stored = 'search-shortcut'

/** Session storage; without it, an object for as long as the page is open. */
const storage: Record<string, string> = openStorage()

function openStorage(): Record<string, string> {
  try {
    return sessionStorage
  } catch {
    return {}
  }
}

/** Whether the key `/` opens the search; visitors may turn it off for the session (WCAG 2.1.4). */
export function hasShortcut(): boolean {
  return storage[stored] !== 'off'
}

/** Turns the key `/` on or off. */
export function setShortcut(isOn: boolean): void {
  storage[stored] = isOn ? 'on' : 'off'
}

/** Whether a key press opens the search: not while typing, nor over another dialog. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return false
  const isTyping =
    event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
  return !isTyping && document.querySelector('dialog[open]') === null && hasShortcut()
}
