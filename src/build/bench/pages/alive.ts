/**
 * Whether React has taken over the page that it runs in: it has marked the elements that it answers for, which it does
 * while it still hydrates, and its effects have run, of which one ends what src/bootstrap.ts does meanwhile.
 */
export function isAlive(): boolean {
  const isMarked = ['header a', 'main h1'].every((part) => {
    const element = document.querySelector(part)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  })
  return isMarked && window.onpopstate === null
}
