/** The number of characters of a text that are searched for in the page. */
const enough = 40

/**
 * Scrolls the page to the words of the focused field or of the block at the caret, or to the picture with this
 * description.
 *
 * @returns false if the page does not show the words yet
 */
export function scrollToEdited(frame: HTMLIFrameElement): boolean {
  const { contentDocument: page, contentWindow: view } = frame
  const wanted = tidy(editedText()).slice(0, enough)
  if (!page || !view || wanted.length < 3) return true
  const found = elementWith(page, wanted)
  if (found === undefined) return false
  const { top, bottom } = found.getBoundingClientRect()
  const isSeen = top >= 0 && bottom <= view.innerHeight
  // `scrollTo` scrolls the page alone: `scrollIntoView` would scroll the studio too.
  if (!isSeen) view.scrollTo({ top: view.scrollY + top - view.innerHeight / 3, behavior: 'instant' })
  return true
}

/** The text of the control that has the focus, or of the block in which the caret is. */
function editedText(): string {
  const { activeElement } = document
  if (activeElement instanceof HTMLTextAreaElement || activeElement instanceof HTMLInputElement)
    return activeElement.value
  const caret = window.getSelection()?.focusNode
  const element = caret instanceof HTMLElement ? caret : caret?.parentElement
  return element?.closest('[contenteditable] > *')?.textContent ?? ''
}

/** The innermost element of the page's content with a text; else the picture with this text as its description. */
function elementWith(page: Document, wanted: string): Element | undefined {
  const all = [...page.querySelectorAll('main *')]
  const has = (text: string | null) => tidy(text ?? '').includes(wanted)
  const innermost = all.findLast(({ textContent }) => has(textContent))
  return innermost ?? all.find((one) => has(one.getAttribute('alt')))
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/**
 * Shows the page in its own fonts. For visitors the fonts are optional, so that no text moves. An editor should see the
 * line breaks of most visitors. The rules are inserted again, because the browser ignores a font that loaded too late.
 */
export function showFonts({ contentDocument: page }: HTMLIFrameElement): void {
  for (const sheet of page?.styleSheets ?? [])
    for (const [index, { cssText }] of [...sheet.cssRules].entries()) {
      if (!cssText.startsWith('@font-face')) continue
      sheet.deleteRule(index)
      sheet.insertRule(cssText.replace('font-display: optional', 'font-display: swap'), index)
    }
}
