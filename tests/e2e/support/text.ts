import type { Locator } from '@playwright/test'

/** The text of an element that a visitor sees, in one line and one case: style sheets may set capitals. */
export async function visibleText(element: Locator): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count as shown.
  return inOneLine(await element.innerText())
}

/** Text in one line and one case. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('sq')
}

/** Parts of a text between its tags and at its line breaks: what must be found on a page piece by piece. */
export function piecesOf(html: string): string[] {
  return html
    .split(/<[^>]*>|\n+/)
    .map((piece) => inOneLine(piece.replaceAll('&amp;', '&').replaceAll('&nbsp;', ' ')))
    .filter((piece) => piece.length > 1)
}
