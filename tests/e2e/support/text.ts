import type { Locator } from '@playwright/test'

/** The visible text of an element, in one line and one case, because style sheets may set capitals. */
export async function visibleText(element: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count as shown.
  return inOneLine(await element.innerText())
}

/** All text of an element, shown or not, in one line and one case. */
export async function wholeText(element: Locator): Promise<string> {
  return inOneLine((await element.textContent()) ?? '')
}

/** The texts that the result of `visibleText` lacks. */
export function missingFrom(shown: string, texts: readonly string[]): string[] {
  return texts.filter((text) => {
    // A report's entity has a note as „title: text“. Its page shows the two separately.
    const [title = '', ...note] = text.split(': ')
    const isShown = [[text], [title, note.join(': ')]].some((parts) =>
      parts.every((part) => shown.includes(inOneLine(part))),
    )
    return !isShown
  })
}

/** Text in one line and one case. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('sq')
}

/** Parts of a text between its tags and line breaks, which a page must contain separately. */
export function piecesOf(html: string): string[] {
  return html
    .split(/<[^>]*>|\n+/)
    .map((piece) => inOneLine(piece.replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')))
    .filter((piece) => piece.length > 1)
}
