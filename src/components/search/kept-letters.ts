/**
 * Keeps the letters that a visitor types while the field for them is not there yet.
 *
 * @returns ends it and gives the letters
 */
export function keepLetters(): () => string {
  let letters = ''
  const keep = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    letters += event.key
    event.preventDefault()
  }
  document.addEventListener('keydown', keep)
  return () => {
    document.removeEventListener('keydown', keep)
    return letters
  }
}
