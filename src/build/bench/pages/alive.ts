/** Whether React has taken over the page that it runs in: it marks the elements that it answers for. */
export function isAlive(): boolean {
  return ['header a', 'main h1'].every((part) => {
    const element = document.querySelector(part)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  })
}
