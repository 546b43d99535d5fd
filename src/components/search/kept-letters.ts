/**
 * Keeps the letters that a visitor types while the field for them is not there yet.
 *
 * @param leave what Escape does
 * @returns ends it and gives the letters
 */
export function keepLetters(leave: () => void): () => string {
  let letters = ''
  const keep = (event: KeyboardEvent) => {
    const { key } = event
    const isBackspace = key === 'Backspace'
    if (key === 'Escape') leave()
    if ((key.length > 1 && !isBackspace) || event.ctrlKey || event.metaKey || event.altKey) return
    letters = isBackspace ? letters.slice(0, -1) : letters + key
    event.preventDefault()
  }
  document.addEventListener('keydown', keep)
  return () => {
    document.removeEventListener('keydown', keep)
    return letters
  }
}
