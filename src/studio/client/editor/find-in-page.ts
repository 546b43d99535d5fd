/** Letters of a text by which its place is found. */
const enough = 40

/**
 * Scrolls the page beside to what has the focus in the form: the words of a field, the block of the body, a picture.
 *
 * @returns false if the page has not got there yet
 */
export function findInPage(frame: HTMLIFrameElement): boolean {
  const { contentDocument: page, contentWindow: view } = frame
  const wanted = tidy(editedText()).slice(0, enough)
  if (!page || !view || wanted.length < 3) return true
  const found = elementWith(page, wanted)
  if (found === undefined) return false
  const { top, bottom } = found.getBoundingClientRect()
  const isSeen = top >= 0 && bottom <= view.innerHeight
  // The page alone: `scrollIntoView` would scroll the studio too.
  if (!isSeen) view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3, behavior: 'instant' })
  return true
}

/** The text of the control that has the focus, or of the block in which the caret is. */
function editedText(): string {
  const { activeElement } = document
  if (activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement)
    return activeElement.value
  const caret = window.getSelection()?.focusNode
  const words = caret instanceof HTMLElement ? caret : caret?.parentElement
  return words?.closest('[contenteditable] > *')?.textContent ?? ''
}

/** The innermost element of the page's content with a text, or the picture that it describes. */
function elementWith(page: Document, wanted: string): Element | undefined {
  const all = [...page.querySelectorAll('main *')]
  const has = (text: string | null) => tidy(text ?? '').includes(wanted)
  const innermost = all.filter(({ textContent }) => has(textContent)).at(-1)
  return innermost ?? all.find((one) => has(one.getAttribute('alt')))
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/**
 * Shows the page in its fonts. For visitors they are optional, so that nothing moves; who edits is to see the line breaks that most
 * visitors see. Its rules are written anew, because a font that came too late stays unused.
 */
export function showFonts({ contentDocument: page }: HTMLIFrameElement): void {
  for (const sheet of page?.styleSheets ?? [])
    for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
      if (!cssText.startsWith('@font-face')) continue
      sheet.deleteRule(index)
      sheet.insertRule(cssText.replace('font-display: optional', 'font-display: swap'), index)
    }
}
