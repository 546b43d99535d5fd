/**
 * Translates the page as Chrome and Edge do: replaces texts, also later ones, by elements. Editable text is left out,
 * because an editor restores its text after a change by another program.
 */
export function translate(): void {
  const isDone = (node: Node) =>
    node.parentElement?.closest('font, script, style, title, textarea, [contenteditable]')
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    for (let text: Node | null = root; text !== null; text = walker.nextNode())
      if (text.nodeType === Node.TEXT_NODE && text.textContent?.trim() && !isDone(text)) texts.push(text)
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = `» ${text.textContent}`
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  }
  replaceIn(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) replaceIn(node)
  }).observe(document.body, { subtree: true, childList: true })
}
